import type { Strings } from '../ui/types.js'

export const locale = 'vi'

/** Tiếng Việt (Vietnamese). */
export const strings: Strings = {
  button: 'Kết nối ví',
  title: 'Kết nối ví',
  close: 'Đóng',
  search: 'Tìm ví',
  popular: 'Phổ biến',
  noneFound: 'Không tìm thấy',
  what: 'Ví là gì?',
  installed: 'Đã cài đặt',
  home: 'Nơi cất giữ tài sản số của bạn',
  getWallet: 'Tải ví',
  homeText: 'Lưu giữ, gửi và nhận coin, token và vật phẩm sưu tầm trên Aptos.',
  loginText: 'Không tài khoản mới, không mật khẩu: ví xác nhận bạn là ai.',
  notInstalled: 'Ví này chưa được cài đặt. Nhấp vào bên dưới để tải.',
  login: 'Cách đăng nhập mới',
  learnMore: 'Tìm hiểu thêm',
  get: 'Tải {}',
  openIn: 'Mở trong {}',
  connecting: 'Đang kết nối với {}…',
  slow: 'Có thể ví đang bị khóa hoặc cửa sổ của ví đang bị ẩn.',
  cancel: 'Hủy',
  rejected: 'Bạn đã từ chối yêu cầu trong {}.',
  failed: '{} không kết nối được.',
  copied: 'Đã sao chép!',
  copy: 'Sao chép địa chỉ',
  copyFailed: 'Hãy sao chép thủ công: {}',
  again: 'Thử lại',
  disconnect: 'Ngắt kết nối',
  stuck: '{} chưa ngắt kết nối.',
  switchNetwork: 'Đổi mạng',
  forget: 'Quên ví này trên trang',
  wrongNetwork: 'Trang này dùng mạng {}.',
  explorer: 'Xem trên trình khám phá khối',
}
