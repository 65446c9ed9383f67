import type { Strings } from '../ui/types.js'

export const locale = 'fr'

/** Français (French). */
export const strings: Strings = {
  button: 'Connecter un portefeuille',
  title: 'Connecter un portefeuille',
  close: 'Fermer',
  back: 'Retour',
  search: 'Rechercher un portefeuille',
  installed: 'Installés',
  popular: 'Populaires',
  lastUsed: 'Dernier utilisé',
  noneFound: 'Aucun portefeuille trouvé.',
  noneOnDevice: 'Aucun portefeuille trouvé sur cet appareil.',
  resultCount: 'Portefeuilles trouvés\u00a0: {}',

  what: 'Qu’est-ce qu’un portefeuille\u00a0?',
  home: 'Un lieu pour vos actifs numériques',
  homeText: 'Conservez, envoyez et recevez des cryptomonnaies, des jetons et des NFT sur Aptos.',
  login: 'Une nouvelle façon de se connecter',
  loginText: 'Connectez votre portefeuille au lieu de créer un compte et un mot de passe sur chaque site.',
  getWallet: 'Obtenir un portefeuille',
  learnMore: 'En savoir plus',

  notInstalled: 'Ce portefeuille n’est pas encore installé. Cliquez ci-dessous pour l’obtenir.',
  get: 'Obtenir {}',
  openIn: 'Ouvrir {}',
  openInText: 'Ouvrez cette page dans {}.',

  connecting: 'Connexion à {}…',
  waiting: 'Approuvez la demande dans {}.',
  slow: 'Toujours en attente\u00a0? Déverrouillez {} ou cherchez sa fenêtre pop-up.',
  cancel: 'Annuler',

  rejected: 'Vous avez refusé la demande dans {}.',
  failed: 'Impossible de se connecter à {}.',
  again: 'Réessayer',
  connected: 'Connecté à {}.',
  disconnected: 'Déconnecté.',

  signInWith: 'S’identifier avec {}',
  signInText: 'Signez un message dans {} pour vous identifier sur ce site. C’est gratuit.',
  signIn: 'S’identifier',
  signInFailed: 'Échec de l’identification.',

  buttonConnected: 'Portefeuille {}, connecté',
  copy: 'Copier l’adresse',
  copied: 'Copiée\u00a0!',
  copyFailed: 'Échec de la copie. Votre adresse\u00a0: {}',
  changeWallet: 'Changer de portefeuille',
  disconnect: 'Déconnecter',
  disconnectFailed: 'Impossible de déconnecter {}.',
  forget: 'Retirer de ce site',
  explorer: 'Voir dans l’explorateur',

  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  agreeToTerms: 'En vous connectant, vous acceptez les {terms}.',
  agreeToTermsAndPrivacy: 'En vous connectant, vous acceptez les {terms} et la {privacy}.',
  acceptTerms: 'J’accepte les {terms}.',
  acceptTermsAndPrivacy: 'J’accepte les {terms} et la {privacy}.',

  wrongNetwork: 'Mauvais réseau. Ce site utilise {}.',
  switchNetwork: 'Changer de réseau',
  switched: 'Réseau changé\u00a0: {}.',
  switchFailed: 'Impossible de changer de réseau. Passez à {network} dans {wallet}.',
  switchUnsupported:
    '{wallet} ne permet pas aux sites de changer de réseau. Passez à {network} dans le portefeuille.',

  inFrame:
    'Cette page est intégrée à un autre site\u00a0; certains portefeuilles ne peuvent donc pas y accéder.',
  newTab: 'Ouvrir dans un nouvel onglet',
  inWebView:
    'Le navigateur de cette application n’a pas accès aux portefeuilles. Ouvrez la page dans votre navigateur.',
  copyLink: 'Copier le lien',
  copyLinkFailed: 'Échec de la copie. Le lien\u00a0: {}',

  transactions: {
    label: 'Transactions',
    sent: 'Transaction envoyée',
    waiting: 'En attente de confirmation',
    confirmed: 'Confirmée',
    failed: 'Échec',
    late: 'Pas encore confirmée',
    unknown: 'Impossible de vérifier l’état',
    explorer: 'Voir dans l’explorateur',
    checkAgain: 'Vérifier à nouveau',
    details: 'Détails',
    dismiss: 'Fermer',
    aborted: 'Arrêtée par {module} : {code}',
    executionFailed: 'Échec de {}.',
    OUT_OF_GAS: 'La transaction a épuisé son gas.',
    SEQUENCE_NUMBER_TOO_OLD: 'Une autre transaction de ce compte est passée avant.',
    SEQUENCE_NUMBER_TOO_NEW: 'Une transaction antérieure de ce compte manque.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'Le compte n’a pas assez d’APT pour les frais de réseau.',
    TRANSACTION_EXPIRED: 'La transaction a expiré.',
    MISSING_DATA: 'Des données nécessaires à la transaction ne sont pas sur la blockchain.',
  },
}
