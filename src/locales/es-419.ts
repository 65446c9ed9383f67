import type { Strings } from '../ui/types.js'

export const locale = 'es-419'

/** Español de Latinoamérica (Latin American Spanish). */
export const strings: Strings = {
  button: 'Conectar billetera',
  title: 'Conectar billetera',
  close: 'Cerrar',
  back: 'Atrás',
  search: 'Buscar billeteras',
  installed: 'Instaladas',
  popular: 'Populares',
  lastUsed: 'Última usada',
  noneFound: 'No se encontraron billeteras.',
  noneOnDevice: 'No se encontraron billeteras en este dispositivo.',
  resultCount: 'Billeteras encontradas: {}',

  what: '¿Qué es una billetera?',
  home: 'Un hogar para tus activos digitales',
  homeText: 'Guarda, envía y recibe criptomonedas, tokens y NFT en Aptos.',
  login: 'Una nueva forma de iniciar sesión',
  loginText: 'Conecta tu billetera en lugar de crear una cuenta y una contraseña en cada sitio.',
  getWallet: 'Obtener una billetera',
  learnMore: 'Más información',

  notInstalled: 'Esta billetera aún no está instalada. Haz clic abajo para obtenerla.',
  get: 'Obtener {}',
  openIn: 'Abrir {}',
  openInText: 'Abre esta página en {}.',

  connecting: 'Conectando con {}…',
  waiting: 'Aprueba la solicitud en {}.',
  slow: '¿Sigues esperando? Desbloquea {} o busca su ventana emergente.',
  cancel: 'Cancelar',

  rejected: 'Rechazaste la solicitud en {}.',
  failed: 'No se pudo conectar con {}.',
  again: 'Reintentar',
  connected: 'Conectado con {}.',
  disconnected: 'Desconectado.',

  signInWith: 'Iniciar sesión con {}',
  signInText: 'Firma un mensaje en {} para iniciar sesión en este sitio. No tiene costo.',
  signIn: 'Iniciar sesión',
  signInFailed: 'No se pudo iniciar sesión.',

  buttonConnected: 'Billetera {}, conectada',
  copy: 'Copiar dirección',
  copied: '¡Copiada!',
  copyFailed: 'No se pudo copiar. Tu dirección: {}',
  changeWallet: 'Cambiar de billetera',
  disconnect: 'Desconectar',
  disconnectFailed: 'No se pudo desconectar {}.',
  forget: 'Quitar de este sitio',
  explorer: 'Ver en el explorador',

  terms: 'Términos de servicio',
  privacy: 'Política de privacidad',
  agreeToTerms: 'Al conectarte, aceptas los {terms}.',
  agreeToTermsAndPrivacy: 'Al conectarte, aceptas los {terms} y la {privacy}.',
  acceptTerms: 'Acepto los {terms}.',
  acceptTermsAndPrivacy: 'Acepto los {terms} y la {privacy}.',

  wrongNetwork: 'Red incorrecta. Este sitio usa {}.',
  switchNetwork: 'Cambiar de red',
  switched: 'Red cambiada a {}.',
  switchFailed: 'No se pudo cambiar de red. Cambia a {network} en {wallet}.',
  switchUnsupported: '{wallet} no permite cambiar de red desde un sitio. Cambia a {network} en la billetera.',

  inFrame:
    'Esta página está insertada en otro sitio, por lo que algunas billeteras no pueden acceder a ella.',
  newTab: 'Abrir en una pestaña nueva',
  inWebView: 'El navegador de esta app no puede acceder a las billeteras. Abre la página en tu navegador.',
  copyLink: 'Copiar enlace',
  copyLinkFailed: 'No se pudo copiar. El enlace: {}',

  transactions: {
    label: 'Transacciones',
    sent: 'Transacción enviada',
    waiting: 'Esperando confirmación',
    confirmed: 'Confirmada',
    failed: 'Fallida',
    late: 'Aún sin confirmar',
    unknown: 'No se pudo verificar el estado',
    explorer: 'Ver en el explorador',
    checkAgain: 'Verificar de nuevo',
    details: 'Detalles',
    dismiss: 'Cerrar',
    aborted: 'Detenida por {module}: {code}',
    executionFailed: 'Error en {}.',
    OUT_OF_GAS: 'La transacción se quedó sin gas.',
    SEQUENCE_NUMBER_TOO_OLD: 'Otra transacción de esta cuenta se adelantó.',
    SEQUENCE_NUMBER_TOO_NEW: 'Falta una transacción anterior de esta cuenta.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'La cuenta no tiene suficientes APT para la tarifa de red.',
    TRANSACTION_EXPIRED: 'La transacción venció.',
    MISSING_DATA: 'Los datos que necesita la transacción no están en la blockchain.',
  },
}
