import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase } from '#db/client.ts'
import * as routes from '#src/core/routes.ts'
import { newsletterPageTexts } from '#src/features/newsletter/texts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { currentSite } from './current-site.ts'
import { mailTo } from './mails.ts'
import { button, field, openPanelAt, save, text, toast } from './panel.ts'
import { unique } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const SUBJECTS = [`Pirmas vakaras ${unique()}`, `Antras vakaras ${unique()}`] as const
const GENERAL = 'Po patvirtintos prenumeratos'

test.afterAll(async () => {
  const token = await logIn()
  const { items } = await call(routes.listSeries, { token })
  for (const { id, isGeneral, steps } of items) {
    for (const step of steps.filter(({ subject }) => SUBJECTS.some((own) => own === subject))) {
      await call(routes.deleteStep, { token, params: { id: step.id } })
    }
    if (!isGeneral) await call(routes.deleteSeries, { token, params: { id } })
  }
})

async function expectFine(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? SCREENS.desktop
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: before.height })
    await expectNoOverflow(page, state)
  }
  await page.setViewportSize(before)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state}, ${colorScheme}`)
  }
}

const series = (page: Page, name: string) => page.getByRole('region', { name })

/** Subscribes an address, and confirms by the link of its mail. */
async function subscribe(email: string): Promise<void> {
  await call(routes.subscribeToNewsletter, { body: { email, openMs: 60_000 } })
  const mail = await mailTo(email, mailTexts.newsletterConfirmation.subject)
  const [link = ''] = /\S+\/patvirtinti\/\S+/.exec(mail) ?? []
  const page = await open(new URL(link).pathname)
  await button(page, newsletterPageTexts.confirm.button).click()
  await page.getByRole('heading', { name: newsletterPageTexts.confirmed.title }).waitFor()
}

/** Moves the clock of an address's series on by days. */
async function passDays(email: string, days: number): Promise<void> {
  const db = openDatabase(currentSite().databaseUrl)
  await sql`
    update series_readers set started_at = started_at - make_interval(days => ${days}),
      moved_at = moved_at - make_interval(days => ${days})
    where subscription_id in (select id from newsletter_subscriptions where email = ${email})`.execute(
    db.write,
  )
  await sql`
    update newsletter_subscriptions set confirmed_at = confirmed_at - make_interval(days => ${days})
    where email = ${email}`.execute(db.write)
}

test.describe('the series of letters', () => {
  for (const screen of ['phone', 'desktop'] as const) {
    test(`are written, sorted, previewed, paused and sent to a new subscriber (${screen})`, async () => {
      const { page } = await openPanelAt('#serijos', { screen })
      const general = series(page, GENERAL)
      for (const [index, subject] of SUBJECTS.entries()) {
        await general.getByRole('link', { name: `Pridėti laišką: ${GENERAL}` }).press('Enter')
        await field(page, 'Tema').fill(subject)
        await text(page).fill(`Labas,\n\n**${subject}**`)
        if (index === 0) {
          await field(page, /^Kelintą valandą/).fill('24')
          await save(page).press('Enter')
          await page.getByText('Valanda turi būti nuo 0 iki 23').first().waitFor()
          await field(page, /^Kelintą valandą/).fill('9')
          await expectFine(page, 'the form of a step')
        }
        await field(page, /^Po kiek dienų/).fill(String(index + 1))
        await save(page).press('Enter')
        await toast(page, 'Laiškas pridėtas serijos gale').waitFor()
        await general.getByRole('link', { name: `Redaguoti: ${subject}` }).waitFor()
      }
      const order = () => general.getByRole('heading', { level: 4 }).allInnerTexts()
      await expect.poll(async () => (await order()).slice(-2)).toEqual([...SUBJECTS])
      await button(page, `Aukštyn: ${SUBJECTS[1]}`).press('Enter')
      await expect.poll(async () => (await order()).slice(-2)).toEqual(SUBJECTS.toReversed())
      await button(page, `Žemyn: ${SUBJECTS[1]}`).press('Enter')
      await expect.poll(async () => (await order()).slice(-2)).toEqual([...SUBJECTS])

      await button(page, `Peržiūrėti visą: ${GENERAL}`).press('Enter')
      const shown = general.locator('iframe').last().contentFrame()
      await shown.getByText(SUBJECTS[1]).first().waitFor()
      await expectFine(page, 'the preview of a series')
      await button(page, `Suskleisti peržiūrą: ${GENERAL}`).press('Enter')

      const email = `serija-${crypto.randomUUID()}@pastas.example`
      await subscribe(email)
      await mailTo(email, 'Prenumerata patvirtinta')
      await button(page, `Sustabdyti: ${GENERAL}`).press('Enter')
      await toast(page, 'Serija sustabdyta').waitFor()
      await passDays(email, 2)
      await button(page, `Siųsti: ${GENERAL}`).press('Enter')
      await toast(page, 'Serija siunčiama').waitFor()
      expect(await mailTo(email, SUBJECTS[0])).toContain('Labas,')
      await passDays(email, 3)
      expect(await mailTo(email, SUBJECTS[1])).toContain('Atsisakyti')

      for (const subject of SUBJECTS) {
        await button(page, `Ištrinti: ${subject}`).press('Enter')
        await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).press('Enter')
        await general.getByText(subject).waitFor({ state: 'detached' })
      }
      await expectFine(page, 'the series')
    })
  }

  test('of a result is added for a band, and begins paused', async () => {
    const { page } = await openPanelAt('#serijos')
    const chosen = await field(page, 'Testo kategorija').locator('option').first().innerText()
    await button(page, 'Pridėti').press('Enter')
    await toast(page, 'Serija pridėta').waitFor()
    const added = series(page, chosen)
    await added.getByText('Sustabdyta', { exact: true }).waitFor()
    await added.getByText('Joje dar nėra laiškų.').waitFor()
    await button(page, `Ištrinti: ${chosen}`).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).press('Enter')
    await toast(page, 'Serija ištrinta').waitFor()
    await expect(added).toHaveCount(0)
  })
})
