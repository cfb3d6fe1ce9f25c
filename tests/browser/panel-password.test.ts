import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { NEW_PASSWORD } from '#src/features/account/contracts.ts'
import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { securityTexts } from '#src/features/account/panel/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { addAuthenticator } from './authenticator.ts'
import { expectAccessible, focusedText } from './visits.ts'
import { currentSite } from './current-site.ts'
import { button, field, openPanelAt, openParts, toast } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const NEW = 'ramus vakaras prie ežero'

test.beforeEach(async () => {
  await openDatabase(currentSite().databaseUrl).write.deleteFrom('adminPassword').execute()
})

const current = (page: Page) => field(page, securityTexts.currentPassword)
const next = (page: Page) => field(page, new RegExp(`^${securityTexts.newPassword} ?\\(`))
const repeated = (page: Page) => field(page, securityTexts.repeatedPassword)

/** Returns the attributes by which browsers and password managers recognize each field. */
const facts = (page: Page) =>
  page
    .locator('form:has(#keisti-slaptazodi) input:not([type=checkbox])')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('autocomplete'), (input as HTMLInputElement).type]),
    )

async function typeInto(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
}

test.describe('the form of a new password', () => {
  test('is filled in by keys alone on a phone, and the new password logs in', async () => {
    const { page } = await openPanelAt('#saugumas', {
      screen: 'phone',
      failing: [/\/api\/admin\/login$/],
    })
    await page.getByRole('heading', { name: securityTexts.heading, exact: true }).waitFor()
    await openParts(page)
    await page.getByText(securityTexts.passwordOfEnvironment).waitFor()
    await expect
      .poll(() => facts(page))
      .toEqual([
        ['username', 'text'],
        ['current-password', 'password'],
        ['new-password', 'password'],
        ['new-password', 'password'],
      ])

    await current(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText(securityTexts.passwordRequired, { exact: true }).waitFor()
    await expect(current(page)).toBeFocused()
    await page
      .getByText(securityTexts.newPasswordTooShort(NEW_PASSWORD.minimum), { exact: true })
      .waitFor()
    await expectAccessible(page, 'the form of a new password with messages')

    await typeInto(page, currentSite().password, NEW, NEW)
    // The checkbox that shows the passwords, then the button.
    await page.keyboard.press('Space')
    await expect.poll(() => facts(page)).toContainEqual(['new-password', 'text'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, securityTexts.changeDone).waitFor()
    await expect.poll(() => focusedText(page)).toBe(securityTexts.passwordHeading)
    await page.getByText(/^Galioja slaptažodis, pakeistas čia /).waitFor()
    await page.getByText(securityTexts.acts.changePassword, { exact: true }).waitFor()
    await expect
      .poll(() => facts(page), 'nothing is shown any more')
      .toContainEqual(['new-password', 'password'])
    await expect(next(page)).toHaveValue('')
    await expectNoOverflow(page)

    await button(page, panelTexts.bar.more).click()
    await button(page, adminTexts.logout).click()
    await page.waitForURL('/admin/login')
    const login = field(page, adminTexts.passwordLabel)
    await login.fill(currentSite().password)
    await page.keyboard.press('Enter')
    await toast(page, errorTexts.wrongPassword).waitFor()
    await login.fill(NEW)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin$/)
  })

  test('wants no old password on a laptop with a passkey', async () => {
    const { page } = await openPanelAt('#saugumas', { prepare: addAuthenticator })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('heading', { name: securityTexts.heading, exact: true }).waitFor()
    await openParts(page)
    await page.getByText(securityTexts.passkeysEmpty).waitFor()
    await expect(button(page, securityTexts.changeByPasskey)).toHaveCount(0)
    await field(page, securityTexts.name).fill('Nešiojamasis')
    await field(page, securityTexts.password).fill(currentSite().password)
    await page.keyboard.press('Enter')
    await toast(page, securityTexts.addDone).waitFor()

    await next(page).fill(NEW)
    await repeated(page).fill('kitas')
    await button(page, securityTexts.changeByPasskey).click()
    await page.getByText(securityTexts.passwordsDiffer, { exact: true }).waitFor()
    await repeated(page).fill(NEW)
    await button(page, securityTexts.changeByPasskey).click()
    await toast(page, securityTexts.changeDone).waitFor()
    await expect.poll(() => focusedText(page)).toBe(securityTexts.passwordHeading)
  })
})
