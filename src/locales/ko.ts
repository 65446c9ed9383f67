import type { Strings } from '../ui/types.js'

export const locale = 'ko'

/** 한국어 (Korean). */
export const strings: Strings = {
  button: '지갑 연결',
  title: '지갑 연결',
  close: '닫기',
  search: '지갑 검색',
  popular: '인기',
  noneFound: '결과 없음',
  what: '지갑이란?',
  installed: '설치됨',
  home: '디지털 자산의 보금자리',
  getWallet: '지갑 받기',
  homeText: 'Aptos의 코인, 토큰, 수집품을 보관하고 주고받으세요.',
  loginText: '새 계정도 비밀번호도 필요 없습니다. 지갑이 본인을 증명합니다.',
  notInstalled: '아직 설치되지 않은 지갑입니다. 아래를 눌러 설치하세요.',
  login: '새로운 로그인 방법',
  learnMore: '자세히 알아보기',
  get: '{} 받기',
  openIn: '{}에서 열기',
  connecting: '{}에 연결하는 중…',
  slow: '지갑이 잠겨 있거나 창이 가려져 있을 수 있습니다.',
  cancel: '취소',
  rejected: '{}에서 요청을 거부했습니다.',
  failed: '{}에 연결하지 못했습니다.',
  copied: '복사됨!',
  copy: '주소 복사',
  copyFailed: '직접 복사하세요: {}',
  again: '다시 시도',
  disconnect: '연결 해제',
  stuck: '{} 연결이 해제되지 않았습니다.',
  switchNetwork: '네트워크 전환',
  forget: '이 페이지에서 지우기',
  wrongNetwork: '이 페이지의 네트워크: {}',
  explorer: '블록 탐색기에서 보기',
}
