import { signIn } from './sign-in.js'
import { toSend } from './to-send.js'

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

const response = await fetch('/me')
show((await response.json()).address)
