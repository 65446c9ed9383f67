import type { Strings } from '../ui/types.js'

export const locale = 'vi'

/** Tiếng Việt (Vietnamese). */
export const strings: Strings = {
  button: 'Kết nối ví',
  title: 'Kết nối ví',
  close: 'Đóng',
  search: 'Tìm ví',
  noneFound: 'Không tìm thấy',
  installed: 'Đã cài đặt',
  popular: 'Phổ biến',
  what: 'Ví là gì?',
  home: 'Nơi cất giữ tài sản số của bạn',
  homeText: 'Lưu giữ, gửi và nhận coin, token và vật phẩm sưu tầm trên Aptos.',
  login: 'Cách đăng nhập mới',
  loginText: 'Không tài khoản mới, không mật khẩu: ví xác nhận bạn là ai.',
  getWallet: 'Tải ví',
  learnMore: 'Tìm hiểu thêm',
  notInstalled: 'Ví này chưa được cài đặt. Nhấp vào bên dưới để tải.',
  get: 'Tải {}',
  openIn: 'Mở trong {}',
  connecting: 'Đang kết nối với {}…',
  slow: 'Có thể ví đang bị khóa hoặc cửa sổ của ví đang bị ẩn.',
  cancel: 'Hủy',
  rejected: 'Bạn đã từ chối yêu cầu trong {}.',
  failed: '{} không kết nối được.',
  again: 'Thử lại',
  copy: 'Sao chép địa chỉ',
  copied: 'Đã sao chép!',
  copyFailed: 'Hãy sao chép thủ công: {}',
  disconnect: 'Ngắt kết nối',
  stuck: '{} chưa ngắt kết nối.',
  forget: 'Quên ví này trên trang',
  explorer: 'Xem trên trình khám phá khối',
  wrongNetwork: 'Trang này dùng mạng {}.',
  switchNetwork: 'Đổi mạng',
}
