import type { Strings } from '../ui/types.js'

export const locale = 'fr'

/** Français (French). */
export const strings: Strings = {
  button: 'Connecter un portefeuille',
  title: 'Connecter un portefeuille',
  close: 'Fermer',
  search: 'Rechercher',
  noneFound: 'Aucun résultat',
  installed: 'Installés',
  popular: 'Populaires',
  what: 'Qu’est-ce qu’un portefeuille\u00a0?',
  home: 'Un lieu pour vos actifs numériques',
  homeText: 'Conservez, envoyez et recevez monnaies, jetons et objets de collection sur Aptos.',
  login: 'Une nouvelle façon de se connecter',
  loginText: 'Ni nouveau compte ni mot de passe\u00a0: votre portefeuille prouve votre identité.',
  getWallet: 'Obtenir un portefeuille',
  learnMore: 'En savoir plus',
  notInstalled: 'Ce portefeuille n’est pas encore installé. Cliquez ci-dessous pour l’obtenir.',
  get: 'Obtenir {}',
  openIn: 'Ouvrir dans {}',
  connecting: 'Connexion à {}…',
  slow: 'Le portefeuille est peut-être verrouillé, ou sa fenêtre masquée.',
  cancel: 'Annuler',
  rejected: 'Vous avez refusé la demande dans {}.',
  failed: '{} n’a pas pu se connecter.',
  again: 'Réessayer',
  copy: 'Copier l’adresse',
  copied: 'Copiée\u00a0!',
  copyFailed: 'Copiez-la à la main\u00a0: {}',
  disconnect: 'Déconnecter',
  stuck: '{} ne s’est pas déconnecté.',
  forget: 'L’oublier sur cette page',
  explorer: 'Voir dans l’explorateur de blocs',
  wrongNetwork: 'Cette page utilise le réseau {}.',
  switchNetwork: 'Changer de réseau',
}
