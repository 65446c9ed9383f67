import type { Strings } from '../ui/types.js'

export const locale = 'ko'

/** 한국어 (Korean). */
export const strings: Strings = {
  button: '지갑 연결',
  title: '지갑 연결',
  close: '닫기',
  back: '뒤로',
  search: '지갑 검색',
  installed: '설치됨',
  popular: '인기',
  lastUsed: '최근 사용',
  noneFound: '지갑을 찾을 수 없습니다.',
  noneOnDevice: '이 기기에서 지갑을 찾을 수 없습니다.',
  resultCount: '지갑 {}개를 찾았습니다',

  what: '지갑이란?',
  home: '디지털 자산을 보관하는 곳',
  homeText: 'Aptos에서 코인, 토큰, NFT를 보관하고 주고받으세요.',
  login: '새로운 로그인 방법',
  loginText: '사이트마다 계정과 비밀번호를 만들 필요 없이 지갑만 연결하면 로그인할 수 있습니다.',
  getWallet: '지갑 받기',
  learnMore: '자세히 알아보기',

  notInstalled: '아직 설치되지 않은 지갑입니다. 아래를 눌러 설치하세요.',
  get: '{} 받기',
  openIn: '{} 열기',
  openInText: '{}에서 이 페이지를 여세요.',

  connecting: '{}에 연결하는 중…',
  waiting: '{}에서 요청을 승인하세요.',
  slow: '아직 기다리고 계신가요? {}의 잠금을 해제하거나 팝업 창을 확인하세요.',
  cancel: '취소',

  rejected: '{}에서 요청을 거부하셨습니다.',
  failed: '{}에 연결하지 못했습니다.',
  again: '다시 시도',
  connected: '{}에 연결되었습니다.',
  disconnected: '연결이 해제되었습니다.',

  signInWith: '{}(으)로 로그인',
  signInText: '이 사이트에 로그인하려면 {}에서 메시지에 서명하세요. 비용은 들지 않습니다.',
  signIn: '로그인',
  signInFailed: '로그인하지 못했습니다.',

  buttonConnected: '지갑 {}, 연결됨',
  copy: '주소 복사',
  copied: '복사됨!',
  copyFailed: '복사하지 못했습니다. 내 주소: {}',
  changeWallet: '지갑 변경',
  disconnect: '연결 해제',
  disconnectFailed: '{} 연결을 해제하지 못했습니다.',
  forget: '이 사이트에서 제거',
  explorer: '탐색기에서 보기',

  terms: '서비스 약관',
  privacy: '개인정보 처리방침',
  agreeToTerms: '연결하면 {terms}에 동의하게 됩니다.',
  agreeToTermsAndPrivacy: '연결하면 {terms} 및 {privacy}에 동의하게 됩니다.',
  acceptTerms: '{terms}에 동의합니다.',
  acceptTermsAndPrivacy: '{terms} 및 {privacy}에 동의합니다.',

  wrongNetwork: '잘못된 네트워크입니다. 이 사이트는 {} 네트워크를 사용합니다.',
  switchNetwork: '네트워크 전환',
  switched: '{} 네트워크로 전환했습니다.',
  switchFailed: '네트워크를 전환하지 못했습니다. {wallet}에서 {network} 네트워크로 변경하세요.',
  switchUnsupported:
    '이 사이트에서는 {wallet}의 네트워크를 전환할 수 없습니다. 지갑에서 {network} 네트워크로 변경하세요.',

  inFrame: '이 페이지는 다른 사이트에 삽입되어 있어 일부 지갑을 사용할 수 없습니다.',
  newTab: '새 탭에서 열기',
  inWebView: '이 앱의 브라우저에서는 지갑을 사용할 수 없습니다. 평소 사용하는 브라우저에서 페이지를 여세요.',
  copyLink: '링크 복사',
  copyLinkFailed: '복사하지 못했습니다. 링크: {}',

  transactions: {
    label: '트랜잭션',
    sent: '트랜잭션을 보냈습니다',
    waiting: '확인 대기 중',
    confirmed: '확인됨',
    failed: '실패',
    late: '아직 확인되지 않음',
    unknown: '상태를 확인할 수 없습니다',
    explorer: '탐색기에서 보기',
    checkAgain: '다시 확인',
    details: '세부 정보',
    dismiss: '닫기',
    aborted: '{module}에서 중단됨: {code}',
    executionFailed: '{} 실패.',
    OUT_OF_GAS: '트랜잭션의 가스가 부족합니다.',
    SEQUENCE_NUMBER_TOO_OLD: '이 계정의 다른 트랜잭션이 먼저 처리되었습니다.',
    SEQUENCE_NUMBER_TOO_NEW: '이 계정의 이전 트랜잭션이 없습니다.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: '계정에 네트워크 수수료를 낼 APT가 부족합니다.',
    TRANSACTION_EXPIRED: '트랜잭션이 만료되었습니다.',
    MISSING_DATA: '트랜잭션에 필요한 데이터가 블록체인에 없습니다.',
  },
}
