import type { Strings } from '../ui/types.js'

export const locale = 'es'

/** Español (Spanish). */
export const strings: Strings = {
  button: 'Conectar cartera',
  title: 'Conectar una cartera',
  close: 'Cerrar',
  search: 'Buscar carteras',
  noneFound: 'Sin resultados',
  installed: 'Instaladas',
  popular: 'Populares',
  what: '¿Qué es una cartera?',
  home: 'Un hogar para sus activos digitales',
  homeText: 'Guarde, envíe y reciba monedas, tokens y coleccionables en Aptos.',
  login: 'Una nueva forma de iniciar sesión',
  loginText: 'Sin cuenta nueva ni contraseña: su cartera demuestra quién es usted.',
  getWallet: 'Obtener una cartera',
  learnMore: 'Más información',
  notInstalled: 'Esta cartera aún no está instalada. Haga clic abajo para obtenerla.',
  get: 'Obtener {}',
  openIn: 'Abrir en {}',
  connecting: 'Conectando con {}…',
  slow: 'Puede que la cartera esté bloqueada o su ventana, oculta.',
  cancel: 'Cancelar',
  rejected: 'Ha rechazado la solicitud en {}.',
  failed: '{} no ha podido conectarse.',
  again: 'Reintentar',
  copy: 'Copiar dirección',
  copied: '¡Copiada!',
  copyFailed: 'Cópiela a mano: {}',
  disconnect: 'Desconectar',
  stuck: '{} no se ha desconectado.',
  forget: 'Olvidarla en esta página',
  explorer: 'Ver en el explorador de bloques',
  wrongNetwork: 'Esta página usa la red {}.',
  switchNetwork: 'Cambiar de red',
}
