import type { Strings } from '../ui/types.js'

export const locale = 'es'

/** Español (Spanish). */
export const strings: Strings = {
  button: 'Conectar cartera',
  title: 'Conectar cartera',
  close: 'Cerrar',
  back: 'Atrás',
  search: 'Buscar carteras',
  installed: 'Instaladas',
  popular: 'Populares',
  lastUsed: 'Última usada',
  noneFound: 'No se han encontrado carteras.',
  noneOnDevice: 'No se han encontrado carteras en este dispositivo.',
  resultCount: 'Carteras encontradas: {}',

  what: '¿Qué es una cartera?',
  home: 'Un hogar para tus activos digitales',
  homeText: 'Guarda, envía y recibe criptomonedas, tokens y NFT en Aptos.',
  login: 'Una nueva forma de iniciar sesión',
  loginText: 'Conecta tu cartera en lugar de crear una cuenta y una contraseña en cada sitio.',
  getWallet: 'Obtener una cartera',
  learnMore: 'Más información',

  notInstalled: 'Esta cartera aún no está instalada. Haz clic abajo para obtenerla.',
  get: 'Obtener {}',
  openIn: 'Abrir {}',
  openInText: 'Abre esta página en {}.',

  connecting: 'Conectando con {}…',
  waiting: 'Aprueba la solicitud en {}.',
  slow: '¿Sigues esperando? Desbloquea {} o busca su ventana emergente.',
  cancel: 'Cancelar',

  rejected: 'Has rechazado la solicitud en {}.',
  failed: 'No se ha podido conectar con {}.',
  again: 'Reintentar',
  connected: 'Conectado con {}.',
  disconnected: 'Desconectado.',

  signInWith: 'Iniciar sesión con {}',
  signInText: 'Firma un mensaje en {} para iniciar sesión en este sitio. No tiene ningún coste.',
  signIn: 'Iniciar sesión',
  signInFailed: 'No se ha podido iniciar sesión.',

  buttonConnected: 'Cartera {}, conectada',
  copy: 'Copiar dirección',
  copied: '¡Copiada!',
  copyFailed: 'No se ha podido copiar. Tu dirección: {}',
  changeWallet: 'Cambiar de cartera',
  disconnect: 'Desconectar',
  disconnectFailed: 'No se ha podido desconectar {}.',
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
  switchFailed: 'No se ha podido cambiar de red. Cambia a {network} en {wallet}.',
  switchUnsupported: '{wallet} no permite cambiar de red desde un sitio. Cambia a {network} en la cartera.',

  inFrame: 'Esta página está incrustada en otro sitio, así que algunas carteras no pueden acceder a ella.',
  newTab: 'Abrir en una pestaña nueva',
  inWebView:
    'El navegador de esta aplicación no puede acceder a las carteras. Abre la página en tu navegador.',
  copyLink: 'Copiar enlace',
  copyLinkFailed: 'No se ha podido copiar. El enlace: {}',

  transactions: {
    label: 'Transacciones',
    sent: 'Transacción enviada',
    waiting: 'Esperando confirmación',
    confirmed: 'Confirmada',
    failed: 'Fallida',
    late: 'Aún sin confirmar',
    unknown: 'No se pudo comprobar el estado',
    explorer: 'Ver en el explorador',
    checkAgain: 'Comprobar de nuevo',
    details: 'Detalles',
    dismiss: 'Cerrar',
    aborted: 'Detenida por {module}: {code}',
    executionFailed: 'Error en {}.',
    OUT_OF_GAS: 'La transacción se quedó sin gas.',
    SEQUENCE_NUMBER_TOO_OLD: 'Otra transacción de esta cuenta se adelantó.',
    SEQUENCE_NUMBER_TOO_NEW: 'Falta una transacción anterior de esta cuenta.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'La cuenta no tiene suficientes APT para la comisión de red.',
    TRANSACTION_EXPIRED: 'La transacción ha caducado.',
    MISSING_DATA: 'Los datos que necesita la transacción no están en la cadena de bloques.',
  },
}
