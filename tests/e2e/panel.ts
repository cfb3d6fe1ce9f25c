import type { Page } from 'playwright-core'
import type { TestBrowser, VisitOptions } from './browser.ts'
import { logIn } from './site.ts'

/** Puts a token into the browser's storage before the first page is opened, and never again. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('token-kept') !== null) return
    sessionStorage.setItem('token-kept', 'yes')
    localStorage.setItem('adminToken', given)
  }, token)
}

/** Opens a place of the panel, as `#straipsniai/naujas`, in a session of its own. */
export async function openPanelAt(
  browser: TestBrowser,
  place: string,
  options: VisitOptions = {},
): Promise<{ page: Page; token: string }> {
  const token = await logIn()
  const { prepare } = options
  const page = await browser.open(`/admin${place}`, {
    ...options,
    prepare: async (it) => {
      await keepToken(it, token)
      await prepare?.(it)
    },
  })
  await page.getByRole('heading', { name: 'Administracijos panelė' }).waitFor()
  return { page, token }
}
