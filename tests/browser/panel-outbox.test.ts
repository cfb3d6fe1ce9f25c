import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { healthTexts } from '#src/features/health/panel/texts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { expectAccessible, focusedText } from './visits.ts'
import { button, openPanelAt, openRow, toast } from './panel.ts'
import { expect, test } from './test.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const db = () => openDatabase(currentSite().databaseUrl)
const ids: string[] = []

// The header counts entries left by any test, so all tests that store a failed mail are in this file.
test.afterEach(async () => {
  await db().write.deleteFrom('outbox').where('id', 'in', ids).execute()
})

const UNSENT = {
  unclear: { state: 'unclear', finishedAt: new Date() },
  failed: { state: 'failed', fault: 'refused', finishedAt: new Date() },
  waiting: { fault: 'unreachable', attempts: 4, dueAt: new Date(Date.now() + 900_000) },
  planned: { dueAt: new Date(Date.now() + 86_400_000) },
} as const

/** Stores an entry whose subject does not exist; an attempt to send it ends as `gone`. */
async function store(recipient: string, state: keyof typeof UNSENT): Promise<void> {
  const id = crypto.randomUUID()
  ids.push(id)
  await db()
    .write.insertInto('outbox')
    .values({
      id,
      channel: 'mail',
      kind: 'booking-receipt',
      recipient,
      subjectId: crypto.randomUUID(),
      ...UNSENT[state],
    })
    .execute()
}

test('the place "Svetainės būklė" leads to mails that need a decision, which are sent or deleted', async () => {
  await store('neaisku@pastas.example', 'unclear')
  await store('atmesta@pastas.example', 'failed')
  const { page } = await openPanelAt('#bukle', { screen: 'phone' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByText('Laiškų, dėl kurių turite nuspręsti:').waitFor()
  await page.getByText('Viskas veikia: svetainė, duomenų bazė ir paveikslėlių saugykla.').waitFor()
  const state = page.getByRole('paragraph').filter({ hasText: /^Laukia išsiuntimo: \d+/ })
  await expect(state.getByRole('link')).toHaveAttribute('href', /^#laiskai/)
  await expectNoOverflow(page)
  await expectAccessible(page, 'the state of the site')
  await button(page, healthTexts.again).click()
  await expect.poll(() => focusedText(page)).toBe(healthTexts.heading)
  await page.getByRole('link', { name: healthTexts.actions.outbox }).first().press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Laiškų būsena' }).waitFor()

  const card = (recipient: string) => page.getByRole('article').filter({ hasText: recipient })
  await card('neaisku@pastas.example').getByText('Neaišku, ar išėjo', { exact: true }).waitFor()
  // One count, one meaning: the place and its filter name the same mails.
  const count = await page.getByRole('button', { name: /^Laukia jūsų/ }).textContent()
  const link = page.getByRole('link', { name: /^Laiškų būsena/ })
  await expect(link).toHaveText(count?.replace('Laukia jūsų', 'Laiškų būsena') ?? '')
  await openRow(card('neaisku@pastas.example'))
  await openRow(card('atmesta@pastas.example'))
  await card('atmesta@pastas.example').getByText('adresas gali būti neteisingas').waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page, 'the outbox')
  // A rule beyond WCAG: links to views that are scrolled out of sight are no skip links without a target.
  const skipLinks = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ runOnly: ['skip-link'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
  expect(skipLinks).toEqual([])

  const label = (action: string, recipient: string) =>
    `${action}: Patvirtinimas, kad užklausa gauta, ${recipient}`
  await button(page, label('Siųsti dar kartą', 'neaisku@pastas.example')).click()
  await page.getByRole('dialog').getByText('gali gauti du vienodus').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Siųsti dar kartą' }).click()
  // The booking of this mail is gone, so the delivery deletes it.
  await toast(page, 'Bandome siųsti').waitFor()
  // The list scrolls to its heading once it is loaded anew.
  await expect.poll(() => focusedText(page)).toBe('Laiškų būsena')
  await button(page, label('Ištrinti', 'atmesta@pastas.example')).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'pastas.example' })).toHaveCount(0)
  await expect.poll(() => focusedText(page)).toBe('Laiškų būsena')
  await page.getByRole('link', { name: 'Laiškų būsena', exact: true }).waitFor()
  // The way back stays in the row, although nothing is stuck any more, until the place is left.
  await page.getByRole('link', { name: 'Svetainės būklė' }).click()
  await page.getByRole('heading', { level: 2, name: 'Svetainės būklė' }).waitFor()
  await expect(page.getByRole('link', { name: 'Laiškų būsena', exact: true })).toBeVisible()
  await page.evaluate(() => (location.hash = '#siandien'))
  await page.getByRole('heading', { level: 2, name: 'Šiandien' }).waitFor()
  await page.evaluate(() => (location.hash = '#bukle'))
  await page.getByRole('heading', { level: 2, name: 'Svetainės būklė' }).waitFor()
  await expect(page.getByRole('link', { name: 'Laiškų būsena', exact: true })).toHaveCount(0)
})

test('mails that failed to go out are sent all at once', async () => {
  await store('laukia@pastas.example', 'waiting')
  await store('dar-laukia@pastas.example', 'waiting')
  const { page } = await openPanelAt('#laiskai/siunciami', { screen: 'phone' })
  await page.setViewportSize({ width: 320, height: 800 })
  const told = page.getByText(/^Siuntimo paslauga neatsako, laukia \d+ laišk/)
  await told.waitFor()
  await page.getByText('Jei po pusvalandžio niekas nepasikeičia, praneškite').waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page, 'the outbox with stuck mails')
  await expectFirstMailInSight(page)
  await button(page, 'Bandyti dabar').click()
  await toast(page, 'Bandome siųsti').waitFor()
  await expect.poll(() => focusedText(page)).toBe('Laiškų būsena')
  // Nothing is sent here, so the mails still have not gone out. Once they have, the screen says so by itself.
  await told.waitFor()
  await db().write.deleteFrom('outbox').where('id', 'in', ids).execute()
  await expect(button(page, 'Bandyti dabar')).toHaveCount(0)
})

test('mails that are stuck for half an hour are an alarm, with a text for the maintainer', async () => {
  await store('stringa@pastas.example', 'waiting')
  await store('suplanuota@pastas.example', 'planned')
  const since = new Date(Date.now() - 3_600_000)
  await db()
    .write.updateTable('outbox')
    .set({ queuedAt: since, createdAt: since })
    .where('id', 'in', ids)
    .execute()
  const { page } = await openPanelAt('#laiskai', { screen: 'phone' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText(/^Paštas neveikia nuo/).waitFor()
  await expectFirstMailInSight(page)
  await expectAccessible(page, 'the outbox with an alarm')
  await button(page, 'Kopijuoti tekstą prižiūrėtojui').click()
  await toast(page, 'Tekstas nukopijuotas').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Laukia laiškų:')
  expect(copied).not.toContain('@')
  await page.getByText(copied.split('\n')[0] ?? '').waitFor()
  await page.getByRole('button', { name: /^Suplanuoti/ }).click()
  const planned = page.getByRole('article').filter({ hasText: 'suplanuota@pastas.example' })
  await planned.getByText('Suplanuota', { exact: true }).waitFor()
  await openRow(planned)
  await planned.getByText(/^Bus išsiųsta/).waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page, 'a planned mail')
})

/** Expects the first mail in the first screen, above the bar with the places. */
async function expectFirstMailInSight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(async () => {
    const mail = await placeOf(page.getByRole('article').first())
    const bar = await placeOf(page.getByRole('navigation', { name: panelTexts.placesLabel }))
    expect(mail.bottom, 'the first mail is in sight').toBeLessThan(bar.top)
  }).toPass()
}
