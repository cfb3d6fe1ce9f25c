import type { Page } from '@playwright/test'
import { adminTexts } from '#src/panel/frame/texts.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { untilLoaded } from './panel.ts'
import { usePanelItems } from './panel-items.ts'
import { logIn } from './site.ts'
import { expect, test } from './test.ts'
import { expectAbove, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const items = usePanelItems()

const QUIZ = '/testas/bendras-santykiu-testas'
const link = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Administratoriui' })
    .getByRole('link', { name: 'Redaguoti' })

/** Records in `window.name` which keys the scripts of public pages read from the browser's storage, by any method. */
const noteReads = async (page: Page) => {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/admin')) return
    const storage = new Proxy(localStorage, {
      get(target, name) {
        window.name += `${String(name)} `
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          window.name += `${String(given[0])} `
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })
    Object.defineProperty(window, 'localStorage', { get: () => storage })
  })
}

test.describe('the link to the form of an item', () => {
  test('is there from the login to the logout, also on a page that no build carries yet, and visitors load nothing for it', async () => {
    const post = await items.storePost(await logIn(), { published: true })
    const page = await open('/admin/login', { prepare: noteReads })
    await page.getByLabel('Slaptažodis').fill(currentSite().password)
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin')

    for (const path of [`/blog/${post.slug}`, '/p/duk', QUIZ]) {
      await page.goto(path)
      await link(page).waitFor()
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await link(page).press('Enter')
      await page.waitForURL(/\/admin#(straipsniai|puslapiai|testai)\/[\w-]{36}$/)
      await untilLoaded(page, name.replaceAll('\u00A0', ' '))
    }
    const read = (await page.evaluate(() => window.name)).split(' ')
    expect(read).toEqual(expect.arrayContaining(['scheme', 'adminHere']))
    expect(read).not.toContain('adminToken')

    await page.getByRole('button', { name: adminTexts.logout }).click()
    await page.waitForURL('/admin/login')
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(QUIZ)
    await page.waitForLoadState('networkidle')
    await expect(link(page)).toHaveCount(0)
    expect(loaded.some((address) => address.includes('PageScript'))).toBe(true)
    expect(loaded.filter((address) => address.includes('edit-link'))).toEqual([])
  })

  test('lies over nothing, is reached by the keyboard and not printed', async () => {
    const page = await open(QUIZ, {
      prepare: async (it) => {
        await it.addInitScript(() => localStorage.setItem('adminHere', 'yes'))
      },
    })
    for (const width of [SCREENS.phone.width, SCREENS.desktop.width]) {
      await page.setViewportSize({ width, height: SCREENS.desktop.height })
      const line = page.locator('nav[aria-label="Administratoriui"]')
      await expectAbove(page.locator('body > header'), line)
      await expectAbove(line, page.locator('main'))
      await expect.poll(async () => (await placeOf(link(page))).height).toBeGreaterThanOrEqual(44)
      await expectAccessible(page, `the link to the form at ${width}`)
    }
    await page.locator('body > header').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => link(page).evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(link(page)).toBeHidden()
  })
})
