import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { securityTexts } from '#src/features/account/panel/texts.ts'
import { addAuthenticator } from './authenticator.ts'
import { expectAccessible, focusedText, toastRegion } from './visits.ts'
import { currentSite } from './current-site.ts'
import { button, field, openPanelAt, openParts, toast } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

test('a passkey is added, logs in while the password is throttled, and is removed', async () => {
  const { page } = await openPanelAt('#saugumas', {
    screen: 'phone',
    failing: [/\/api\/admin\/(login|sessions|passkeys|audit|news|publishing)$/],
    prepare: addAuthenticator,
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('heading', { name: securityTexts.heading, exact: true }).waitFor()
  await openParts(page)
  await page.getByText(securityTexts.passkeysEmpty).waitFor()
  await field(page, securityTexts.name).fill('Bandomasis raktas')
  await field(page, securityTexts.password).fill(currentSite().password)
  await page.keyboard.press('Enter')
  await toast(page, securityTexts.addDone).waitFor()
  await page.getByRole('heading', { name: 'Bandomasis raktas' }).waitFor()
  await expect.poll(() => focusedText(page)).toBe(securityTexts.passkeys)
  await page.getByText(securityTexts.acts.addPasskey).waitFor()
  await page.getByText(securityTexts.current, { exact: true }).waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page, 'the view of security')

  await button(page, panelTexts.bar.more).click()
  await button(page, adminTexts.logout).click()
  await page.waitForURL('/admin/login')
  // The browser makes these calls, so that the failed logins come from its address.
  await page.evaluate(async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await fetch('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: 'neteisingas' }),
      })
    }
  })
  await field(page, adminTexts.passwordLabel).fill(currentSite().password)
  await button(page, adminTexts.submit).click()
  await toastRegion(page)
    .getByText(
      /^Per daug nesėkmingų bandymų prisijungti\. Pabandykite vėliau, nuo [012]\d\.[0-5]\d\.$/,
    )
    .waitFor()
  await expectAccessible(page, 'the login with the button of passkeys')
  await button(page, adminTexts.submitPasskey).click()
  await page.waitForURL(/\/admin$/)

  await button(page, panelTexts.bar.more).click()
  await page.getByRole('link', { name: panelTexts.places.settings }).click()
  await page.getByRole('link', { name: panelTexts.views.security }).click()
  await page.getByRole('heading', { name: securityTexts.heading, exact: true }).waitFor()
  await openParts(page)
  await page.getByText(securityTexts.acts.logInByPasskey).waitFor()
  await button(page, 'Ištrinti: Bandomasis raktas').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
  // The passkey opened this session, which ends with it.
  await page.waitForURL('/admin/login')
  await toast(page, adminTexts.sessionEndedTitle).waitFor()
})
