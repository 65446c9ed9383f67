const [logOutButton, output] = ['log-out', 'output'].map((id) => document.getElementById(id))

AptosWalletKit.configure({
  authentication: AptosSignIn.createAuthentication({
    nonceUrl: '/nonce',
    loginUrl: '/login',
    sessionUrl: '/session',
    logoutUrl: '/logout',
  }),
})

AptosWalletKit.subscribe(({ signInStatus, address }) => {
  const isLoggedIn = signInStatus === 'signed-in'
  if (signInStatus !== 'restoring')
    output.textContent = isLoggedIn ? `Logged in as ${address}` : 'Not logged in'
  logOutButton.hidden = !isLoggedIn
})

logOutButton.addEventListener('click', () => AptosWalletKit.signOut())
