import type { Strings } from '../ui/types.js'

export const locale = 'pt-BR'

/** Português do Brasil (Brazilian Portuguese). */
export const strings: Strings = {
  button: 'Conectar carteira',
  title: 'Conectar carteira',
  close: 'Fechar',
  back: 'Voltar',
  search: 'Buscar carteiras',
  installed: 'Instaladas',
  popular: 'Populares',
  lastUsed: 'Última usada',
  noneFound: 'Nenhuma carteira encontrada.',
  noneOnDevice: 'Nenhuma carteira encontrada neste dispositivo.',
  resultCount: 'Carteiras encontradas: {}',

  what: 'O que é uma carteira?',
  home: 'Um lar para seus ativos digitais',
  homeText: 'Guarde, envie e receba criptomoedas, tokens e NFTs na Aptos.',
  login: 'Uma nova forma de entrar',
  loginText: 'Conecte sua carteira em vez de criar uma conta e uma senha em cada site.',
  getWallet: 'Obter uma carteira',
  learnMore: 'Saiba mais',

  notInstalled: 'Esta carteira ainda não está instalada. Clique abaixo para obtê-la.',
  get: 'Obter {}',
  openIn: 'Abrir {}',
  openInText: 'Abra esta página em {}.',

  connecting: 'Conectando a {}…',
  waiting: 'Aprove a solicitação em {}.',
  slow: 'Ainda esperando? Desbloqueie {} ou procure a janela pop-up.',
  cancel: 'Cancelar',

  rejected: 'Você recusou a solicitação em {}.',
  failed: 'Não foi possível conectar a {}.',
  again: 'Tentar de novo',
  connected: 'Conectado a {}.',
  disconnected: 'Desconectado.',

  buttonConnected: 'Carteira {}, conectada',
  copy: 'Copiar endereço',
  copied: 'Copiado!',
  copyFailed: 'Não foi possível copiar. Seu endereço: {}',
  changeWallet: 'Trocar de carteira',
  disconnect: 'Desconectar',
  stuck: 'Não foi possível desconectar {}.',
  forget: 'Remover deste site',
  explorer: 'Ver no explorador',

  wrongNetwork: 'Rede incorreta. Este site usa {}.',
  switchNetwork: 'Trocar de rede',
  switched: 'Rede alterada para {}.',
  switchFailed: 'Não foi possível trocar de rede. Mude para {network} em {wallet}.',
  switchUnsupported: '{wallet} não permite que sites troquem de rede. Mude para {network} na carteira.',

  inFrame: 'Esta página está incorporada em outro site, por isso algumas carteiras não conseguem acessá-la.',
  newTab: 'Abrir em uma nova guia',
  inWebView: 'O navegador deste app não consegue acessar carteiras. Abra a página no seu navegador.',
  copyLink: 'Copiar link',
}
