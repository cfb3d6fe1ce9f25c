import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { formatConsent } from '#src/domain/consent.ts'
import { asPrivate } from '#src/domain/private.ts'
import { brand } from '#src/texts/brand.ts'
import { testimonials } from '#src/texts/claims.ts'
import { BOOKING_MONTHS } from '#src/domain/retention.ts'
import { consultationTexts } from '#src/texts/consultations.ts'
import {
  SCREENS,
  expectAccessible,
  focusedText,
  open,
  toastRegion,
  type VisitOptions,
} from './visits.ts'
import { expectKeptOverFailures, holdBack } from './failures.ts'
import { serveVariant } from './variant-site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const BOOK_PATH = '/api/consultation/book'
const BOOK = new RegExp(`${BOOK_PATH}$`)
const { packages } = consultationTexts

/** Opens the packages of a build that has no payment links, when they can be chosen. */
async function openPackages(options: VisitOptions = {}): Promise<Page> {
  const page = await open('/consultations', {
    ...options,
    prepare: async (it) => {
      await serveVariant(it, 'counted-unlinked')
      const refusal = formatConsent(false, new Date())
      await it.addInitScript((answer) => {
        localStorage.setItem('slapuku-pasirinkimas', answer)
      }, refusal)
    },
  })
  if (options.javaScript !== false) {
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  }
  return page
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const form = (page: Page) => page.getByRole('main').locator('form')
const call = (page: Page) => page.locator('[data-call-to-action]')
const field = (page: Page, label: string) => form(page).getByLabel(label)
const submit = (page: Page) => form(page).getByRole('button', { name: consultationTexts.submit })

async function choose(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button').click()
  await form(page).waitFor()
}

function storedBookings(email: string) {
  const db = openDatabase(currentSite().databaseUrl)
  return db.read
    .selectFrom('consultationBookings')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .execute()
}

/** What every field of the form holds, in its order. */
const values = (page: Page) =>
  form(page)
    .locator('input:not([name="website"]), select, textarea')
    .evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value))

/** The message that belongs to a field; it is announced when it appears. */
function messageOf(page: Page, label: string): Promise<string> {
  return field(page, label).evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    const alert = ids
      .map((id) => document.getElementById(id))
      .find((described) => described?.role === 'alert')
    return element.getAttribute('aria-invalid') === 'true' ? (alert?.textContent ?? '') : ''
  })
}

test.describe('a package without a payment link', () => {
  test('is selected, says that its link is coming and opens the booking form with its panels', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await openPackages({ screen })
      await expect(form(page)).toHaveCount(0)
      const { title } = packages['email-weekly']
      const button = card(page, title).getByRole('button')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()

      const toast = toastRegion(page).getByRole('status').locator('[data-toast="default"]')
      await toast
        .getByText('Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.', { exact: true })
        .waitFor()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => focusedText(page)).toBe(consultationTexts.formHeading)
      await expect(form(page)).toHaveText(/susisieksime su jumis per 24\sval/, {
        useInnerText: true,
      })
      await expect(field(page, consultationTexts.typeLabel)).toHaveValue('email-weekly')
      const privacy = form(page).getByRole('link', { name: 'privatumo politikoje' })
      await expect(privacy).toHaveAttribute('href', '/p/privatumo-politika')
      await expect(call(page), 'the call to action makes room').toHaveCount(0)
      await expectAccessible(page, `the booking form on a ${screen}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, screen).toBeLessThanOrEqual(SCREENS[screen].width)

      const panel = (heading: string) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
      const steps = panel(consultationTexts.stepsHeading)
      await expect(steps.locator('ol > li')).toHaveCount(consultationTexts.steps.length)
      await expect(panel(consultationTexts.reasonsHeading).getByRole('listitem')).toHaveText(
        consultationTexts.reasons,
        { useInnerText: true },
      )
      const said = await panel(consultationTexts.testimonialHeading).innerText()
      expect(said).toContain(testimonials[0].text)
      expect(said).toContain(`${testimonials[0].name}, ${testimonials[0].city}`)

      const formBox = await form(page).boundingBox()
      const stepsBox = await steps.boundingBox()
      if (!formBox || !stepsBox) throw new Error('The form or its panels are not shown.')
      if (screen === 'desktop') {
        expect(stepsBox.x, 'beside the form').toBeGreaterThanOrEqual(formBox.x + formBox.width)
        expect(stepsBox.y).toBe(formBox.y)
      } else {
        expect(stepsBox.y, 'below the form').toBeGreaterThanOrEqual(formBox.y + formBox.height)
      }
    }
  })

  test('can be chosen by the call to action too, and be given up', async () => {
    const page = await openPackages()
    await expect
      .poll(() => call(page).getByRole('button').allInnerTexts())
      .toEqual([expect.stringContaining('39 €'), expect.stringContaining('79 €')])
    await call(page).getByRole('button').nth(1).click()
    await expect(field(page, consultationTexts.typeLabel)).toHaveValue('email-monthly')
    await form(page).getByRole('button', { name: consultationTexts.cancel }).click()
    await call(page).waitFor()
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.callHeading)
    await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toHaveCount(0)
  })

  test('is readable without JavaScript, and says what its form needs', async () => {
    const page = await openPackages({ javaScript: false })
    const main = page.getByRole('main')
    await expect(main).toContainText(consultationTexts.noScript, { useInnerText: true })
    await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    )
    const weekly = card(page, packages['email-weekly'].title)
    await expect(weekly).toContainText('39 €', { useInnerText: true })
    await expect(weekly.getByRole('button')).toBeDisabled()
  })
})

test.describe('the booking form', () => {
  test('says at each field what is wrong, leads to the first, and sends nothing', async () => {
    const page = await openPackages({ screen: 'phone' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(BOOK_PATH)) sent.push(request.url())
    })
    const { nameLabel, emailLabel } = consultationTexts
    const holdsFocus = (label: string) =>
      field(page, label).evaluate((element) => element === document.activeElement)
    await choose(page, packages['email-weekly'].title)
    await submit(page).click()
    await expect.poll(() => messageOf(page, nameLabel)).toBe('Vardas turi būti bent 2 simbolių')
    await expect.poll(() => messageOf(page, emailLabel)).toBe('Netinkamas el. pašto adresas')
    await expect.poll(() => holdsFocus(nameLabel)).toBe(true)
    // The message stands right below its field.
    const box = await field(page, emailLabel).boundingBox()
    const message = await page.getByText('Netinkamas el. pašto adresas').boundingBox()
    expect((message?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(16)
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen])
      await expectAccessible(page, `the messages on a ${screen}`)
    }

    await field(page, nameLabel).fill(' O ')
    await expect.poll(() => messageOf(page, nameLabel), 'gone while it is being mended').toBe('')
    await submit(page).click()
    await expect.poll(() => messageOf(page, nameLabel)).toBe('Vardas turi būti bent 2 simbolių')
    await field(page, nameLabel).fill('Jo')
    await field(page, emailLabel).fill('jo@pastas')
    await submit(page).click()
    await expect.poll(() => messageOf(page, emailLabel)).toBe('Netinkamas el. pašto adresas')
    await expect.poll(() => messageOf(page, nameLabel)).toBe('')
    await expect.poll(() => holdsFocus(emailLabel)).toBe(true)

    await field(page, emailLabel).fill('jo@pastas.lt')
    await field(page, consultationTexts.typeLabel).selectOption('')
    await submit(page).click()
    await expect.poll(() => messageOf(page, consultationTexts.typeLabel)).not.toBe('')
    expect(sent).toEqual([])
  })

  test('is filled in and sent with the keyboard alone, thanks, resets and clears the selection', async () => {
    const email = 'registracija@pastas.lt'
    const page = await openPackages()
    const { title } = packages['email-weekly']
    await card(page, title).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.formHeading)
    for (const text of ['Ona', email, '+370 600 00000', null, 'antradienio vakaras']) {
      await page.keyboard.press('Tab')
      if (text !== null) await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('Norime pasikalbėti.')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.privacy(BOOKING_MONTHS).link)
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.submit)
    const answered = page.waitForResponse(BOOK)
    await page.keyboard.press('Enter')
    const { message } = (await (await answered).json()) as { message: string }

    const toast = toastRegion(page).locator('[data-toast="default"]')
    await toast.getByText('Užklausa sėkmingai pateikta!', { exact: true }).waitFor()
    expect(message).not.toBe('')
    await expect(toast).toContainText(message, { useInnerText: true })
    await call(page).waitFor()
    await expect(form(page)).toHaveCount(0)
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.callHeading)
    await expect(
      page.getByRole('main').locator('[aria-pressed="true"]'),
      'nothing is selected',
    ).toHaveCount(0)
    expect(await storedBookings(email)).toMatchObject([
      {
        name: 'Ona',
        email,
        phone: '+370 600 00000',
        consultationType: 'email-weekly',
        preferredDate: 'antradienio vakaras',
        message: 'Norime pasikalbėti.',
        status: 'pending',
      },
    ])
    await expectAccessible(page, 'the thanks')

    await choose(page, packages['email-monthly'].title)
    await expect
      .poll(() => values(page), 'an empty form')
      .toEqual(['', '', '', 'email-monthly', '', ''])
  })

  test('keeps everything when sending fails, and can be sent again, once while it runs', async () => {
    const email = 'nesekme@pastas.lt'
    const page = await openPackages({ failing: [BOOK] })
    await choose(page, packages['email-weekly'].title)
    await field(page, consultationTexts.nameLabel).fill('Ona')
    await field(page, consultationTexts.emailLabel).fill(email)
    await field(page, consultationTexts.phoneLabel).fill('860000000')
    await field(page, consultationTexts.dateLabel).fill('rytas')
    await field(page, consultationTexts.messageLabel).fill('Ilgas pasakojimas.')
    await expectKeptOverFailures(page, {
      call: BOOK,
      submit: () => submit(page).click(),
      values: () => values(page),
      sentence: 'Nepavyko pateikti užklausos. Bandykite vėliau.',
    })
    expect(await storedBookings(email)).toEqual([])
    const goOn = await holdBack(page, BOOK)
    await submit(page).click()
    const busy = form(page).getByRole('button', { name: 'Pateikiama...' })
    await busy.waitFor()
    await expect(busy).toBeDisabled()
    await field(page, consultationTexts.nameLabel).press('Enter')
    goOn()
    await call(page).waitFor()
    expect(await storedBookings(email), 'once').toMatchObject([{ email, status: 'pending' }])
  })
})
