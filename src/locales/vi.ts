import type { Strings } from '../ui/types.js'

export const locale = 'vi'

/** Tiếng Việt (Vietnamese). */
export const strings: Strings = {
  button: 'Kết nối ví',
  title: 'Kết nối ví',
  close: 'Đóng',
  back: 'Quay lại',
  search: 'Tìm ví',
  installed: 'Đã cài đặt',
  popular: 'Phổ biến',
  lastUsed: 'Dùng gần đây',
  noneFound: 'Không tìm thấy ví nào.',
  noneOnDevice: 'Không tìm thấy ví nào trên thiết bị này.',
  resultCount: 'Tìm thấy {} ví',

  what: 'Ví là gì?',
  home: 'Nơi cất giữ tài sản số của bạn',
  homeText: 'Lưu giữ, gửi và nhận coin, token và NFT trên Aptos.',
  login: 'Cách đăng nhập mới',
  loginText: 'Kết nối ví thay vì tạo tài khoản và mật khẩu trên từng trang web.',
  getWallet: 'Tải ví',
  learnMore: 'Tìm hiểu thêm',

  notInstalled: 'Ví này chưa được cài đặt. Nhấp vào bên dưới để tải.',
  get: 'Tải {}',
  openIn: 'Mở {}',
  openInText: 'Mở trang này trong {}.',

  connecting: 'Đang kết nối với {}…',
  waiting: 'Hãy chấp thuận yêu cầu trong {}.',
  slow: 'Vẫn đang chờ? Mở khóa {} hoặc tìm cửa sổ bật lên của ví.',
  cancel: 'Hủy',

  rejected: 'Bạn đã từ chối yêu cầu trong {}.',
  failed: 'Không thể kết nối với {}.',
  again: 'Thử lại',
  connected: 'Đã kết nối với {}.',
  disconnected: 'Đã ngắt kết nối.',

  buttonConnected: 'Ví {}, đã kết nối',
  copy: 'Sao chép địa chỉ',
  copied: 'Đã sao chép!',
  copyFailed: 'Không thể sao chép. Địa chỉ của bạn: {}',
  changeWallet: 'Đổi ví',
  disconnect: 'Ngắt kết nối',
  stuck: 'Không thể ngắt kết nối với {}.',
  forget: 'Gỡ ví khỏi trang web này',
  explorer: 'Xem trên explorer',

  wrongNetwork: 'Sai mạng. Trang web này dùng {}.',
  switchNetwork: 'Đổi mạng',
  switched: 'Đã đổi sang {}.',
  switchFailed: 'Không thể đổi mạng. Hãy đổi sang {network} trong {wallet}.',
  switchUnsupported: 'Trang web này không thể đổi mạng của {wallet}. Hãy đổi sang {network} trong ví.',

  inFrame: 'Trang này được nhúng trong một trang web khác nên một số ví không truy cập được.',
  newTab: 'Mở trong thẻ mới',
  inWebView: 'Trình duyệt của ứng dụng này không truy cập được ví. Hãy mở trang trong trình duyệt của bạn.',
  copyLink: 'Sao chép liên kết',
}
