import type { Strings } from '../ui/types.js'

export const locale = 'es'

/** Español (Spanish). */
export const strings: Strings = {
  button: 'Conectar cartera',
  title: 'Conectar una cartera',
  close: 'Cerrar',
  search: 'Buscar carteras',
  popular: 'Populares',
  noneFound: 'Sin resultados',
  what: '¿Qué es una cartera?',
  installed: 'Instaladas',
  home: 'Un hogar para sus activos digitales',
  getWallet: 'Obtener una cartera',
  homeText: 'Guarde, envíe y reciba monedas, tokens y coleccionables en Aptos.',
  loginText: 'Sin cuenta nueva ni contraseña: su cartera demuestra quién es usted.',
  notInstalled: 'Esta cartera aún no está instalada. Haga clic abajo para obtenerla.',
  login: 'Una nueva forma de iniciar sesión',
  learnMore: 'Más información',
  get: 'Obtener {}',
  openIn: 'Abrir en {}',
  connecting: 'Conectando con {}…',
  slow: 'Puede que la cartera esté bloqueada o su ventana, oculta.',
  cancel: 'Cancelar',
  rejected: 'Ha rechazado la solicitud en {}.',
  failed: '{} no ha podido conectarse.',
  copied: '¡Copiada!',
  copy: 'Copiar dirección',
  copyFailed: 'Cópiela a mano: {}',
  again: 'Reintentar',
  disconnect: 'Desconectar',
  stuck: '{} no se ha desconectado.',
  switchNetwork: 'Cambiar de red',
  forget: 'Olvidarla en esta página',
  wrongNetwork: 'Esta página usa la red {}.',
  explorer: 'Ver en el explorador de bloques',
}
