import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { asPrivate } from '#src/domain/private.ts'
import { newsletterPageTexts } from '#src/texts/newsletter-pages.ts'
import { newsletterTexts } from '#src/texts/newsletter.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { expectKeptOverFailures, holdBack } from './failures.ts'
import { mailTo } from './mails.ts'
import { expect, test } from './test.ts'
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

/** Every call that was made to subscribe. */
function recordCalls(page: Page): unknown[] {
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SUBSCRIBE_PATH) calls.push(request.postDataJSON())
  })
  return calls
}

test.describe('the newsletter form', () => {
  test('asks for an address and sends nothing when there is none', async () => {
    const page = await open('/newsletter')
    const calls = recordCalls(page)
    await expect.poll(() => name(page).getAttribute('placeholder')).toContain('neprivalomas')
    await expect(email(page)).toHaveAttribute('type', 'email')
    await submit(page).click()
    const toast = toastRegion(page).locator('[data-toast="destructive"]')
    await toast.getByText('Klaida', { exact: true }).waitFor()
    await expect(toast).toContainText('Prašome įvesti el. pašto adresą', { useInnerText: true })
    await expectAccessible(page, 'the toast of a failure')
    // The browser itself would take it, and the server would not.
    await email(page).fill('vardas@gmail')
    await submit(page).click()
    const said = page.getByRole('alert').filter({ hasText: 'Netinkamas el. pašto adresas' })
    await said.waitFor()
    await expect
      .poll(() => email(page).getAttribute('aria-describedby'))
      .toBe(await said.getAttribute('id'))
    await expect
      .poll(() => email(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await expectAccessible(page, 'the message at the field')
    await page.keyboard.type('.com')
    await said.waitFor({ state: 'detached' })
    expect(calls).toEqual([])
  })

  test('says the same of every failure and keeps what was typed', async () => {
    const page = await open('/newsletter', { failing: [SUBSCRIBE] })
    await email(page).fill('ona@pastas.lt')
    await name(page).fill('Ona')
    await expectKeptOverFailures(page, {
      call: SUBSCRIBE,
      submit: () => submit(page).click(),
      values: () => Promise.all([email(page).inputValue(), name(page).inputValue()]),
      sentence: FAILURE,
    })
    expect(await storedSubscriptions('ona@pastas.lt')).toEqual([])
  })

  test('is disabled while it runs, then thanks with the server’s message and is cleared', async () => {
    const page = await open('/')
    const calls = recordCalls(page)
    const goOn = await holdBack(page, SUBSCRIBE)
    await email(page).fill('Nauja@Pastas.lt')
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
    await submit(page).waitFor()
    await expect
      .poll(async () => [await email(page).inputValue(), await name(page).inputValue()])
      .toEqual(['', ''])
    expect(calls, 'an empty name is sent as null').toMatchObject([
      { email: 'Nauja@Pastas.lt', name: null, website: '' },
    ])
    expect(await storedSubscriptions('nauja@pastas.lt')).toMatchObject([
      { name: null, subscribed: false, confirmedAt: null },
    ])
  })

  test('leads by mail to a page that confirms, and by the next mail to one for leaving', async () => {
    const address = `${'ilgas-adresas-'.repeat(4)}${crypto.randomUUID()}@pastas.lt`
    const form = await open('/newsletter')
    await email(form).fill(address)
    await submit(form).click()
    await toastRegion(form).getByText(newsletterTexts.successTitle, { exact: true }).waitFor()
    const { confirm, confirmed, leave, left } = newsletterPageTexts
    for (const { mail, link, question, done } of [
      {
        mail: mailTexts.newsletterConfirmation.subject,
        link: /\S+\/patvirtinti\/\S+/,
        question: confirm,
        done: confirmed,
      },
      {
        mail: mailTexts.newsletterWelcome.subject,
        link: /\S+\/atsisakyti\/\S+/,
        question: leave,
        done: left,
      },
    ]) {
      const [url = ''] = link.exec(await mailTo(address, mail)) ?? []
      const page = await open(new URL(url).pathname, { screen: 'phone' })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole('heading', { level: 1, name: question.title, exact: true }).waitFor()
      await expectAccessible(page, question.title)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const before = await storedSubscriptions(address)
      await page.getByRole('main').getByRole('button', { name: question.button }).click()
      await page.getByRole('heading', { level: 1, name: done.title, exact: true }).waitFor()
      await expectAccessible(page, done.title)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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

test.describe('notifications', () => {
  async function openAndPause(): Promise<Page> {
    const page = await open('/newsletter', { prepare: (it) => it.clock.install() })
    await page.locator('button[type="submit"]:enabled').waitFor()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    return page
  }

  test('get the focus by F8, stay while they have it, and go by Escape', async () => {
    const page = await openAndPause()
    const toasts = toastRegion(page).locator('[data-toast]')
    await submit(page).click()
    await toasts.waitFor()
    await page.keyboard.press('F8')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(() => focused()).toBe('Notification')
    await page.clock.runFor(60_000)
    await expect(toasts).toHaveCount(1)
    await page.keyboard.press('Escape')
    await toasts.waitFor({ state: 'detached' })
    await expect
      .poll(() => submit(page).evaluate((button) => button === document.activeElement))
      .toBe(true)
  })
})
