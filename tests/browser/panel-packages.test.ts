import type { Locator, Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { faultTexts } from '#src/features/settings/fault-texts.ts'
import { PROMISED_FEATURES } from '#src/features/consultations/package-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import type { SettingsInput } from '#src/features/settings/contracts.ts'
import { securityTexts } from '../../src/features/account/panel/texts.ts'
import { settingsTexts as texts } from '../../src/features/settings/panel/texts.ts'
import { inboxViewTexts } from '../../src/features/inbox/panel/texts.ts'
import { currentSite } from './current-site.ts'
import { SCREENS, expectAccessible, type VisitOptions } from './visits.ts'
import { button, openPanelAt, save, toast } from './panel.ts'
import { call, logIn, readSettings } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const { packageFields: labels, prices } = texts
const { packages } = startingSettings

let token = ''
let before: SettingsInput

prepareFile(async () => {
  token = await logIn()
  before = await readSettings(token)
})

/** Opens the settings, with every collapsed part open. */
async function openSettings(
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
  options: VisitOptions = {},
): Promise<Page> {
  await call(routes.updateSettings, { token, body: before })
  const { page } = await openPanelAt('#nustatymai', options)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: SCREENS.desktop.height })
  await page.getByRole('heading', { name: prices.heading }).waitFor()
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
  return page
}

const part = (page: Page, id: keyof typeof packages): Locator =>
  page.locator(`details[data-part="packages.${id}"]`)

test.describe('the packages in the panel', () => {
  for (const [width, scheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    test(`are offered, taken until a day or hidden, and keep their promise, at ${width} px`, async () => {
      const page = await openSettings(width, scheme)
      const week = part(page, 'email-weekly')
      const features = week.getByLabel(labels.features)
      await features.fill('Patarimai')
      await save(page).click()
      const fault = errorTexts.promiseRequired(PROMISED_FEATURES['email-weekly'])
      await week.getByText(fault).waitFor()
      await expect(features).toBeFocused()
      await expectAccessible(page, `a package without its promise, ${width}`)

      await features.fill(`Patarimai\n\n${PROMISED_FEATURES['email-weekly']}`)
      await week.getByLabel(labels.title).fill('Savaitė laiškais')
      const couple = part(page, 'couple-therapy')
      await couple.getByLabel(labels.takenUntil).fill('2099-01-31')
      await part(page, 'intensive').getByLabel(labels.offer).selectOption('hidden')
      await part(page, 'individual').getByLabel(labels.offer).selectOption('offered')
      await expect(part(page, 'individual').getByLabel(labels.takenUntil)).toHaveCount(0)
      await part(page, 'individual').getByText(labels.fixedAt(80, '60\u00a0min.')).waitFor()
      await couple.getByLabel(labels.takenUntil).fill('2026-01-31')
      await save(page).click()
      await couple.getByText(faultTexts.takenEarlier).waitFor()
      await couple.getByLabel(labels.takenUntil).fill('2099-01-31')
      await expectNoOverflow(page)
      await save(page).click()
      await toast(page, texts.updated).waitFor()
      await couple.locator('summary').getByText('Užimtas iki 2099-01-31').waitFor()
      const saved = (await readSettings(token)).packages
      expect(saved?.['email-weekly']).toMatchObject({
        title: 'Savaitė laiškais',
        features: ['Patarimai', PROMISED_FEATURES['email-weekly']],
      })
      expect(saved?.individual).toMatchObject({ offer: 'offered', takenUntil: null })
      expect(saved?.intensive.offer).toBe('hidden')

      for (const place of ['uzklausos', 'uzsakymai']) {
        await page.goto(`/admin#${place}`)
        const choice = page.getByLabel(inboxViewTexts.packageLabel)
        await expect(choice.locator('option', { hasText: 'Savaitė laiškais' })).toHaveCount(1)
      }

      await page.goto('/admin#straipsniai/naujas')
      const preview = page.frameLocator('iframe[title="Kaip atrodys svetainėje"]')
      // A laptop shows it beside the text.
      if (width === 375) await button(page, 'Peržiūra').click()
      await preview.getByRole('heading', { name: 'Savaitė laiškais' }).waitFor()
    })
  }

  test('have days off, by keyboard alone', async () => {
    const page = await openSettings(375)
    await page.getByRole('button', { name: texts.addDays }).press('Enter')
    const from = page.getByLabel(labels.from, { exact: true })
    const to = page.getByLabel(labels.to, { exact: true })
    await expect(from).toBeFocused()
    await from.fill('2099-12-24')
    await to.fill('2099-12-20')
    await save(page).press('Enter')
    await page.getByText(errorTexts.invalidInstant).first().waitFor()
    await expectAccessible(page, 'days off that end before they begin')
    await to.fill('2099-12-26')
    await save(page).press('Enter')
    await toast(page, texts.updated).waitFor()
    expect((await readSettings(token)).daysOff).toEqual(['2099-12-24', '2099-12-25', '2099-12-26'])

    await page.reload()
    await page.getByRole('heading', { name: texts.daysOff }).waitFor()
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true
    })
    await expect(page.getByLabel(labels.to, { exact: true })).toHaveValue('2099-12-26')
    await page.getByRole('button', { name: texts.removePeriod(1) }).press('Enter')
    await save(page).press('Enter')
    await toast(page, texts.updated).waitFor()
    expect((await readSettings(token)).daysOff).toEqual([])
  })
})

test.describe('a price in the panel', () => {
  for (const width of [375, 1440]) {
    test(`is changed with its link by the password, at ${width} px`, async () => {
      const page = await openSettings(width, 'light', {
        failing: [/\/api\/admin\/settings\/prices$/],
      })
      const price = 50 + (width % 7)
      const form = page.getByRole('form', { name: packages['email-weekly'].title })
      const field = (label: string) => form.getByLabel(label)
      await form.getByRole('button', { name: prices.change }).click()
      await form.getByText(errorTexts.invalidPrice).waitFor()
      await expectAccessible(page, `a price without a number, ${width}`)
      await expectNoOverflow(page)

      await field(prices.price).fill(String(price))
      await field(prices.url).fill('https://kita-kasa.example/a')
      await field(prices.linkId).fill(`plink_${width}`)
      await field(securityTexts.password).fill(currentSite().password)
      await form.getByRole('button', { name: prices.change }).click()
      await form.getByText('Nuoroda turi būti mokėjimų sistemos').waitFor()
      await expect(field(prices.url)).toBeFocused()

      await field(prices.url).fill('https://buy.stripe.com/nauja')
      await form.getByRole('button', { name: prices.change }).click()
      await toast(page, prices.changed).waitFor()
      await page
        .getByText(/^Svetainė atnaujinama\. Iki .*\d\d\.\d\d kai kas dar gali matyti senąją kainą/)
        .waitFor()
      await page
        .locator('details[data-part="prices.email-weekly"] > summary')
        .getByText(prices.now(price))
        .waitFor()
      const { sales } = await call(routes.getSettings, { token })
      expect(sales['email-weekly']).toEqual({ price, paymentLink: 'https://buy.stripe.com/nauja' })
    })
  }
})
