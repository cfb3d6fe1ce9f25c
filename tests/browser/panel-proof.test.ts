import type { Page } from '@playwright/test'
import { errorTexts } from '#src/core/error-texts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import * as routes from '#src/core/routes.ts'
import type { SettingsInput } from '#src/features/settings/contracts.ts'
import { proofTexts } from '../../src/features/account/panel/proof-texts.ts'
import { securityTexts } from '../../src/features/account/panel/texts.ts'
import { settingsTexts } from '../../src/features/settings/panel/texts.ts'
import { panelTexts } from '../../src/panel/frame/texts.ts'
import { formTexts } from '../../src/panel/kit/texts.ts'
import { addAuthenticator } from './authenticator.ts'
import { currentSite } from './current-site.ts'
import { ageConfirmation, button, field, openPanelAt, openParts, save, toast } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { call, logIn, readSettings } from './site.ts'
import { expect, prepareFile, test } from './test.ts'
import { expectAccessible, focusedText } from './visits.ts'

const FAILING = { failing: [/\/api\/admin\/(settings|confirmation|passkeys\/[\w-]+)$/] }

let token = ''
let before: SettingsInput

prepareFile(async () => {
  token = await logIn()
  before = await readSettings(token)
})

const dialog = (page: Page) => page.getByRole('dialog', { name: proofTexts.title })
const password = (page: Page) => dialog(page).getByLabel(securityTexts.password)

/** Returns a function that expects the page to be scrolled as it is now. */
async function staysInPlace(page: Page) {
  // After two frames, what scrolls late has done so.
  const scrolled = () =>
    page.evaluate(
      () =>
        new Promise<number>((tell) => {
          requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY)))
        }),
    )
  const before = await scrolled()
  return async (when: string) => {
    expect(Math.abs((await scrolled()) - before), when).toBeLessThanOrEqual(2)
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a grave change asks for the password once, and loses nothing when it is cancelled, ${width}`, async () => {
    await call(routes.updateSettings, { token, body: before })
    const { page, token: own } = await openPanelAt('#nustatymai/phone', FAILING)
    await page.setViewportSize({ width, height })
    const phone = field(page, new RegExp(`^${settingsTexts.fields.phone.label}`))
    await expect(phone).toBeFocused()
    await ageConfirmation(own)
    await phone.fill('+370 600 12345')
    const stays = await staysInPlace(page)
    await phone.press('Enter')
    await dialog(page).waitFor()
    await expect(password(page)).toBeFocused()
    await dialog(page).getByText(proofTexts.act('pakeisti telefoną')).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `the dialog that confirms the session, ${width}, ${colorScheme}`)
    }
    await expectNoOverflow(page)

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(save(page), 'it can be saved again').toHaveText(formTexts.save)
    await expect(phone, 'the field that asked has the focus').toBeFocused()
    await stays('after Escape')
    await expect(page.getByText(toastTexts.errorTitle), 'cancelling is no error').toHaveCount(0)
    await expect(page.getByText(errorTexts.unproven)).toHaveCount(0)
    await expect(phone, 'what is typed stays').toHaveValue('+370 600 12345')
    expect((await call(routes.getSettings, { token })).phone).toBe(before.phone)

    await save(page).click()
    await dialog(page).getByRole('button', { name: panelTexts.cancel, exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(save(page), 'the button that asked has the focus').toBeFocused()
    await stays('after cancelling')

    await save(page).click()
    await dialog(page).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).getByText(securityTexts.passwordRequired, { exact: true }).waitFor()
    await page.keyboard.type('ne tas')
    await page.keyboard.press('Enter')
    await dialog(page).getByText(errorTexts.wrongPassword, { exact: true }).waitFor()
    await expect(password(page)).toBeFocused()
    await expectAccessible(page, `the dialog with a message, ${width}`)
    await password(page).fill(currentSite().password)
    await page.keyboard.press('Enter')
    await toast(page, settingsTexts.updated).waitFor()
    await expect(dialog(page)).toHaveCount(0)
    expect((await call(routes.getSettings, { token })).phone).toBe('+370 600 12345')
    await expect(save(page), 'the button is gone').toHaveCount(0)
    await stays('after the save')

    await phone.fill('+370 600 54321')
    await phone.press('Enter')
    await expect
      .poll(async () => (await call(routes.getSettings, { token })).phone, 'asked only once')
      .toBe('+370 600 54321')
    await call(routes.updateSettings, { token, body: before })
  })
}

test('a passkey confirms the session too, and a cancelled act can be started again', async () => {
  const { page, token: own } = await openPanelAt('#saugumas', {
    ...FAILING,
    screen: 'phone',
    prepare: addAuthenticator,
  })
  await page.getByRole('heading', { name: securityTexts.heading, exact: true }).waitFor()
  await openParts(page)
  await page.getByText(securityTexts.passkeysEmpty).waitFor()
  await field(page, securityTexts.name).fill('Telefonas')
  await field(page, securityTexts.password).first().fill(currentSite().password)
  await page.keyboard.press('Enter')
  await toast(page, securityTexts.addDone).waitFor()
  await ageConfirmation(own)
  const remove = async () => {
    await button(page, 'Ištrinti: Telefonas').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
    await dialog(page).waitFor()
  }
  await remove()
  await dialog(page).getByRole('button', { name: panelTexts.cancel, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(errorTexts.unproven)).toHaveCount(0)
  await page.getByRole('heading', { name: 'Telefonas' }).waitFor()
  await remove()
  await dialog(page)
    .getByRole('button', { name: proofTexts.buttons.byPasskey, exact: true })
    .click()
  await toast(page, securityTexts.removed).waitFor()
  await page.getByText(securityTexts.passkeysEmpty).waitFor()
  await expect.poll(() => focusedText(page)).toBe(securityTexts.passkeys)
})

test('another address of notices waits for its confirmation, is mailed again and withdrawn', async () => {
  const { page, token: own } = await openPanelAt('#nustatymai', { screen: 'phone' })
  await field(page, settingsTexts.noticeEmail).fill('Nauja@akademija.example')
  const form = page.getByRole('form', { name: settingsTexts.notices })
  await form.getByLabel(securityTexts.password).fill(currentSite().password)
  await page.keyboard.press('Enter')
  await toast(page, settingsTexts.noticeAsked).waitFor()
  await page.getByText(settingsTexts.noticesPending('nauja@akademija.example')).waitFor()
  await expect(field(page, settingsTexts.noticeEmail)).toHaveValue('')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `an address that waits, ${colorScheme}`)
  }
  await expectNoOverflow(page)
  await button(page, settingsTexts.noticeResend).click()
  await toast(page, settingsTexts.noticeResent).waitFor()
  await button(page, settingsTexts.noticeCancel).click()
  await toast(page, settingsTexts.noticeCancelled).waitFor()
  await expect(button(page, settingsTexts.noticeCancel)).toHaveCount(0)
  await expect.poll(() => focusedText(page)).toBe(settingsTexts.notices)
  expect((await call(routes.getSettings, { token: own })).pendingNotices).toBeNull()
})
