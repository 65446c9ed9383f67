import type { Strings } from '../ui/types.js'

export const locale = 'fr'

/** Français (French). */
export const strings: Strings = {
  button: 'Connecter un portefeuille',
  title: 'Connecter un portefeuille',
  close: 'Fermer',
  search: 'Rechercher',
  popular: 'Populaires',
  noneFound: 'Aucun résultat',
  what: 'Qu’est-ce qu’un portefeuille\u00a0?',
  installed: 'Installés',
  home: 'Un lieu pour vos actifs numériques',
  getWallet: 'Obtenir un portefeuille',
  homeText: 'Conservez, envoyez et recevez monnaies, jetons et objets de collection sur Aptos.',
  loginText: 'Ni nouveau compte ni mot de passe\u00a0: votre portefeuille prouve votre identité.',
  notInstalled: 'Ce portefeuille n’est pas encore installé. Cliquez ci-dessous pour l’obtenir.',
  login: 'Une nouvelle façon de se connecter',
  learnMore: 'En savoir plus',
  get: 'Obtenir {}',
  openIn: 'Ouvrir dans {}',
  connecting: 'Connexion à {}…',
  slow: 'Le portefeuille est peut-être verrouillé, ou sa fenêtre masquée.',
  cancel: 'Annuler',
  rejected: 'Vous avez refusé la demande dans {}.',
  failed: '{} n’a pas pu se connecter.',
  copied: 'Copiée\u00a0!',
  copy: 'Copier l’adresse',
  copyFailed: 'Copiez-la à la main\u00a0: {}',
  again: 'Réessayer',
  disconnect: 'Déconnecter',
  stuck: '{} ne s’est pas déconnecté.',
  switchNetwork: 'Changer de réseau',
  forget: 'L’oublier sur cette page',
  wrongNetwork: 'Cette page utilise le réseau {}.',
  explorer: 'Voir dans l’explorateur de blocs',
}
