const [signOutButton, output] = ['sign-out', 'output'].map((id) => document.getElementById(id))

AptosWalletKit.configure({
  authentication: AptosSignIn.createAuthentication({
    nonceUrl: '/nonce',
    loginUrl: '/login',
    sessionUrl: '/session',
    logoutUrl: '/logout',
  }),
})

AptosWalletKit.subscribe(({ signInStatus, address }) => {
  const isSignedIn = signInStatus === 'signed-in'
  if (signInStatus !== 'restoring')
    output.textContent = isSignedIn ? `Signed in as ${address}` : 'Not signed in'
  signOutButton.hidden = !isSignedIn
})

signOutButton.addEventListener('click', () => AptosWalletKit.signOut())
