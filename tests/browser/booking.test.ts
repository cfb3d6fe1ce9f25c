import type { Locator, Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { formatConsent } from '#src/features/consent/consent.ts'
import { asPrivate } from '#src/core/private.ts'
import { brand } from '#src/core/brand-texts.ts'
import { BOOKING_MONTHS } from '#src/core/retention.ts'
import type { PackageId } from '#src/features/consultations/consultations.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import {
  SCREENS,
  expectAccessible,
  focusedText,
  open,
  toastRegion,
  type VisitOptions,
} from './visits.ts'
import { serveVariant } from './variant-site.ts'
import { expect, test } from './test.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const BOOK = /\/api\/consultation\/book$/
const { packages } = startingSettings

/** Opens the packages of a build without payment links, once they can be chosen. */
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

/** Waits until a card stands a little below the header, or the toast over it, so that its upper edge is seen. */
async function expectJustBelow(card: Locator, above: Locator): Promise<void> {
  await expect(async () => {
    const distance = (await placeOf(card)).top - (await placeOf(above)).bottom
    expect(distance).toBeGreaterThanOrEqual(8)
    expect(distance).toBeLessThanOrEqual(32)
  }).toPass()
}

function storedBookings(email: string) {
  const db = openDatabase(currentSite().databaseUrl)
  return db.read
    .selectFrom('consultationBookings')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .execute()
}

/** Returns the message of a field, which is announced when it appears; empty if there is none. */
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
  for (const screen of ['phone', 'desktop'] as const) {
    test(`opens the booking form with its panels on a ${screen}, and can be given up`, async () => {
      const page = await openPackages({ screen })
      await expect(form(page)).toHaveCount(0)
      await card(page, packages['email-weekly'].title).getByRole('button').click()
      const toast = toastRegion(page).getByRole('status').locator('[data-toast="default"]')
      await toast
        .getByText('Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.', { exact: true })
        .waitFor()
      await expectAbove(toast, form(page).locator('.field').first(), 'the toast covers no field')
      await expect.poll(() => focusedText(page)).toBe(consultationTexts.formHeading)
      const above = screen === 'phone' ? toast : page.getByRole('banner').first()
      await expectJustBelow(form(page), above)
      if (screen === 'desktop') await expect(submit(page)).toBeInViewport({ ratio: 1 })
      await expect(field(page, consultationTexts.typeLabel)).toHaveValue('email-weekly')
      await expect(call(page), 'the call to action makes room').toHaveCount(0)
      await expectAccessible(page, 'the booking form')
      await expectNoOverflow(page)

      const steps = page
        .getByRole('main')
        .locator('section')
        .filter({
          has: page.getByRole('heading', { level: 2, name: consultationTexts.stepsHeading }),
        })
      await expect(steps.locator('ol > li')).toHaveCount(consultationTexts.steps.length)
      await expect(async () => {
        const [theForm, theSteps] = [await placeOf(form(page)), await placeOf(steps)]
        if (screen === 'desktop') {
          expect(theSteps.left, 'beside the form').toBeGreaterThanOrEqual(theForm.right)
          expect(theSteps.top).toBe(theForm.top)
        } else {
          expect(theSteps.top, 'below the form').toBeGreaterThanOrEqual(theForm.bottom)
        }
      }).toPass()

      await form(page).getByRole('button', { name: consultationTexts.cancel }).click()
      await expect.poll(() => focusedText(page)).toBe(consultationTexts.callHeading)
      await expect(page.getByText(consultationTexts.selected, { exact: true })).toHaveCount(0)
      const [week, month] = await call(page).getByRole('button').all()
      await expect(async () => {
        if (week && month) expect((await placeOf(week)).width).toBe((await placeOf(month)).width)
      }).toPass()
      await month?.click()
      await expect(field(page, consultationTexts.typeLabel)).toHaveValue('email-monthly')
    })
  }

  test('has its price as high as one with a badge beside it', async () => {
    const page = await openPackages()
    await page.locator('[data-package="email-weekly"] .badge').evaluate((badge) => badge.remove())
    const price = (id: PackageId) => page.locator(`[data-package="${id}"] p > strong`)
    await expect(async () => {
      const { top } = await placeOf(price('email-weekly'))
      expect(top).toBe((await placeOf(price('email-monthly'))).top)
    }).toPass()
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
  test('says at each field what is wrong, is filled in and sent with the keyboard alone, thanks and goes', async () => {
    const email = 'registracija@pastas.lt'
    const page = await openPackages({ screen: 'phone' })
    await card(page, packages['email-weekly'].title).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.formHeading)
    await submit(page).press('Enter')
    const { nameLabel, emailLabel } = consultationTexts
    await expect.poll(() => messageOf(page, nameLabel)).toBe('Vardas turi būti bent 2 simbolių')
    await expect.poll(() => messageOf(page, emailLabel)).toBe('Netinkamas el. pašto adresas')
    await expect(field(page, nameLabel)).toBeFocused()
    // The message stands right below its field.
    await expect(async () => {
      const message = await placeOf(page.getByText('Netinkamas el. pašto adresas'))
      expect(message.top - (await placeOf(field(page, emailLabel))).bottom).toBeLessThan(16)
    }).toPass()
    await expectAccessible(page, 'the messages')
    await page.setViewportSize(SCREENS.desktop)

    await page.keyboard.type('Ona')
    await expect.poll(() => messageOf(page, nameLabel), 'gone while it is being mended').toBe('')
    for (const text of [email, '+370 600 00000', null, 'antradienio vakaras']) {
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
    await answered
    const toast = toastRegion(page).locator('[data-toast="default"]')
    await toast.getByText('Užklausa sėkmingai pateikta!', { exact: true }).waitFor()
    await call(page).waitFor()
    await expect(form(page)).toHaveCount(0)
    await expect.poll(() => focusedText(page)).toBe(consultationTexts.bookedHeading)
    const booked = page.locator('section', { has: page.locator(':focus') })
    const course = page.getByRole('heading', { name: consultationTexts.courseHeading })
    await expect(course, 'the course of the e-mail packages').toBeHidden()
    await expect(booked, 'the booked package').toContainText('39 €', { useInnerText: true })
    await expect(async () => {
      const taken = page.locator('ul', { has: page.locator('.taken') })
      expect((await placeOf(booked)).width).toBe((await placeOf(taken)).width)
    }).toPass()
    await expectJustBelow(booked, page.getByRole('banner').first())
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
  })
})
