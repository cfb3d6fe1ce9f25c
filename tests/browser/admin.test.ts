import type { Page, Response } from '@playwright/test'
import { stepTexts } from '#src/features/clients/panel/first-steps-texts.ts'
import { adminTexts, missingTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { loginWarningTexts } from '#src/features/account/panel/login-warning-texts.ts'
import { healthTexts } from '#src/features/health/panel/texts.ts'
import { MADE_UP } from '#src/features/settings/claims.ts'
import { brotliSize, PAGE_BUDGETS } from '../../scripts/tools/page-weight.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { holdBack } from './failures.ts'
import { keepToken, openPanelAt, text } from './panel.ts'
import { logIn } from './site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const LOGIN = /\/api\/admin\/login$/
const LOGOUT = /\/api\/admin\/logout$/

const password = (page: Page) => page.getByLabel(adminTexts.passwordLabel)
const submit = (page: Page) => page.getByRole('button', { name: 'Prisijungti', exact: true })

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

test.describe('the admin login', () => {
  test('is where /admin leads without a token; it asks for a password, refuses a wrong one and stores nothing', async () => {
    const page = await open('/admin', { screen: 'phone', failing: [LOGIN] })
    await page.waitForURL('/admin/login')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await submit(page).click()
    await page.getByText('Slaptažodis privalomas', { exact: true }).waitFor()
    await expect(password(page)).toBeFocused()
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

  test('says without a script that it needs one, as the panel does; neither is for search engines', async () => {
    for (const [path, heading] of [
      ['/admin/login', adminTexts.loginTitle],
      ['/admin', adminTexts.panelTitle],
    ] as const) {
      // Without scripts, the browser refuses to preload them.
      const page = await open(path, {
        javaScript: false,
        failing: path === '/admin' ? [/^\/_astro\//] : [],
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, {
        useInnerText: true,
      })
      await expect(page.locator('body')).toContainText(adminTexts.noScript, { useInnerText: true })
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex, nofollow',
      )
    }
  })

  test('takes a password that is sent before its script runs, opens the panel, and logs out without an answer', async () => {
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
    await toastRegion(page).getByText('Sėkmingai prisijungėte', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Administracijos panelė' }).waitFor()
    const states = Object.values(adminTexts.status).map(({ label }) => label)
    const state = page.locator('[data-publishing] strong')
    await state.waitFor()
    expect(states).toContain(await state.innerText())
    // At the end of the loaded page, nothing covers a control.
    await page.getByText(stepTexts.heading).waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page, 'the panel')

    const letAnswer = await holdBack(page, LOGOUT)
    const told = page.waitForRequest(LOGOUT)
    await page.getByRole('button', { name: adminTexts.logout }).click()
    await told
    await page.waitForURL('/admin/login')
    await expect.poll(() => storedToken(page)).toBeNull()
    await toastRegion(page).waitFor({ state: 'attached' })
    await expect(toastRegion(page).locator('[data-toast]')).toHaveCount(0)
    letAnswer()
  })
})

test.describe('the admin panel', () => {
  test('loads at most 150 KB of script in 25 files for its first view, 70 KB more for a form, and 144 KB for rich text (brotli)', async () => {
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
    await page.getByRole('heading', { level: 2, name: panelTexts.places.today }).waitFor()
    await page.waitForLoadState('networkidle')
    const desk = [...scripts]
    await page.getByRole('tab', { name: 'Kurti straipsnį' }).click()
    await text(page).waitFor()
    await page.waitForLoadState('networkidle')
    const isOfEditor = (script: Response) =>
      /\/(?:RichTextField|markdown-syntax|pasted|rich-text-values|write-markdown)\b/.test(
        script.url(),
      )
    const weightOf = async (counted: readonly Response[]) => {
      const sizes = await Promise.all(counted.map(async (it) => brotliSize(await it.body())))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const first = await weightOf(desk)
    const form = await weightOf(scripts.filter((it) => !desk.includes(it) && !isOfEditor(it)))
    const editor = await weightOf(scripts.filter(isOfEditor))
    const code = await Promise.all(desk.map((it) => it.text()))
    expect(desk.filter(isOfEditor)).toEqual([])
    expect(code.join('\n')).not.toContain('ProseMirror')
    expect(first).toBeGreaterThan(100_000)
    expect(first).toBeLessThanOrEqual(PAGE_BUDGETS.panelScript)
    expect(desk.length).toBeLessThanOrEqual(PAGE_BUDGETS.panelFiles)
    expect(form).toBeLessThanOrEqual(PAGE_BUDGETS.formScript)
    expect(editor).toBeGreaterThan(100_000)
    expect(editor).toBeLessThanOrEqual(PAGE_BUDGETS.richTextScript)
  })

  test('tells of guesses of the password until that is read, and of texts it could not render', async () => {
    const token = await logIn()
    const page = await open('/admin#siandien', {
      prepare: async (it) => {
        await keepToken(it, token)
        await it.route('**/api/admin/login-limit', (route) =>
          route.fulfill({ json: { reachedAt: '2026-11-22T08:30:00.000Z' } }),
        )
        await it.route('**/build.json', (route) =>
          route.fulfill({
            json: {
              plainItems: [{ kind: 'page', id: 'a', title: 'Gili citata' }],
              owner: { missing: [], madeUp: MADE_UP },
              aiStandIn: true,
            },
          }),
        )
      },
    })
    const warning = page.getByRole('region', { name: loginWarningTexts.warning })
    const words = loginWarningTexts.loginLimit('2026-11-22 10.30')
    await warning.getByText(words, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Redaguoti: Gili citata' }).waitFor()
    await expectAccessible(page, 'the warning of guesses')
    await warning.getByRole('button', { name: loginWarningTexts.dismiss }).click()
    await expect(warning).toHaveCount(0)
    await page.reload()
    await page.getByRole('link', { name: 'Redaguoti: Gili citata' }).waitFor()
    await expect(warning).toHaveCount(0)

    await page.goto('/admin#bukle')
    await page.getByRole('link', { name: 'Redaguoti: Gili citata' }).waitFor()
    await page.getByText(healthTexts.aiStandIn, { exact: true }).waitFor()
    const names = MADE_UP.map((kind) => missingTexts.madeUp[kind])
    const text = healthTexts.findings.madeUp(names)
    await page.getByText(text, { exact: true }).waitFor()
  })
})
