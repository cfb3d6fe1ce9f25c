import type { Locator, Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { newsletterPageTexts, newsletterTexts } from '#src/features/newsletter/texts.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { expectKeptOverFailures, holdBack } from './failures.ts'
import { mailTo } from './mails.ts'
import { expect, test } from './test.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const SUBSCRIBE_PATH = '/api/newsletter/subscribe'
const SUBSCRIBE = new RegExp(`${SUBSCRIBE_PATH}$`)
const FAILURE = 'Nepavyko užsiregistruoti į naujienlaiškį. Bandykite vėliau.'

const email = (page: Page) => page.getByLabel(newsletterTexts.emailLabel)
const name = (page: Page) => page.getByLabel(newsletterTexts.nameLabel)
const submit = (page: Page) => page.getByRole('button', { name: newsletterTexts.submit })

function storedSubscriptions(address: string) {
  const db = openDatabase(currentSite().databaseUrl)
  return db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', asPrivate(address))
    .execute()
}

/** Records the bodies of all calls to subscribe from now on in the returned list. */
function recordCalls(page: Page): unknown[] {
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SUBSCRIBE_PATH) calls.push(request.postDataJSON())
  })
  return calls
}

test('the newsletter’s page has one grid on a desktop: the title, the form and the sample are equally wide', async () => {
  const page = await open('/newsletter')
  const columns = [
    page.locator('header.pictured > div'),
    page.locator('main form'),
    page.locator('[data-sample]'),
  ]
  await expect(async () => {
    const places = await Promise.all(columns.map(placeOf))
    expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(1)
    expect(new Set(places.map(({ width }) => Math.round(width))).size).toBe(1)
  }).toPass()
})

test('the newsletter’s sample is a sheet lighter than its background, in both schemes', async () => {
  const page = await open('/newsletter')
  const paint = (element: Locator) =>
    element.evaluate((it) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(it).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      return red + green + blue
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(async () => {
      const ground = await paint(page.locator('.ground'))
      expect(await paint(page.locator('[data-sample]')), colorScheme).toBeGreaterThan(ground + 20)
    }).toPass()
  }
})

test.describe('the newsletter form', () => {
  test('says what is wrong with the address and sends nothing, and its toast is reached by F8 and left by Escape', async () => {
    const page = await open('/newsletter')
    const calls = recordCalls(page)
    await expect.poll(() => name(page).getAttribute('placeholder')).toContain('neprivalomas')
    await submit(page).click()
    const toast = toastRegion(page).locator('[data-toast="destructive"]')
    await expect(toast).toContainText('Prašome įvesti el. pašto adresą', { useInnerText: true })
    await page.keyboard.press('F8')
    await expect(toastRegion(page)).toBeFocused()
    await expectAccessible(page, 'the toast of a failure')
    await page.keyboard.press('Escape')
    await toast.waitFor({ state: 'detached' })
    await expect(email(page)).toBeFocused()
    await page.getByRole('alert').filter({ hasText: 'Prašome įvesti el. pašto adresą' }).waitFor()

    // The browser's own check would accept it, but the server would not.
    await email(page).fill('vardas@gmail')
    await submit(page).click()
    const said = page.getByRole('alert').filter({ hasText: 'Netinkamas el. pašto adresas' })
    await said.waitFor()
    await expect
      .poll(() => email(page).getAttribute('aria-describedby'))
      .toBe(await said.getAttribute('id'))
    await expect(email(page)).toBeFocused()
    await expectAccessible(page, 'the message at the field')
    await page.keyboard.type('.com')
    await said.waitFor({ state: 'detached' })
    expect(calls).toEqual([])
  })

  test('keeps what was typed over every failure, then is disabled while it runs, thanks and is cleared', async () => {
    const page = await open('/', { failing: [SUBSCRIBE] })
    await email(page).fill('Nauja@Pastas.lt')
    await expectKeptOverFailures(page, {
      call: SUBSCRIBE,
      submit: () => submit(page).click(),
      values: () => Promise.all([email(page).inputValue(), name(page).inputValue()]),
      sentence: FAILURE,
    })
    expect(await storedSubscriptions('nauja@pastas.lt')).toEqual([])

    const goOn = await holdBack(page, SUBSCRIBE)
    await submit(page).click()
    const busy = page.getByRole('button', { name: 'Registruojame...' })
    await busy.waitFor()
    await expect(busy).toBeDisabled()
    const answered = page.waitForResponse(SUBSCRIBE)
    goOn()
    const { message } = (await (await answered).json()) as { message: string }
    const toast = toastRegion(page).locator('[data-toast="default"]')
    await toast.getByText('Sėkmingai užsiregistravote!', { exact: true }).waitFor()
    expect(message).not.toBe('')
    await expect(toast).toContainText(message, { useInnerText: true })
    await expect(email(page)).toHaveValue('')
    const pending = page.getByRole('heading', { name: newsletterTexts.pendingHeading })
    await expect(pending).toBeFocused()
    await page.getByText(newsletterTexts.pending('Nauja@Pastas.lt'), { exact: true }).waitFor()
    await expectAccessible(page, 'the address that is still to be confirmed')
    expect(await storedSubscriptions('nauja@pastas.lt')).toMatchObject([
      { name: null, subscribed: false, confirmedAt: null },
    ])
  })

  test('leads by mail to a page that confirms, and by the next mail to one for leaving', async () => {
    const address = `${crypto.randomUUID()}@${'ilgas-adresas-'.repeat(4)}a.lt`
    const form = await open('/newsletter', { screen: 'phone' })
    await email(form).fill(address)
    await submit(form).click()
    await toastRegion(form).getByText(newsletterTexts.successTitle, { exact: true }).waitFor()
    const pending = form
      .getByRole('heading', { name: newsletterTexts.pendingHeading })
      .locator('..')
    const shown = toastRegion(form).locator('[data-toast]')
    await expect(async () => {
      const [toast, panel] = [await placeOf(shown), await placeOf(pending)]
      expect(panel.bottom <= toast.top || panel.top >= toast.bottom, 'is clear of it').toBe(true)
    }).toPass()
    const { confirm, confirmed, leave, left } = newsletterPageTexts
    for (const { mail, link, question, done, offers } of [
      {
        mail: mailTexts.newsletterConfirmation.subject,
        link: /\S+\/patvirtinti\/\S+/,
        question: confirm,
        done: confirmed,
        offers: /^\/blog\/[\w-]+$/,
      },
      {
        mail: 'Prenumerata patvirtinta',
        link: /\S+\/atsisakyti\/\S+/,
        question: leave,
        done: left,
        offers: /^\/newsletter$/,
      },
    ]) {
      const [url = ''] = link.exec(await mailTo(address, mail)) ?? []
      const page = await open(new URL(url).pathname, { screen: 'phone' })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole('heading', { level: 1, name: question.title, exact: true }).waitFor()
      await expectAccessible(page, question.title)
      await expectNoOverflow(page)
      const before = await storedSubscriptions(address)
      const pictures = page.getByRole('main').locator('img')
      const count = await pictures.count()
      await page.getByRole('main').getByRole('button', { name: question.button }).click()
      await page.getByRole('heading', { level: 1, name: done.title, exact: true }).waitFor()
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', offers)
      await expect(pictures, 'the press changes only words').toHaveCount(count)
      await expectAccessible(page, done.title)
      await expectNoOverflow(page)
      const [after] = await storedSubscriptions(address)
      expect(after?.subscribed).toBe(!before[0]?.subscribed)
    }
  })

  test('takes over what was typed before its script ran, without which it cannot be sent: no address ends up in a URL', async () => {
    const page = await open('/about')
    const goOn = await holdBack(page, /\/_astro\/.*\.js$/)
    await page.goto('/newsletter', { waitUntil: 'commit' })
    await email(page).fill('ankstyva@pastas.lt')
    await name(page).fill('Ankstyva')
    goOn()
    const sent = page.waitForRequest(SUBSCRIBE)
    await submit(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'ankstyva@pastas.lt',
      name: 'Ankstyva',
    })

    const plain = await open('/newsletter', { javaScript: false })
    await expect(submit(plain)).toBeDisabled()
    await expect(plain.getByRole('main')).toContainText(newsletterTexts.noScript, {
      useInnerText: true,
    })
  })
})
