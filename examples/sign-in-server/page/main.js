import { signIn } from './sign-in.js'
import { toSend } from './to-send.js'

const REFRESH_INTERVAL_MS = 60_000

const [signInButton, signOutButton, output] = ['sign-in', 'sign-out', 'output'].map((id) =>
  document.getElementById(id),
)

async function post(path, data) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(data) })
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

// Request the nonce before the click: after an await, the wallet's window can be blocked as a popup.
let asked
function show(address) {
  output.textContent = address ? `Signed in as ${address}` : 'Not signed in'
  signInButton.hidden = !!address
  signOutButton.hidden = !address
  if (!address) asked = post('/nonce')
}

/** Renews the nonce, which expires, or shows that the user has signed in in another tab. */
async function refresh() {
  const response = await fetch('/me')
  show((await response.json()).address)
}

signInButton.addEventListener('click', async () => {
  try {
    const result = await signIn(AptosWalletKit, await asked)
    if (result.status === 'Rejected') output.textContent = 'You rejected the request.'
    else show((await post('/sign-in', toSend(result))).address)
  } catch (error) {
    show(null)
    output.textContent = error.message
  }
})

signOutButton.addEventListener('click', async () => {
  await post('/sign-out')
  show(null)
})

const refreshIfVisible = () => document.hidden || refresh()
document.addEventListener('visibilitychange', refreshIfVisible)
setInterval(refreshIfVisible, REFRESH_INTERVAL_MS)
await refresh()
