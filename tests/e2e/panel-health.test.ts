// Proves: The place "Būklė" says in sentences what there is to do, each with one action, and one calm sentence when all is well
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { healthTexts } from '#src/panel/health/texts.ts'
import { expectAccessible, focusedText, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { button, openPanelAt } from './panel.ts'

const browser = useBrowser()
const db = openDatabase(inject('site').databaseUrl)
const id = crypto.randomUUID()

afterAll(async () => {
  await db.write.deleteFrom('outbox').where('id', '=', id).execute()
})

it('the place "Būklė" tells on a phone what waits for a decision, and leads there', async () => {
  await db.write
    .insertInto('outbox')
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
