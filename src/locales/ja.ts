import type { Strings } from '../ui/types.js'

export const locale = 'ja'

/** 日本語 (Japanese). */
export const strings: Strings = {
  button: 'ウォレットを接続',
  title: 'ウォレットを接続',
  close: '閉じる',
  search: 'ウォレットを検索',
  noneFound: '見つかりません',
  installed: 'インストール済み',
  popular: '人気',
  what: 'ウォレットとは？',
  home: 'デジタル資産の置き場所',
  homeText: 'Aptos上のコイン、トークン、コレクティブルを保管、送受信できます。',
  login: '新しいログイン方法',
  loginText: '新しいアカウントもパスワードも不要。ウォレットがあなたを証明します。',
  getWallet: 'ウォレットを入手',
  learnMore: '詳しく見る',
  notInstalled: 'このウォレットはまだインストールされていません。下から入手できます。',
  get: '{}を入手',
  openIn: '{}で開く',
  connecting: '{}に接続しています…',
  slow: 'ウォレットがロックされているか、ウィンドウが隠れている可能性があります。',
  cancel: 'キャンセル',
  rejected: '{}でリクエストが拒否されました。',
  failed: '{}に接続できませんでした。',
  again: '再試行',
  copy: 'アドレスをコピー',
  copied: 'コピーしました',
  copyFailed: '手動でコピーしてください：{}',
  disconnect: '切断',
  stuck: '{}を切断できませんでした。',
  forget: 'このページから削除',
  explorer: 'ブロックエクスプローラーで見る',
  wrongNetwork: 'このページのネットワークは{}です。',
  switchNetwork: 'ネットワークを切り替える',
}
