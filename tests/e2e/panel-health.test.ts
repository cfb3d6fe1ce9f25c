// Proves: The place "Būklė" says in sentences what there is to do, each with one action, and one calm sentence when all is well
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { healthTexts } from '#src/panel/health/texts.ts'
import { expectAccessible, focusedText, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { button, openPanelAt, toast } from './panel.ts'
import { usePanelItems } from './panel-items.ts'
import { logIn } from './site.ts'

const browser = useBrowser()
const items = usePanelItems()
const db = () => openDatabase(inject('site').databaseUrl)
const id = crypto.randomUUID()

afterAll(async () => {
  await db().write.deleteFrom('outbox').where('id', '=', id).execute()
})

it('the place "Būklė" tells on a phone what waits for a decision, and leads there', async () => {
  await db()
    .write.insertInto('outbox')
    .values({
      id,
      channel: 'mail',
      kind: 'booking-receipt',
      recipient: 'x@p.example',
      state: 'failed',
    })
    .execute()
  const { page } = await openPanelAt(browser, '#bukle', { screen: 'phone' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByText('Laiškų, dėl kurių turite nuspręsti:').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page, 'the state of the site')

  await button(page, healthTexts.again).click()
  await eventually(() => focusedText(page)).toBe(healthTexts.heading)
  await page.getByRole('link', { name: healthTexts.actions.outbox }).first().press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Laiškų būsena' }).waitFor()
})

// Proves: "Būklė" names each quiz whose answers were marked before there were kinds, with the way to its form
it('the place "Būklė" names a quiz whose marks are older than their kinds, until it is saved', async () => {
  const quiz = await items.storeQuiz(await logIn())
  await db()
    .write.updateTable('quizQuestions')
    .set({ optionMarks: null, warningOptions: [2] })
    .where('quizId', '=', quiz.id)
    .execute()
  const { page } = await openPanelAt(browser, '#bukle', { screen: 'phone' })
  const finding = page.getByRole('listitem').filter({ hasText: `Teste „${quiz.title}“` })
  await finding.getByRole('link', { name: healthTexts.edit }).click()
  await page.locator('summary').filter({ hasText: 'Įspėjamasis' }).click()
  expect(await page.getByLabel('3 atsakymo žyma').inputValue()).toBe('general')
  await page.getByLabel('3 atsakymo žyma').selectOption('Žeminimas')
  await button(page, 'Išsaugoti').click()
  await toast(page, 'Testas atnaujintas').waitFor()
  await page.goto('/admin#bukle')
  await page.getByRole('heading', { name: healthTexts.factsHeading }).waitFor()
  expect(await finding.count()).toBe(0)
})
