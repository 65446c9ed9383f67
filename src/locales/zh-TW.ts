import type { Strings } from '../ui/types.js'

export const locale = 'zh-TW'

/** 繁體中文 (Chinese, traditional). */
export const strings: Strings = {
  button: '連接錢包',
  title: '連接錢包',
  close: '關閉',
  back: '返回',
  search: '搜尋錢包',
  installed: '已安裝',
  popular: '熱門',
  lastUsed: '上次使用',
  noneFound: '找不到錢包。',
  noneOnDevice: '在此裝置上找不到錢包。',
  resultCount: '找到 {} 個錢包',

  what: '什麼是錢包？',
  home: '數位資產之家',
  homeText: '在 Aptos 上保管、傳送和接收加密貨幣、代幣和 NFT。',
  login: '全新的登入方式',
  loginText: '不必在每個網站建立帳號和密碼，連接錢包即可登入。',
  getWallet: '取得錢包',
  learnMore: '瞭解更多',

  notInstalled: '此錢包尚未安裝。點選下方按鈕即可取得。',
  get: '取得 {}',
  openIn: '開啟 {}',
  openInText: '請在 {} 中開啟此頁面。',

  connecting: '正在連線至 {}…',
  waiting: '請在 {} 中確認要求。',
  slow: '還在等待嗎？請解鎖 {}，或查看其彈出視窗。',
  cancel: '取消',

  rejected: '您已在 {} 中拒絕要求。',
  failed: '無法連線至 {}。',
  again: '重試',
  connected: '已連線至 {}。',
  disconnected: '已中斷連線。',

  buttonConnected: '錢包 {}，已連線',
  copy: '複製地址',
  copied: '已複製！',
  copyFailed: '無法複製。您的地址：{}',
  changeWallet: '更換錢包',
  disconnect: '中斷連線',
  stuck: '無法中斷與 {} 的連線。',
  forget: '從此網站移除',
  explorer: '在區塊瀏覽器中查看',

  wrongNetwork: '網路不正確。此網站使用 {}。',
  switchNetwork: '切換網路',
  switched: '已切換至 {}。',
  switchFailed: '無法切換網路。請在 {wallet} 中切換至 {network}。',
  switchUnsupported: '此網站無法切換 {wallet} 的網路。請在錢包中切換至 {network}。',

  inFrame: '此頁面嵌入在其他網站中，部分錢包無法使用。',
  newTab: '在新分頁中開啟',
  inWebView: '此應用程式的瀏覽器無法使用錢包。請在您的瀏覽器中開啟此頁面。',
  copyLink: '複製連結',
}
