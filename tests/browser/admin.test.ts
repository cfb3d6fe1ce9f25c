import type { Page, Response } from '@playwright/test'
import { adminTexts, noticeTexts } from '#src/panel/frame/texts.ts'
import { placeholders } from '#src/texts/placeholders.ts'
import { brotliSize, PAGE_BUDGETS } from '../../scripts/tools/page-weight.ts'
import { expectAccessible, open, toastRegion, type VisitOptions } from './visits.ts'
import { holdBack } from './failures.ts'
import { keepToken, openPanelAt, text } from './panel.ts'
import { addressOf, get, logIn } from './site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const LOGIN = /\/api\/admin\/login$/
const LOGOUT = /\/api\/admin\/logout$/

const password = (page: Page) => page.getByLabel(adminTexts.passwordLabel)
const submit = (page: Page) => page.getByRole('button', { name: 'Prisijungti', exact: true })

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

/** Opens the panel in a session of its own. */
async function openPanel(options: VisitOptions = {}): Promise<Page> {
  return (await openPanelAt('', options)).page
}

test.describe('the admin login', () => {
  test('is where /admin leads without a token', async () => {
    const page = await open('/admin')
    await page.waitForURL('/admin/login')
    await submit(page).waitFor()
    await expect(password(page)).toHaveAttribute('type', 'password')
    await expectAccessible(page, 'the login')
  })

  test('stands in the page before a script runs, and says that it needs one', async () => {
    const page = await open('/admin/login', { javaScript: false })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminTexts.loginTitle, {
      useInnerText: true,
    })
    await expect(page.locator('body')).toContainText(adminTexts.noScript, { useInnerText: true })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminTexts.panelTitle, {
      useInnerText: true,
    })
    await expect(page.locator('body')).toContainText(adminTexts.noScript, { useInnerText: true })
  })

  test('takes a password that is sent before the island is alive', async () => {
    let goOn = (): void => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const page = await open('/admin/login', {
      prepare: async (it) => {
        await it.route(/AdminLogin[^/]*\.js$/, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await password(page).fill(currentSite().password)
    await page.keyboard.press('Enter')
    goOn()
    await page.waitForURL('/admin')
  })

  test('asks for a password when there is none, refuses a wrong one and stores nothing', async () => {
    const page = await open('/admin/login', { screen: 'phone', failing: [LOGIN] })
    await submit(page).click()
    await page.getByText('Slaptažodis privalomas', { exact: true }).waitFor()
    await expect
      .poll(() => password(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await expectAccessible(page, 'the login with a message on a phone')

    await password(page).fill('neteisingas')
    await submit(page).click()
    const toast = toastRegion(page).locator('[data-toast="destructive"]')
    await toast.getByText('Prisijungimo klaida', { exact: true }).waitFor()
    await expect(toast).toContainText('Neteisingas slaptažodis', { useInnerText: true })
    await expect(password(page)).toHaveValue('neteisingas')
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/login')
  })

  test('opens the panel, which shows the publishing state', async () => {
    const page = await open('/admin/login')
    await password(page).fill(currentSite().password)
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin')
    await toastRegion(page).getByText('Sėkmingai prisijungėte', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Administracijos panelė' }).waitFor()
    const states = Object.values(adminTexts.status).map(({ label }) => label)
    const state = page.locator('[data-publishing] strong')
    await state.waitFor()
    expect(states).toContain(await state.innerText())
    // At the end of the page, once that is there, the bar of the save button lies over nothing.
    await page.getByRole('button', { name: 'Išsaugoti' }).waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page, 'the panel')
  })
})

test.describe('the admin panel', () => {
  test('loads at most 180 KB of script for its first view, the form of an article, and 140 KB for rich text (brotli)', async () => {
    const scripts: Response[] = []
    const { page } = await openPanelAt('', {
      writing: 'rich',
      prepare: (it) => {
        it.context().on('response', (response) => {
          if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
        })
        return Promise.resolve()
      },
    })
    await text(page).waitFor()
    await page.waitForLoadState('networkidle')
    const isOfEditor = (script: Response) =>
      /\/(?:RichTextField|marked|pasted)\b/.test(script.url())
    const weightOf = async (counted: readonly Response[]) => {
      const sizes = await Promise.all(counted.map(async (it) => brotliSize(await it.body())))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const first = await weightOf(scripts.filter((script) => !isOfEditor(script)))
    const editor = await weightOf(scripts.filter(isOfEditor))
    expect(first).toBeGreaterThan(100_000)
    expect(first).toBeLessThanOrEqual(PAGE_BUDGETS.panelScript)
    expect(editor).toBeGreaterThan(100_000)
    expect(editor).toBeLessThanOrEqual(PAGE_BUDGETS.richTextScript)
  })

  test('forgets the session on logout, and the server does too', async () => {
    const page = await openPanel()
    const token = await storedToken(page)
    await page.getByRole('button', { name: adminTexts.logout }).click()
    await page.waitForURL('/admin/login')
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect
      .poll(async () => {
        const { status } = await fetch(addressOf('/api/admin/publishing'), {
          headers: { Authorization: `Bearer ${token ?? ''}` },
        })
        return status
      })
      .toBe(401)
  })

  test('logs out even when the server does not answer', async () => {
    const page = await openPanel()
    const goOn = await holdBack(page, LOGOUT)
    await page.getByRole('button', { name: adminTexts.logout }).click()
    await page.waitForURL('/admin/login')
    await expect.poll(() => storedToken(page)).toBeNull()
    await toastRegion(page).waitFor({ state: 'attached' })
    await expect(toastRegion(page).locator('[data-toast]')).toHaveCount(0)
    goOn()
  })

  test('tells of guesses of the password until that is read, and of texts it could not render', async () => {
    const token = await logIn()
    const page = await open('/admin', {
      prepare: async (it) => {
        await keepToken(it, token)
        await it.route('**/api/admin/login-limit', (route) =>
          route.fulfill({ json: { reachedAt: '2026-11-22T08:30:00.000Z' } }),
        )
        await it.route('**/build.json', (route) =>
          route.fulfill({
            json: {
              plainItems: [{ kind: 'page', id: 'a', title: 'Gili citata' }],
              aiStandIn: true,
            },
          }),
        )
      },
    })
    const notices = page.getByRole('region', { name: noticeTexts.label })
    await notices.getByText(noticeTexts.loginLimit('2026-11-22 10:30'), { exact: true }).waitFor()
    await notices.getByText(noticeTexts.plainTitles(['Gili citata']), { exact: true }).waitFor()
    await notices.getByText(noticeTexts.aiStandIn, { exact: true }).waitFor()
    const { testimonials, figures } = noticeTexts.placeholderNames
    await notices.getByText(noticeTexts.placeholders([testimonials, figures])).waitFor()
    await expectAccessible(page, 'the panel with notices')
    // Each of them is a line of "Būklė".
    await notices.getByRole('link', { name: noticeTexts.where }).first().click()
    await page.getByRole('link', { name: 'Redaguoti: Gili citata' }).waitFor()
    for (const { file } of placeholders) {
      await page.getByText(`„${file}“`).first().waitFor()
    }
    await notices.getByRole('button', { name: noticeTexts.dismiss }).click()
    await page.reload()
    // Several take one line until they are asked for.
    await notices.locator('summary').click()
    await notices.getByText('Gili citata').waitFor()
    await expect(notices.getByRole('button')).toHaveCount(0)
  })

  test('and its login are kept from search engines', async () => {
    for (const path of ['/admin', '/admin/login']) {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    }
  })
})

test.describe('a tooltip of the panel', () => {
  test('opens after 700 ms under the pointer, at once with the focus, and closes with Escape', async () => {
    const token = await logIn()
    const page = await open('/admin', {
      prepare: async (it) => {
        await it.clock.install()
        await keepToken(it, token)
      },
    })
    await page.getByRole('button', { name: adminTexts.showDetails }).click()
    const refresh = page.getByRole('button', { name: adminTexts.refresh })
    const tooltip = page.getByRole('tooltip')
    await refresh.waitFor()
    await page.clock.pauseAt(Date.now() + 1_000)
    await refresh.hover()
    await page.clock.runFor(699)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(2)
    await tooltip.waitFor({ state: 'attached' })
    await expect(tooltip).toHaveText(adminTexts.refreshHint, { useInnerText: true })
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })

    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: adminTexts.hideDetails }).focus()
    await page.keyboard.press('Tab')
    await tooltip.waitFor({ state: 'attached' })
    await expect
      .poll(() => refresh.getAttribute('aria-describedby'))
      .toBe(await tooltip.getAttribute('id'))
  })
})
