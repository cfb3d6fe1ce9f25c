import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { currentSite } from './current-site.ts'
import { open, toastRegion, type VisitOptions } from './visits.ts'
import { logIn } from './site.ts'

/** Format in which texts are written. Most tests of the panel type Markdown. */
type Writing = 'rich' | 'markdown'

/**
 * Stores a token and the format of texts in the browser before the first page of a tab opens. Later pages of the tab do
 * not store them again.
 */
export async function keepToken(
  page: Page,
  token: string,
  writing: Writing = 'markdown',
): Promise<void> {
  await page.addInitScript(
    ([adminToken, writing]) => {
      if (sessionStorage.getItem('test:token-kept') !== null) return
      sessionStorage.setItem('test:token-kept', 'yes')
      localStorage.setItem('adminToken', adminToken)
      localStorage.setItem('writing', writing)
    },
    [token, writing] as const,
  )
}

/** Opens a view of the panel, such as `#straipsniai/naujas`, in a session of its own. */
export async function openPanelAt(
  place: string,
  { writing, ...options }: VisitOptions & { writing?: Writing } = {},
): Promise<{ page: Page; token: string }> {
  const token = await logIn()
  const { prepare } = options
  const page = await open(`/admin${place}`, {
    ...options,
    prepare: async (it) => {
      await keepToken(it, token, writing)
      await prepare?.(it)
    },
  })
  // Looks in the banner only: the loading view has the same heading, but no banner.
  const header = page.getByRole('banner')
  await header.getByRole('heading', { name: 'Administracijos panelė' }).waitFor()
  return { page, token }
}

/** Lets the last confirmation of a session be an hour ago. */
export async function ageConfirmation(token: string): Promise<void> {
  await openDatabase(currentSite().databaseUrl)
    .write.updateTable('adminSessions')
    .set({ provenAt: new Date(Date.now() - 3_600_000) })
    .where('sessionToken', '=', createHash('sha256').update(token).digest('hex'))
    .execute()
}

export const field = (page: Page, label: string | RegExp): Locator => page.getByLabel(label)
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })
export const toast = (page: Page, words: string): Locator =>
  toastRegion(page).getByText(words, { exact: true })

/** Returns the title field of the form of an article or page. */
export const title = (page: Page): Locator => field(page, 'Pavadinimas').first()
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Turinys' })
export const save = (page: Page): Locator => button(page, 'Išsaugoti')

/** Returns the button that opens the menu of the save bar on a phone. */
export const moreOfBar = (page: Page): Locator => button(page, 'Daugiau veiksmų')

export const saveOn = (page: Page): Locator => button(page, 'Išsaugoti ir rašyti toliau')

/** Returns the heading that tells which item was just saved. */
export const savedHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name: `Išsaugota: „${name}“`, exact: true })

/** Returns the search field of a list. */
export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Ieškoti' })
export const entries = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** Waits until the list shows the results of the latest search or filter. */
export async function answered(page: Page): Promise<void> {
  await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.getByRole('main').locator('ul[aria-busy=false]').waitFor()
}

/** Searches a list of the inbox, and waits for the results. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const isSearch = (url: string) => new URL(url).searchParams.get('search') === words
  const response = page.waitForResponse((it) => isSearch(it.url()))
  await searchField(page).fill(words)
  await response
  await answered(page)
}

/** Opens an entry of the inbox. */
export async function openRow(entry: Locator): Promise<void> {
  await entry.locator('details').first().waitFor()
  const isOpen = await entry.evaluate((it) => it.querySelector('details')?.open)
  if (isOpen !== true) await entry.locator('summary').first().click()
  // The content of an entry is created when the entry is first opened.
  await entry.locator('details > div').first().waitFor()
}

/** Opens all entries of the inbox that are shown. */
export async function openRows(page: Page): Promise<void> {
  await entries(page)
    .locator('details')
    .evaluateAll((rows) => {
      for (const row of rows as HTMLDetailsElement[]) row.open = true
    })
}

/** Opens the collapsed questions, dimensions and bands of a quiz form. */
export async function openParts(page: Page): Promise<void> {
  await page.locator('details[data-part]').evaluateAll((parts) => {
    for (const part of parts as HTMLDetailsElement[]) part.open = true
  })
}

/** Answers the panel's calls whose URL matches a pattern, in place of the server. */
export async function answer(
  page: Page,
  path: RegExp,
  status: number,
  body: unknown,
): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json: body }))
}

/** Waits until the form shows the item with this title. */
export async function untilLoaded(page: Page, name: string): Promise<void> {
  await expect(title(page)).toHaveValue(name)
}

/** Crashes the page's tab. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Waits until the browser has kept what was typed. On a phone the note is in the menu of the save bar. */
export async function untilKept(page: Page): Promise<void> {
  await page.getByText(/^Neišsaugota, bet nedings/).waitFor({ state: 'attached' })
}
