import type { Strings } from '../ui/types.js'

export const locale = 'zh-CN'

/** 简体中文 (Chinese, simplified). */
export const strings: Strings = {
  button: '连接钱包',
  title: '连接钱包',
  close: '关闭',
  search: '搜索钱包',
  popular: '热门',
  noneFound: '未找到',
  what: '什么是钱包？',
  installed: '已安装',
  home: '数字资产之家',
  getWallet: '获取钱包',
  homeText: '在 Aptos 上保管、发送和接收代币与收藏品。',
  loginText: '无需新账号，无需密码：钱包为您证明身份。',
  notInstalled: '此钱包尚未安装。点击下方获取。',
  login: '全新的登录方式',
  learnMore: '了解更多',
  get: '获取 {}',
  openIn: '在 {} 中打开',
  connecting: '正在连接 {}…',
  slow: '钱包可能已锁定，或其窗口被遮挡。',
  cancel: '取消',
  rejected: '您已在 {} 中拒绝请求。',
  failed: '{} 无法连接。',
  copied: '已复制！',
  copy: '复制地址',
  copyFailed: '请手动复制：{}',
  again: '重试',
  disconnect: '断开连接',
  stuck: '{} 未能断开连接。',
  switchNetwork: '切换网络',
  forget: '在此页面移除',
  wrongNetwork: '此页面使用 {} 网络。',
  explorer: '在区块浏览器中查看',
}
