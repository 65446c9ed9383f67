import type { Strings } from '../ui/types.js'

export const locale = 'ja'

/** 日本語 (Japanese). */
export const strings: Strings = {
  button: 'ウォレットを接続',
  title: 'ウォレットを接続',
  close: '閉じる',
  search: 'ウォレットを検索',
  popular: '人気',
  noneFound: '見つかりません',
  what: 'ウォレットとは？',
  installed: 'インストール済み',
  home: 'デジタル資産の置き場所',
  getWallet: 'ウォレットを入手',
  homeText: 'Aptos上のコイン、トークン、コレクティブルを保管、送受信できます。',
  loginText: '新しいアカウントもパスワードも不要。ウォレットがあなたを証明します。',
  notInstalled: 'このウォレットはまだインストールされていません。下から入手できます。',
  login: '新しいログイン方法',
  learnMore: '詳しく見る',
  get: '{}を入手',
  openIn: '{}で開く',
  connecting: '{}に接続しています…',
  slow: 'ウォレットがロックされているか、ウィンドウが隠れている可能性があります。',
  cancel: 'キャンセル',
  rejected: '{}でリクエストが拒否されました。',
  failed: '{}に接続できませんでした。',
  copied: 'コピーしました',
  copy: 'アドレスをコピー',
  copyFailed: '手動でコピーしてください：{}',
  again: '再試行',
  disconnect: '切断',
  stuck: '{}を切断できませんでした。',
  switchNetwork: 'ネットワークを切り替える',
  forget: 'このページから削除',
  wrongNetwork: 'このページのネットワークは{}です。',
  explorer: 'ブロックエクスプローラーで見る',
}
