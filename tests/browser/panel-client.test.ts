import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as letters } from '#src/features/orders/correspondence-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { buy, newEmail } from './checkout.ts'
import { currentSite } from './current-site.ts'
import { mailedOrder } from './mails.ts'
import { button, openPanelAt, toast } from './panel.ts'
import { expectAbove, expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'
import { book } from './visitors.ts'
import { expectAccessible, open } from './visits.ts'

const SIZES = { phone: { width: 375, height: 667 }, laptop: { width: 1440, height: 900 } }
const BAND = 'Ramus krantas'
const TODAY = formatDay(new Date())

/** Stores a quiz result with an address, as if its visitor had agreed to that. */
async function storeResult(email: string): Promise<void> {
  await openDatabase(currentSite().databaseUrl)
    .write.insertInto('quizSubmissions')
    .values({
      ...{ id: crypto.randomUUID(), email, answers: '[]', totalScore: 7 },
      category: JSON.stringify({ name: BAND, color: '#16a34a' }),
      ...{ consentedAt: new Date(), consentVersion: '1', consentText: 'Sutinku' },
    })
    .execute()
}

/** Waits until a text of the client is in the first screen of a phone, above its bar. */
async function expectInFirstScreen(page: Page, words: string): Promise<void> {
  const before = page.viewportSize() ?? SIZES.phone
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expectAbove(page.getByText(words), page.locator('.panel-bar'), words)
  await page.setViewportSize(before)
}

/** Buys an order, opens its page by the mailed link, and sends the start form. */
async function startedBy(email: string, javaScript: boolean): Promise<Page> {
  const { buyer } = await buy(await open('/consultations', { screen: 'phone', javaScript }), email)
  await buyer.goto(await mailedOrder(email))
  await button(buyer, orderTexts.openPage).click()
  await buyer.getByLabel(consents.order.early).check()
  await buyer.getByLabel(consents.order.sensitive).check()
  await buyer.getByLabel(letters.deliveries.letter).check()
  await buyer.getByLabel(letters.firstMessage).fill('Vakar susipykome.')
  await button(buyer, letters.start).click()
  await buyer.getByText('Vakar susipykome.').waitFor()
  return buyer
}

for (const [screen, javaScript] of [
  ['phone', false],
  ['laptop', true],
] as const) {
  test(`the page of a client says what waits, and keeps notes, tasks and added results (${screen})`, async () => {
    const email = newEmail()
    await storeResult(email)
    const buyer = await startedBy(email, javaScript)
    await book({ email, name: 'Rūta Rūtienė' })
    const results = buyer.locator('#rezultatai')
    await results.getByText(BAND).waitFor()
    // Axe is a script.
    if (javaScript) await expectAccessible(buyer, 'the results on the page of an order')
    await expectNoOverflow(buyer)

    const { page } = await openPanelAt(`#klientas/${encodeURIComponent(email)}`)
    await page.setViewportSize(SIZES[screen])
    const state = page.getByRole('region', { name: 'Ką daryti dabar' })
    await expect(state).toContainText('Atsakykite į laišką')
    await expect(state).toContainText('Po to laukia dar: 1')
    await expectAbove(state, page.getByRole('heading', { name: 'Ką klientas pasirinko' }))
    await expectInFirstScreen(page, 'Vakar susipykome.')
    await page.getByText('Prašo pradėti iš karto.').waitFor()
    await page.getByText('adresas nepatvirtintas', { exact: true }).waitFor()
    await button(page, 'Rašyti atsakymą').click()
    await expect(page.getByLabel('Atsakymas')).toBeFocused()
    await expect(page.getByLabel('Atsakymas')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(BAND)).toHaveCount(0)

    await page.getByText('Pridėti pastabą ar darbą').click()
    const content = page.getByLabel('Pastaba arba darbas')
    await content.fill('Atsiųsti pratimą')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(content).toHaveValue('Atsiųsti pratimą')
    await page.getByLabel('Atlikti iki').fill(TODAY)
    await expectAccessible(page, 'the form of a note')
    await expectNoOverflow(page)
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Pastaba išsaugota').waitFor()
    const task = page.getByRole('checkbox', { name: 'Atsiųsti pratimą' })
    await expect(page.getByRole('list', { name: 'Pastabos ir sutarti darbai' })).toBeFocused()
    await expect(state).toContainText('Po to laukia dar: 2')

    await page.goto('/admin#siandien')
    const duty = page.getByRole('listitem').filter({ hasText: ': Atsiųsti pratimą' }).first()
    await expect(duty).toContainText('Iki šiandien')
    await duty.getByRole('link', { name: 'Atverti klientą' }).waitFor()
    await page.goto(`/admin#klientas/${encodeURIComponent(email)}`)
    await task.press('Space')
    await toast(page, 'Pažymėta, kad atlikta').waitFor()
    await expect(task).toBeChecked()
    await expect(state).toContainText('Po to laukia dar: 1')

    await results.getByRole('button', { name: letters.addResult }).click()
    await results.getByRole('button', { name: letters.removeResult }).waitFor()
    await page.reload()
    await page.getByText(BAND).waitFor()
    await expectAccessible(page, 'the page of a client')
    await expectNoOverflow(page)

    await results.getByRole('button', { name: letters.removeResult }).click()
    await results.getByRole('button', { name: letters.addResult }).waitFor()
    await page.reload()
    await task.waitFor()
    await expect(page.getByText(BAND)).toHaveCount(0)
    await button(page, 'Ištrinti: Atsiųsti pratimą').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
    await toast(page, 'Pastaba ištrinta').waitFor()
    await expect(task).toHaveCount(0)
  })
}

test('what waits first stands at the top with its act, and makes room for the next when it is done', async () => {
  const [email, name, message] = [newEmail(), 'Ona Onaitienė', 'Norėtume kalbėtis ramiai.']
  const contract = 'Savaitės konsultacija, pirkta pirmadienį'
  await book({ email, name, message })
  await openDatabase(currentSite().databaseUrl)
    .write.insertInto('contractWithdrawals')
    .values({ id: crypto.randomUUID(), email, name, contract })
    .execute()
  const { page } = await openPanelAt(`#klientas/${encodeURIComponent(email)}`)
  const state = page.getByRole('region', { name: 'Ką daryti dabar' })
  await state.getByRole('link', { name: `Rašyti atsakymą: ${name}` }).waitFor()
  await expect(page.getByText(message)).toBeVisible()
  for (const said of ['adresas nepatvirtintas', 'Individuali konsultacija']) {
    await expect(state.getByText(said)).toHaveCount(1)
  }
  const next = state.getByRole('button', { name: /^Sutvarkykite sutarties atsisakymą/ })
  await expect(next).toContainText('Iki ')
  await expectInFirstScreen(page, message)
  await expectAccessible(page, 'an inquiry that waits')

  await button(page, 'Pažymėti, kad susisiekta').click()
  await toast(page, 'Būsena pakeista: Susisiekta').waitFor()
  await expect(next).toHaveCount(0)
  await expect(state.getByText('Sutvarkykite sutarties atsisakymą').locator('..')).toBeFocused()
  await state.locator('summary').filter({ hasText: 'Susisiekta' }).waitFor()
  await button(page, 'Peržiūrėti').click()
  await state.getByText(contract).waitFor()
  await expect(state.getByText(message)).toHaveCount(0)
  await expectInFirstScreen(page, contract)
  await expectNoOverflow(page)
})
