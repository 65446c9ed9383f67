import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createKitWithModals } from '../../src/ui/modal/kit-with-modals.js'
import { createPublicApi } from '../../src/ui/public-api.js'

/** Creates a host for other UI of a page. The listener gets the options. */
function createHost() {
  const ui = createKitWithModals({ storage: null, theme: 'dark' }, () => document)
  const onChange = vi.fn()
  const { host, remove } = createPublicApi(ui).createHost(onChange)
  onTestFinished(remove)
  document.body.append(host)
  const configure = async (options: Parameters<typeof ui.configure>[0]) => {
    ui.configure(options)
    await Promise.resolve()
  }
  const getAttributes = () => [host.style.colorScheme, host.lang, host.dir]
  return { host, remove, onChange, configure, getAttributes }
}

describe('createHost()', () => {
  it('returns an element with an open shadow root, which has the styles of the kit', () => {
    const { host } = createHost()
    expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
  })

  it('follows theme, language, and writing direction of the kit', async () => {
    const { configure, getAttributes } = createHost()
    expect(getAttributes()).toEqual(['dark', 'en', 'ltr'])
    await configure({ theme: 'light', locale: 'ar' })
    expect(getAttributes()).toEqual(['light', 'ar', 'rtl'])
  })

  it('calls its listener with all options at once, and after each change', async () => {
    const { onChange, configure } = createHost()
    expect(onChange.mock.calls).toEqual([[expect.objectContaining({ theme: 'dark' })]])
    await configure({ locale: 'de' })
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'dark', locale: 'de' }))
  })

  it('removes the host from the page, and calls the listener no more', async () => {
    const { host, remove, onChange, configure, getAttributes } = createHost()
    remove()
    expect(host.isConnected).toBe(false)
    await configure({ theme: 'light' })
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(getAttributes()[0]).toBe('dark')
  })
})
