import { signIn } from './sign-in.js'
import { toSend } from './to-send.js'

const REFRESH_INTERVAL_MS = 60_000

const [signInButton, signOutButton, output] = ['sign-in', 'sign-out', 'output'].map((id) =>
  document.getElementById(id),
)

async function request(path, init) {
  const response = await fetch(path, init)
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

const headers = { 'Content-Type': 'application/json' }
const post = (path, data) => request(path, { method: 'POST', headers, body: JSON.stringify(data) })

// Request the nonce before the click: after an await, the wallet's window can be blocked as a popup.
let fields
function show(session) {
  output.textContent = session ? `Signed in as ${session.address}` : 'Not signed in'
  signInButton.hidden = !!session
  signOutButton.hidden = !session
  if (!session) fields = request('/nonce')
}

/** Renews the nonce, which expires, or shows that the user has signed in in another tab. */
const refresh = async () => show(await request('/session'))

signInButton.addEventListener('click', async () => {
  try {
    const result = await signIn(AptosWalletKit, await fields)
    if (result.status === 'Rejected') output.textContent = 'You rejected the request.'
    else show(await post('/login', toSend(result)))
  } catch (error) {
    show(null)
    output.textContent = error.message
  }
})

signOutButton.addEventListener('click', async () => {
  await post('/logout')
  show(null)
})

const refreshIfVisible = () => document.hidden || refresh()
document.addEventListener('visibilitychange', refreshIfVisible)
setInterval(refreshIfVisible, REFRESH_INTERVAL_MS)
await refresh()
