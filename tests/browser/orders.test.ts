import type { Locator, Page } from '@playwright/test'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as letters } from '#src/features/orders/correspondence-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { buy, newEmail } from './checkout.ts'
import { currentSite } from './current-site.ts'
import { mailedOrder, mailTo } from './mails.ts'
import { button, entries, openPanelAt, openRow, openRows, searchFor, toast } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

/** Acts on a purchase in the checkout, and waits until the site was told. */
async function actInCheckout(page: Page, checkoutUrl: string, email: string, ...acts: string[]) {
  await page.goto(checkoutUrl)
  const sale = page.getByRole('listitem').filter({ hasText: email })
  for (const act of acts) {
    const told = page.waitForResponse((response) => response.request().method() === 'POST')
    await sale.getByRole('button', { name: act }).click()
    await told
  }
}

/** Expands the administrator's duties, and returns the duty about an address; its row shows the name. */
async function openDuty(page: Page, email: string): Promise<Locator> {
  await entries(page).first().waitFor()
  await openRows(page)
  return entries(page).filter({ hasText: email })
}

/** Expects that no click from the duty of a client who gets only notices leads to a mail without a warning first. */
async function expectNoCarelessMail(page: Page, email: string): Promise<void> {
  const toMail = page.locator('a[href^="mailto:"]')
  await expect(page.getByText('Paštu tik pranešimai')).toBeVisible()
  await expect(toMail).toHaveCount(0)
  await page.getByRole('link', { name: `${email}): visi duomenys` }).click()
  await expect(page.getByLabel('Atsakymas')).toBeVisible()
  await expect(page.getByText('Paštu tik pranešimai')).toBeVisible()
  await page.locator('[aria-labelledby="klientas"]').getByRole('button').first().click()
  await expect(page.getByLabel('Atsakymas')).toBeFocused()
  await expect(toMail).toHaveCount(0)
  await expect(button(page, 'Rašyti laišką')).toHaveCount(0)
}

test.describe('an order', () => {
  const screen = 'phone'

  test('is paid in the checkout and stands in the panel', async () => {
    const email = newEmail()
    const shop = await open('/consultations', { screen })
    const { buyer, checkoutUrl } = await buy(shop, email)
    await expectAccessible(buyer, 'the page of an order')
    await expectNoOverflow(buyer)

    const { page } = await openPanelAt('#uzsakymai', { screen })
    await searchFor(page, email)
    const card = entries(page)
    await openRow(card)
    await card.getByText('Apmokėtas', { exact: true }).waitFor()
    await expect(card).toContainText('79,00', { useInnerText: true })
    await expectAccessible(page, 'the orders')
    await expectNoOverflow(page)

    await actInCheckout(shop, checkoutUrl, email, 'Pratęsti mėnesiui', 'Ginčyti mokėjimą')
    await page.reload()
    await searchFor(page, email)
    await openRow(card)
    await card.getByText('Ginčijamas banke', { exact: true }).waitFor()
    await card.getByText('Pratęsimų: 1').waitFor()

    await page.goto('/admin#siandien')
    const events = page
      .getByRole('listitem')
      .filter({ hasText: 'bankas ginčija mokėjimą: atsakykite' })
    await events.first().getByRole('link', { name: 'Atverti užsakymą' }).click()
    await card.getByRole('heading', { name: 'Kliento bankas ginčija' }).waitFor()
    await expect(card.locator('summary').first()).toBeFocused()
    await expect(card.locator('summary').first()).toBeInViewport()
    await card.getByText('Atsakykite iki').waitFor()
    await expectAccessible(page, 'a disputed order')
    await expectNoOverflow(page)
    await page.goto('/admin#siandien')
    await events.first().getByRole('button', { name: 'Pažymėti, kad atsakyta' }).click()
    await toast(page, 'Pažymėta, kad atsakyta').waitFor()
  })

  test('is started, written about and answered', async () => {
    const email = newEmail()
    const failing = [/^\/uzsakymas/]
    const shop = await open('/consultations', { screen, javaScript: false, failing })
    const { buyer } = await buy(shop, email)
    await button(buyer, letters.start).click()
    await buyer.getByRole('link', { name: letters.sensitiveRequired }).waitFor()
    await expect(buyer.getByRole('alert').filter({ hasText: letters.faults })).toBeFocused()
    await buyer.getByLabel(letters.startNow).check()
    await buyer.getByLabel(consents.order.sensitive).check()
    const word = buyer.getByLabel(letters.passphrase)
    await buyer.getByLabel(letters.deliveries.notice).check()
    await word.fill('mėlyna avis')
    await buyer.getByText(letters.intakeHeading).click()
    await buyer.getByLabel(letters.intake[0]).fill('Rūta')
    await buyer.getByLabel(letters.firstMessage).fill('Laba diena,\nvakar susipykome.')
    await button(buyer, letters.start).click()
    await buyer.getByText('vakar susipykome.').waitFor()

    const { page } = await openPanelAt('#siandien', { screen })
    const card = await openDuty(page, email)
    await expect(card.getByText(/Atsaky\S+ iki/)).toHaveText('Atsakyti iki')
    await card.getByText('vakar susipykome.').waitFor()
    await expectNoCarelessMail(page, email)
    await page.goto('/admin#siandien')
    await openDuty(page, email)
    await card.getByLabel('Atsakymas').fill('Pirmas mūsų atsakymas')
    await expectAccessible(page, 'the letters of an order')
    await expectNoOverflow(page)
    await page.reload()
    await openDuty(page, email)
    await expect(card.getByLabel('Atsakymas')).toHaveValue('Pirmas mūsų atsakymas')
    await card.getByRole('button', { name: 'Išsiųsti atsakymą' }).click()
    await toast(page, 'Atsakymas įrašytas ir siunčiamas').waitFor()
    await expect(card.locator('summary').first()).toContainText('Atsakyta')
    await expect(card.getByText('Pirmas mūsų atsakymas')).toBeInViewport()

    const notice = await mailTo(email, letters.noticeSubject, '/uzsakymas/')
    expect(notice).not.toContain('Pirmas mūsų atsakymas')
    await buyer.goto(/\/uzsakymas\/[\w-]+/.exec(notice)?.[0] ?? '')
    await buyer.getByLabel(letters.passphrase).fill('balta avis')
    await button(buyer, letters.openWithPassphrase).click()
    await buyer.getByText(letters.wrongPassphrase).waitFor()
    await buyer.getByLabel(letters.passphrase).fill('mėlyna avis')
    await button(buyer, letters.openWithPassphrase).click()
    await buyer.getByText('Pirmas mūsų atsakymas').waitFor()
    await buyer.getByLabel(letters.nextMessage).fill('Ačiū, pabandysime.')
    await button(buyer, letters.send).click()
    await buyer.getByText('Ačiū, pabandysime.').waitFor()
  })

  test('is answered by a whole letter, ended, and erased with its client', async () => {
    const email = newEmail()
    const failing = [/^\/uzsakymas\//]
    const shop = await open('/consultations', { screen, failing })
    const { buyer, checkoutUrl } = await buy(shop, email)
    await buyer.getByLabel(/^Pradėkite \p{L}+\s\d+\sd\./u).check()
    await buyer.getByLabel(consents.order.sensitive).check()
    await buyer.getByLabel(letters.deliveries.letter).check()
    await buyer.getByLabel(letters.firstMessage).fill('Norime kalbėtis ramiau.')
    await button(buyer, letters.start).click()
    await buyer.getByText('Norime kalbėtis ramiau.').waitFor()

    const { page } = await openPanelAt('#uzsakymai', {
      screen,
      failing: [/\/letters$/],
    })
    await searchFor(page, email)
    await openRow(entries(page))
    await page.getByRole('link', { name: `${email}): visi duomenys` }).click()
    const order = page.getByRole('article').filter({ hasText: 'Užsakyta' })
    await openRow(order)
    await order.getByLabel('Atsakymas').fill('Pradėkite nuo klausimo.')
    const dialog = page.getByRole('dialog')
    await order.getByRole('button', { name: 'Išsiųsti atsakymą' }).click()
    await dialog.getByText('atgauti visus pinigus').waitFor()
    await expectAccessible(page, 'the question before an early answer')
    await dialog.getByRole('button', { name: 'Atšaukti' }).click()
    await expect(order.getByLabel('Atsakymas')).toHaveValue('Pradėkite nuo klausimo.')
    await expect(order.getByLabel('Atsakymas')).toBeFocused()
    await order.getByRole('button', { name: 'Išsiųsti atsakymą' }).click()
    await dialog.getByRole('button', { name: 'Vis tiek išsiųsti' }).click()
    await toast(page, 'Atsakymas įrašytas ir siunčiamas').waitFor()
    const sent = order.getByRole('listitem').filter({ hasText: 'Pradėkite nuo klausimo.' })
    await expect(sent).toBeFocused()
    await expect(sent).toBeInViewport()
    await expectAccessible(page, 'a client')
    await expectNoOverflow(page)

    await actInCheckout(shop, checkoutUrl, email, 'Nutraukti prenumeratą')
    await buyer.reload()
    await buyer.getByText(orderTexts.cancelled(null)).waitFor()

    await order.getByText('Kiti veiksmai').click()
    await order.getByRole('button', { name: 'Siųsti tik pranešimus' }).click()
    await dialog.getByText('galės tik pats klientas').waitFor()
    await dialog.getByRole('button', { name: 'Siųsti tik pranešimus' }).click()
    await toast(page, 'Klientui siunčiami tik pranešimai').waitFor()
    await expect(page.getByText('Paštu tik pranešimai', { exact: true })).toBeVisible()
    await buyer.reload()
    await buyer.getByRole('heading', { name: letters.newPassphraseTitle }).waitFor()

    await button(page, 'Ištrinti duomenis').click()
    await dialog.getByRole('button', { name: 'Ištrinti duomenis' }).click()
    await toast(page, 'Duomenys ištrinti').waitFor()
    await buyer.reload()
    await buyer.getByText(letters.erased).waitFor()
    await expect(buyer.getByText('Norime kalbėtis ramiau.')).toHaveCount(0)

    await buyer.goto(`${(await mailedOrder(email)).slice(0, -3)}AAA`)
    await buyer.getByText(visitorPageTexts.linkForged).waitFor()
    await expect(buyer.getByText(orderTexts.cancelled(null))).toHaveCount(0)
  })

  test('keeps what its client types, and another word is set when it is lost', async () => {
    const email = newEmail()
    const { buyer } = await buy(await open('/consultations'), email)
    await buyer.getByLabel(/^Pradėkite \p{L}+\s\d+\sd\./u).check()
    await buyer.getByLabel(consents.order.sensitive).check()
    await buyer.getByLabel(letters.deliveries.notice).check()
    await buyer.getByLabel(letters.passphrase).fill('mėlyna avis')
    await buyer.getByLabel(letters.firstMessage).fill('Rašau ilgai.')
    await buyer.reload()
    await expect
      .poll(() => buyer.getByLabel(letters.firstMessage).inputValue())
      .toBe('Rašau ilgai.')
    await expect(buyer.getByLabel(letters.deliveries.notice)).toBeChecked()
    await expect(buyer.getByLabel(letters.passphrase), 'it is kept nowhere').toHaveValue('')
    await buyer.getByLabel(letters.passphrase).fill('mėlyna avis')
    await button(buyer, letters.start).click()
    await buyer.getByText('Rašau ilgai.').waitFor()
    await expect(buyer.getByLabel(letters.nextMessage)).toHaveValue('')

    await button(buyer, letters.lock).click()
    await buyer.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
    await expectAccessible(buyer, 'the locked page')
    const link = await mailedOrder(email)
    await buyer.goto(link)
    await buyer.getByText(letters.lockedText).waitFor()
    await expectAccessible(buyer, 'the page that asks for the word')
    const { page } = await openPanelAt('#siandien')
    const card = await openDuty(page, email)
    await card.getByText('Kiti veiksmai').click()
    await card.getByRole('button', { name: 'Leisti pasirinkti kitą žodį' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Leisti pasirinkti kitą žodį' })
      .click()
    await toast(page, 'Klientas galės pasirinkti kitą žodį').waitFor()
    await card.getByText('Įrašyti gautą laišką').click()
    await card.getByLabel('Laiškas, gautas kitu keliu').fill('Pamiršau žodį')
    await card.getByRole('button', { name: 'Įrašyti laišką' }).click()
    await toast(page, 'Laiškas įrašytas').waitFor()
    const recorded = card.getByRole('listitem').filter({ hasText: 'Pamiršau žodį' })
    await expect(recorded).toBeFocused()
    await expect(recorded).toBeInViewport()
    await expect(card.getByLabel('Laiškas, gautas kitu keliu')).toBeHidden()
    const needless = card.getByRole('button', { name: 'Atsakyti nereikia' })
    await needless.click()
    await expect(needless).toHaveCount(0)
    await toastRegion(page).getByRole('button', { name: 'Atšaukti' }).click()
    await toast(page, 'Laiškas vėl laukia atsakymo').waitFor()
    await expect(needless).toBeVisible()
    await needless.click()
    await expect(needless).toHaveCount(0)

    await buyer.goto(link)
    await buyer.getByRole('heading', { name: letters.newPassphraseTitle }).waitFor()
    await buyer.getByLabel(letters.passphrase).fill('žalias kalnas')
    await button(buyer, letters.setPassphrase).click()
    await buyer.getByLabel(letters.nextMessage).waitFor()
    await expect(buyer.getByText('Rašau ilgai.')).toHaveCount(0)
  })

  test('has its address corrected, before the first letter by its client and later by the coach', async () => {
    const [slip, right, later] = [newEmail(), newEmail(), newEmail()]
    const { buyer } = await buy(await open('/consultations', { screen }), slip)
    await buyer.getByText(slip, { exact: true }).waitFor()
    await buyer.getByText(letters.addressSummary).click()
    await buyer.getByLabel(letters.addressLabel).fill(right)
    await expectAccessible(buyer, 'the form of another address')
    await expectNoOverflow(buyer)
    await button(buyer, letters.changeAddress).click()
    await buyer.getByText(letters.addressAskedText(right)).waitFor()
    const linkTo = async (address: string) => {
      const mail = await mailTo(address, letters.addressSubject, '/uzsakymas/adresas/')
      return /\/uzsakymas\/adresas\/[\w-]+/.exec(mail)?.[0] ?? ''
    }
    await buyer.goto(await linkTo(right))
    await button(buyer, letters.confirmAddress).click()
    await buyer.getByText(right, { exact: true }).waitFor()
    await mailTo(slip, letters.movedSubject, letters.movedText)

    const { page } = await openPanelAt('#uzsakymai', { screen })
    await searchFor(page, right)
    await openRow(entries(page))
    await entries(page).getByText(`Mokėjo: ${slip}`).waitFor()
    await entries(page).getByText('Pakeisti el. paštą').click()
    await entries(page).getByLabel('Naujas el. paštas').fill(later)
    await entries(page).getByLabel('Jūsų slaptažodis').fill(currentSite().password)
    await expectAccessible(page, 'the form of another address in the panel')
    await button(page, 'Siųsti prašymą patvirtinti').click()
    await toast(page, 'Prašymas patvirtinti adresą išsiųstas').waitFor()
    await buyer.goto(await linkTo(later))
    await button(buyer, letters.confirmAddress).click()
    await buyer.getByText(later, { exact: true }).waitFor()
  })

  test('has a page of its own for its buyer, also without JavaScript', async () => {
    const email = newEmail()
    const { buyer } = await buy(await open('/consultations', { screen, javaScript: false }), email)
    await expect.poll(() => buyer.url()).not.toContain('cs_')
    await buyer.getByText(orderTexts.confirmationSent).waitFor()
    await buyer.getByText('79,00 € per mėnesį, prenumerata').waitFor()

    await buyer.goto(await mailedOrder(email))
    await button(buyer, orderTexts.openPage).click()
    await buyer.getByRole('link', { name: orderTexts.portal }).waitFor()
    await button(buyer, orderTexts.withdraw).click()
    await button(buyer, withdrawalTexts.check).click()
    await button(buyer, withdrawalTexts.confirm).click()
    await buyer.getByRole('heading', { name: withdrawalTexts.receiptTitle }).waitFor()
    await buyer.getByText('Mėnesio el. pašto konsultacijos, užsakymas').waitFor()
  })
})
