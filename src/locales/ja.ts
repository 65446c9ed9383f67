import type { Strings } from '../ui/types.js'

export const locale = 'ja'

/** 日本語 (Japanese). */
export const strings: Strings = {
  button: 'ウォレットを接続',
  title: 'ウォレットを接続',
  close: '閉じる',
  back: '戻る',
  search: 'ウォレットを検索',
  installed: 'インストール済み',
  popular: '人気',
  lastUsed: '前回使用',
  noneFound: 'ウォレットが見つかりません。',
  noneOnDevice: 'このデバイスにウォレットが見つかりません。',
  resultCount: '{}件のウォレットが見つかりました',

  what: 'ウォレットとは？',
  home: 'デジタル資産の保管場所',
  homeText: 'Aptos上のコイン、トークン、NFTを保管・送受信できます。',
  login: '新しいログイン方法',
  loginText: 'サイトごとにアカウントやパスワードを作らなくても、ウォレットを接続するだけでログインできます。',
  getWallet: 'ウォレットを入手',
  learnMore: '詳しく見る',

  notInstalled: 'このウォレットはまだインストールされていません。以下から入手できます。',
  get: '{}を入手',
  openIn: '{}を開く',
  openInText: 'このページを{}で開いてください。',

  connecting: '{}に接続しています…',
  waiting: '{}でリクエストを承認してください。',
  slow: '時間がかかる場合は、{}のロックを解除するか、ポップアップウィンドウを確認してください。',
  cancel: 'キャンセル',

  rejected: '{}でリクエストをキャンセルしました。',
  failed: '{}に接続できませんでした。',
  again: '再試行',
  connected: '{}に接続しました。',
  disconnected: '切断しました。',

  signInWith: '{}でログイン',
  signInText: 'このサイトにログインするには、{}でメッセージに署名してください。料金はかかりません。',
  signIn: 'ログイン',
  signInFailed: 'ログインできませんでした。',

  buttonConnected: 'ウォレット {}、接続済み',
  copy: 'アドレスをコピー',
  copied: 'コピーしました！',
  copyFailed: 'コピーできませんでした。アドレス：{}',
  changeWallet: 'ウォレットを変更',
  disconnect: '切断',
  disconnectFailed: '{}を切断できませんでした。',
  forget: 'このサイトから削除',
  explorer: 'エクスプローラーで見る',

  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  agreeToTerms: '接続すると、{terms}に同意したことになります。',
  agreeToTermsAndPrivacy: '接続すると、{terms}と{privacy}に同意したことになります。',
  acceptTerms: '{terms}に同意します。',
  acceptTermsAndPrivacy: '{terms}と{privacy}に同意します。',

  wrongNetwork: 'ネットワークが違います。このサイトは{}を使用しています。',
  switchNetwork: 'ネットワークを切り替える',
  switched: '{}に切り替えました。',
  switchFailed: 'ネットワークを切り替えられませんでした。{wallet}で{network}に切り替えてください。',
  switchUnsupported:
    'このサイトからは{wallet}のネットワークを切り替えられません。ウォレットで{network}に切り替えてください。',

  inFrame: 'このページは別のサイトに埋め込まれているため、一部のウォレットを利用できません。',
  newTab: '新しいタブで開く',
  inWebView:
    'このアプリ内ブラウザではウォレットを利用できません。普段お使いのブラウザでページを開いてください。',
  copyLink: 'リンクをコピー',
  copyLinkFailed: 'コピーできませんでした。リンク：{}',

  transactions: {
    label: 'トランザクション',
    sent: 'トランザクションを送信しました',
    waiting: '確認待ち',
    confirmed: '確認されました',
    failed: '失敗しました',
    late: 'まだ確認されていません',
    unknown: '状態を確認できませんでした',
    explorer: 'エクスプローラーで見る',
    checkAgain: 'もう一度確認',
    details: '詳細',
    dismiss: '閉じる',
    aborted: '{module} により停止：{code}',
    executionFailed: '{} が失敗しました。',
    OUT_OF_GAS: 'トランザクションのガスが不足しました。',
    SEQUENCE_NUMBER_TOO_OLD: 'このアカウントの別のトランザクションが先に処理されました。',
    SEQUENCE_NUMBER_TOO_NEW: 'このアカウントの先行するトランザクションがありません。',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'ネットワーク手数料に必要な APT がアカウントにありません。',
    TRANSACTION_EXPIRED: 'トランザクションの有効期限が切れました。',
    MISSING_DATA: 'トランザクションに必要なデータがブロックチェーン上にありません。',
  },
}
