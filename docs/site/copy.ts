/** Says on the button, for two seconds, what came of the click; screen readers hear a button's own new name. */
function say(button: HTMLButtonElement, words: string): void {
  button.textContent = words
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

function copyButton(code: Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
      say(button, 'Copied!')
    } catch {
      getSelection()?.selectAllChildren(code)
      say(button, 'Copy it with the keyboard')
    }
  })
  return button
}

/** Gives every block of code on the page a button to copy it. */
export function addCopyButtons(): void {
  for (const code of document.querySelectorAll('.code code')) code.closest('.code')?.append(copyButton(code))
}
