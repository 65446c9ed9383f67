import type { Strings } from '../ui/types.js'

export const locale = 'zh-TW'

/** 繁體中文 (Chinese, traditional). */
export const strings: Strings = {
  button: '連接錢包',
  title: '連接錢包',
  close: '關閉',
  search: '搜尋錢包',
  popular: '熱門',
  noneFound: '找不到',
  what: '什麼是錢包？',
  installed: '已安裝',
  home: '數位資產之家',
  getWallet: '取得錢包',
  homeText: '在 Aptos 上保管、傳送和接收代幣與收藏品。',
  loginText: '無需新帳號，無需密碼：錢包為您證明身分。',
  notInstalled: '此錢包尚未安裝。點選下方取得。',
  login: '全新的登入方式',
  learnMore: '瞭解更多',
  get: '取得 {}',
  openIn: '在 {} 中開啟',
  connecting: '正在連接 {}…',
  slow: '錢包可能已鎖定，或其視窗被遮住。',
  cancel: '取消',
  rejected: '您已在 {} 中拒絕請求。',
  failed: '{} 無法連接。',
  copied: '已複製！',
  copy: '複製地址',
  copyFailed: '請手動複製：{}',
  again: '重試',
  disconnect: '中斷連接',
  stuck: '{} 未能中斷連接。',
  switchNetwork: '切換網路',
  forget: '從此頁面移除',
  wrongNetwork: '此頁面使用 {} 網路。',
  explorer: '在區塊瀏覽器中查看',
}
