import type { Strings } from '../ui/types.js'

export const locale = 'pt'

/** Português (Portuguese). */
export const strings: Strings = {
  button: 'Conectar carteira',
  title: 'Conectar uma carteira',
  close: 'Fechar',
  search: 'Buscar carteiras',
  popular: 'Populares',
  noneFound: 'Nada encontrado',
  what: 'O que é uma carteira?',
  installed: 'Instaladas',
  home: 'Um lar para seus ativos digitais',
  getWallet: 'Obter uma carteira',
  homeText: 'Guarde, envie e receba moedas, tokens e colecionáveis na Aptos.',
  loginText: 'Sem conta nova, sem senha: sua carteira comprova quem você é.',
  notInstalled: 'Esta carteira ainda não está instalada. Clique abaixo para obtê-la.',
  login: 'Uma nova forma de entrar',
  learnMore: 'Saiba mais',
  get: 'Obter {}',
  openIn: 'Abrir em {}',
  connecting: 'Conectando a {}…',
  slow: 'A carteira pode estar bloqueada, ou sua janela, oculta.',
  cancel: 'Cancelar',
  rejected: 'Você recusou a solicitação em {}.',
  failed: 'Não foi possível conectar a {}.',
  copied: 'Copiado!',
  copy: 'Copiar endereço',
  copyFailed: 'Copie manualmente: {}',
  again: 'Tentar de novo',
  disconnect: 'Desconectar',
  stuck: '{} não foi desconectada.',
  switchNetwork: 'Trocar de rede',
  forget: 'Esquecer nesta página',
  wrongNetwork: 'Esta página usa a rede {}.',
  explorer: 'Ver no explorador de blocos',
}
