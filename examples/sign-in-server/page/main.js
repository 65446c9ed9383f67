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

// The server can reject the logout, or not respond.
const showLogoutError = () => alert("Couldn't log out. Try again.")

logOutButton.addEventListener('click', () => AptosWalletKit.signOut().catch(showLogoutError))
