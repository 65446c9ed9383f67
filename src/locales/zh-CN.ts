import type { Strings } from '../ui/types.js'

export const locale = 'zh-CN'

/** 简体中文 (Chinese, simplified). */
export const strings: Strings = {
  button: '连接钱包',
  title: '连接钱包',
  close: '关闭',
  back: '返回',
  search: '搜索钱包',
  installed: '已安装',
  popular: '热门',
  lastUsed: '上次使用',
  noneFound: '未找到钱包。',
  noneOnDevice: '在此设备上未找到钱包。',
  resultCount: '找到 {} 个钱包',

  what: '什么是钱包？',
  home: '数字资产之家',
  homeText: '在 Aptos 上保管、发送和接收加密货币、代币和 NFT。',
  login: '全新的登录方式',
  loginText: '无需在每个网站注册账号和密码，连接钱包即可登录。',
  getWallet: '获取钱包',
  learnMore: '了解更多',

  notInstalled: '此钱包尚未安装。点击下方按钮即可获取。',
  get: '获取 {}',
  openIn: '打开 {}',
  openInText: '请在 {} 中打开此页面。',

  connecting: '正在连接 {}…',
  waiting: '请在 {} 中确认请求。',
  slow: '还在等待？请解锁 {}，或查看其弹出窗口。',
  cancel: '取消',

  rejected: '您已在 {} 中拒绝请求。',
  failed: '无法连接 {}。',
  again: '重试',
  connected: '已连接 {}。',
  disconnected: '已断开连接。',

  buttonConnected: '钱包 {}，已连接',
  copy: '复制地址',
  copied: '已复制！',
  copyFailed: '无法复制。您的地址：{}',
  changeWallet: '更换钱包',
  disconnect: '断开连接',
  stuck: '无法断开与 {} 的连接。',
  forget: '从此网站移除',
  explorer: '在区块浏览器中查看',

  wrongNetwork: '网络不正确。此网站使用 {}。',
  switchNetwork: '切换网络',
  switched: '已切换到 {}。',
  switchFailed: '无法切换网络。请在 {wallet} 中切换到 {network}。',
  switchUnsupported: '此网站无法切换 {wallet} 的网络。请在钱包中切换到 {network}。',

  inFrame: '此页面嵌入在其他网站中，部分钱包无法使用。',
  newTab: '在新标签页中打开',
  inWebView: '此应用的浏览器无法使用钱包。请在您的浏览器中打开此页面。',
  copyLink: '复制链接',
}
