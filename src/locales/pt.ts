import type { Strings } from '../ui/types.js'

export const locale = 'pt'

/** Português (Portuguese). */
export const strings: Strings = {
  button: 'Conectar carteira',
  title: 'Conectar uma carteira',
  close: 'Fechar',
  search: 'Buscar carteiras',
  noneFound: 'Nada encontrado',
  installed: 'Instaladas',
  popular: 'Populares',
  what: 'O que é uma carteira?',
  home: 'Um lar para seus ativos digitais',
  homeText: 'Guarde, envie e receba moedas, tokens e colecionáveis na Aptos.',
  login: 'Uma nova forma de entrar',
  loginText: 'Sem conta nova, sem senha: sua carteira comprova quem você é.',
  getWallet: 'Obter uma carteira',
  learnMore: 'Saiba mais',
  notInstalled: 'Esta carteira ainda não está instalada. Clique abaixo para obtê-la.',
  get: 'Obter {}',
  openIn: 'Abrir em {}',
  connecting: 'Conectando a {}…',
  slow: 'A carteira pode estar bloqueada, ou sua janela, oculta.',
  cancel: 'Cancelar',
  rejected: 'Você recusou a solicitação em {}.',
  failed: 'Não foi possível conectar a {}.',
  again: 'Tentar de novo',
  copy: 'Copiar endereço',
  copied: 'Copiado!',
  copyFailed: 'Copie manualmente: {}',
  disconnect: 'Desconectar',
  stuck: '{} não foi desconectada.',
  forget: 'Esquecer nesta página',
  explorer: 'Ver no explorador de blocos',
  wrongNetwork: 'Esta página usa a rede {}.',
  switchNetwork: 'Trocar de rede',
}
