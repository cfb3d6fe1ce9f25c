import { sql } from 'kysely'
import type { Locator, Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { asPrivate } from '#src/core/private.ts'
import * as routes from '#src/core/routes.ts'
import { listTexts } from '#src/panel/kit/texts.ts'
import { expectAccessible, focusedText } from './visits.ts'
import { currentSite } from './current-site.ts'
import { answered, button, entries, openPanelAt, openRow, searchFor } from './panel.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { call } from './site.ts'
import { uniqueWord } from './visitors.ts'
import { expectAbove, expectNoOverflow, placeOf, pointIn } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const WORD = uniqueWord()
/** Contains the word too, since a list without email addresses is searched by names. */
const NAME = `Marija Magdalena ${WORD}`
const ENTRIES = 60

const db = () => openDatabase(currentSite().databaseUrl).write

const SCREENS = { phone: { width: 375, height: 667 }, laptop: { width: 1440, height: 900 } }

/** Maximum height of a row, in pixels: on a phone, state, deadline and subject may take a line each. */
const ROW_HEIGHT = { phone: 132, laptop: 56 }

/**
 * Stores `ENTRIES` rows of each list, an hour apart. Half of the bookings have another type than the others, and half
 * of the quiz answers another band.
 */
async function storeEntries(): Promise<void> {
  const numbered = sql`(
    select gen_random_uuid() as id, number, ${NAME} || ' ' || number as name,
      number || ${`.${WORD}@pastas.example`} as email, number % 2 = 0 as even,
      now() - make_interval(hours => ${sql.lit(ENTRIES)} - number) as at
    from generate_series(1, ${sql.lit(ENTRIES)}) as number) as numbered`
  for (const statement of [
    sql`insert into consultation_bookings (id, name, email, consultation_type, message, status, created_at, updated_at)
      select id, name, email, case when even then 'intensive' else 'couple-therapy' end,
        repeat('Norėtume išmokti kalbėtis ramiai. ', 40),
        case when number % 4 < 2 then 'pending' else 'done' end, at, at
      from ${numbered}`,
    sql`insert into newsletter_subscriptions (id, name, email, subscribed, subscribed_at)
      select id, name, email, true, at from ${numbered}`,
    sql`insert into quiz_submissions (id, quiz_id, name, email, answers, total_score, category, warned, completed_at,
        consented_at, consent_version, consent_text)
      select id, (select id from quizzes where slug = ${SHORT_QUIZZES[1]}), name, email, '[{"question":"Ar kalbatės?","option":"Taip"}]', number,
        case when even then '{"name":"Aukšta","color":"#16a34a"}' else '{"name":"Žema","color":"#dc2626"}' end,
        number % 4 = 0, at, at, 'v', 'Sutinku.' from ${numbered}`,
    sql`insert into orders (id, session_id, package, email, name, amount, currency, created_at)
      select id, 'cs_' || id, case when even then 'email-weekly' else 'email-monthly' end, email, name, 3900, 'eur', at
      from ${numbered}`,
    sql`insert into order_starts (id, delivery, sensitive_text, consent_version)
      select id, 'letter', 'Sutinku.', '2026-11-24' from orders where strpos(email, ${WORD}) > 0`,
    sql`insert into order_letters (id, order_id, author, content, created_at)
      select gen_random_uuid(), id, 'client', 'Vakar susipykome.', created_at + interval '1 minute' from orders
      where email in (${`9.${WORD}@pastas.example`}, ${`30.${WORD}@pastas.example`})`,
    sql`insert into contract_withdrawals (id, name, email, contract, created_at)
      select id, name, email, 'Mėnesio el. pašto konsultacijos, užsakymas', at from ${numbered}`,
  ]) {
    await statement.execute(db())
  }
}

prepareFile(storeEntries)

test.afterAll(async () => {
  for (const table of [
    'consultation_bookings',
    'newsletter_subscriptions',
    'quiz_submissions',
    'orders',
    'contract_withdrawals',
  ]) {
    await sql`delete from ${sql.table(table)} where strpos(email, ${WORD}) > 0`.execute(db())
  }
})

async function openList(place: string, screen: keyof typeof SCREENS) {
  const opened = await openPanelAt(place)
  await opened.page.setViewportSize(SCREENS[screen])
  await searchFor(opened.page, WORD)
  return opened
}

const numbersOf = (texts: string[]) =>
  texts.map((text) => Number(new RegExp(`${WORD} (\\d+)`).exec(text)?.[1]))

const shown = async (page: Page) => numbersOf(await entries(page).allInnerTexts())

/** Returns the rows of a list. People are links, other entries open. */
const rowsOf = (page: Page, place: string) =>
  place === '#klientai' ? page.getByRole('main').locator('li.relative') : entries(page)

const isOpen = (row: Locator) => row.evaluate((it) => it.querySelector('details')?.open)

/** Touches an element, as a finger does. */
async function touch(page: Page, target: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const point = await pointIn(target, 22, 22)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('lists are at most six screens long, in rows that a finger can press, on a phone and on a laptop', async () => {
  const { page } = await openPanelAt('#siandien')
  for (const [screen, place] of [
    ['phone', '#klientai'],
    ['phone', '#uzsakymai'],
    ['phone', '#uzklausos'],
    ['phone', '#atsakymai'],
    ['phone', '#prenumeratoriai'],
    ['phone', '#atsisakymai'],
    // The rows of all lists have the same layout.
    ['laptop', '#uzsakymai'],
  ] as const) {
    await page.setViewportSize(SCREENS[screen])
    await page.goto(`/admin${place}`)
    await searchFor(page, WORD)
    await page.getByText(`Rasta: ${ENTRIES}`, { exact: true }).waitFor()
    const rows = rowsOf(page, place)
    await expect(rows, place).toHaveCount(25)
    await expect(async () => {
      const { height } = await placeOf(page.locator('html'))
      expect(height, place).toBeLessThanOrEqual(6 * SCREENS[screen].height)
      const heights = await rows.evaluateAll((all) => all.map((it) => it.clientHeight))
      expect(Math.max(...heights), place).toBeLessThanOrEqual(ROW_HEIGHT[screen])
      expect(Math.min(...heights), place).toBeGreaterThanOrEqual(44)
      const names = page.getByRole('heading', { level: 3, name: NAME })
      const widths = await names.evaluateAll((all) => all.map((it) => it.clientWidth))
      expect(Math.min(...widths), place).toBeGreaterThan(80)
    }).toPass()
    await expectNoOverflow(page, place)
    if (screen === 'laptop') continue
    // The first row is in the first screen, above the bar; the search is one row with the button of the filters.
    await expect(async () => {
      expect((await placeOf(page.getByRole('search'))).height, place).toBeLessThanOrEqual(56)
    }).toPass()
    await page.evaluate(() => scrollTo(0, 0))
    await expectAbove(rows.first(), page.locator('.panel-bar'), place)
    // The words in the search field are not cut.
    const room = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen === null) throw new Error('The browser draws no text')
      pen.font = font
      const left = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return left - pen.measureText(field.placeholder).width
    })
    expect(room, place).toBeGreaterThan(0)
    const first = page.getByRole('search').locator('select, .pill').first()
    await expect(first).toBeHidden()
    await button(page, listTexts.filters(0)).click()
    await expect(first).toBeVisible()
    await expectNoOverflow(page, place)
  }
})

test('the first row of each list of clients stands in the upper part of a laptop, below all filters', async () => {
  const { page } = await openPanelAt('#siandien')
  await page.setViewportSize(SCREENS.laptop)
  for (const place of ['#klientai', '#uzsakymai', '#uzklausos', '#atsisakymai']) {
    await page.goto(`/admin${place}`)
    const row = rowsOf(page, place)
    await page.getByText(/^Rasta: \d+$/).waitFor()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      expect((await placeOf(row.first())).top, place).toBeLessThanOrEqual(500)
    }).toPass()
    if (place === '#uzsakymai') {
      // The search and the filters are one row.
      await expect(async () => {
        const search = await placeOf(page.getByRole('searchbox'))
        const filter = await placeOf(page.getByRole('search').getByRole('combobox'))
        expect(Math.abs(search.top - filter.top)).toBeLessThanOrEqual(2)
      }).toPass()
    }
    if (place !== '#uzsakymai') continue
    // The hovered row has the ground of a badge, which keeps its edge.
    await row.first().locator('summary').hover()
    const edge = await row
      .first()
      .locator('.badge')
      .first()
      .evaluate((it) => getComputedStyle(it).boxShadow)
    expect(edge).not.toBe('none')
  }
})

test('a withdrawal opened by its address shows its first step in the first screen of a phone', async () => {
  const { id } = await db()
    .selectFrom('orders')
    .select('id')
    .where('email', '=', asPrivate(`30.${WORD}@pastas.example`))
    .executeTakeFirstOrThrow()
  const { page } = await openPanelAt('#siandien')
  await page.setViewportSize(SCREENS.phone)
  await page.goto(`/admin#atsisakymai/${id}`)
  const step = page.getByRole('listitem').getByRole('link', { name: /^Rašyti laišką/ })
  await expectAbove(step, page.locator('.panel-bar'))
})

test('an entry opens by keys and by touch, and stays open while its notes are not saved', async () => {
  const { page } = await openList('#uzklausos', 'phone')
  const [row, second] = [entries(page).first(), entries(page).nth(1)]
  const opener = row.locator('summary').first()
  await opener.press('Enter')
  await row
    .getByRole('link', { name: /visi duomenys$/ })
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe('Visi duomenys')
  await opener.press('Space')
  await expect.poll(() => isOpen(row)).toBe(false)

  await openRow(row)
  const notes = row.getByRole('textbox', { name: 'Jūsų pastabos' })
  await notes.fill('Perskambinti rytoj')
  await opener.press('Enter')
  await opener.click()
  await expect(notes).toHaveValue('Perskambinti rytoj')
  await expect.poll(() => isOpen(row)).toBe(true)
  for (const [step, place] of [
    ['Tolesni', '2 puslapis iš 3'],
    ['Ankstesni', '1 puslapis iš 3'],
  ] as const) {
    await button(page, step).click()
    await page.getByText(place, { exact: true }).waitFor()
    await answered(page)
    await expect.poll(() => focusedText(page)).toBe('Konsultacijų užklausos')
  }
  await expect(notes).toHaveValue('Perskambinti rytoj')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await searchFor(page, WORD)
  await row.getByText('Pastabos dar neišsaugotos', { exact: true }).waitFor()
  await expect(notes).toHaveValue('Perskambinti rytoj')
  await expectAccessible(page, 'a booking with unsaved notes')
  await notes.fill('')
  await opener.click()
  await expect.poll(() => isOpen(row)).toBe(false)

  await second.locator('summary').scrollIntoViewIfNeeded()
  await touch(page, second.locator('summary'))
  await second.getByRole('link', { name: /: visi duomenys$/ }).waitFor()
})

test('who waits longest stands first, filters combine and stay from page to page, the table follows them', async () => {
  const { page, token } = await openList('#uzklausos', 'laptop')
  await expect.poll(async () => (await shown(page)).slice(0, 4)).toEqual([1, 4, 5, 8])
  await expect(entries(page).first()).toHaveText(
    /Vėluoja nuo (\d{4}-\d\d-\d\d|vakar|šiandien) \d\d\.\d\d/,
    {
      useInnerText: true,
    },
  )
  await page.getByLabel('Paketas').selectOption('Intensyvi programa')
  await page.getByText('Rasta: 30', { exact: true }).waitFor()
  await button(page, 'Nauja (15)').click()
  await page.getByText('Rasta: 15', { exact: true }).waitFor()
  await expect.poll(async () => (await shown(page)).every((number) => number % 4 === 0)).toBe(true)
  await button(page, 'Visos (30)').click()
  await button(page, 'Tolesni').click()
  await page.getByText('2 puslapis iš 2', { exact: true }).waitFor()
  await answered(page)
  await expect.poll(() => shown(page)).toHaveLength(5)
  const [request] = await Promise.all([
    page.waitForRequest(/bookings\.csv/),
    button(page, 'Atsisiųsti lentelę').click(),
  ])
  const { searchParams } = new URL(request.url())
  expect(Object.fromEntries(searchParams)).toEqual({ search: WORD, package: 'intensive' })

  await page.goto('/admin#uzsakymai')
  await searchFor(page, WORD)
  await expect.poll(async () => (await shown(page)).slice(0, 4)).toEqual([9, 30, 60, 59])
  const texts = await entries(page).allInnerTexts()
  expect(texts[0]).toMatch(/(Vėluoja nuo|Iki) (\d{4}|vakar|šiandien|rytoj)/)
  expect(texts[2]).not.toMatch(/Vėluoja|Iki/)
  await page.getByLabel('Paketas').selectOption('Savaitės el. pašto konsultacijos')
  await page.getByText('Rasta: 30', { exact: true }).waitFor()
  await button(page, 'Atsisako (30)').click()
  await answered(page)
  await expect.poll(() => shown(page)).toHaveLength(25)

  const { items } = await call(routes.listSubmissions, { token, query: { search: WORD } })
  await page.goto('/admin#atsakymai')
  await searchFor(page, WORD)
  await expect(page.getByLabel('Kategorija')).toHaveCount(0)
  await page.getByLabel('Testas').selectOption(items[0]?.quizTitle ?? '')
  // A safety result is in no band.
  await page.getByLabel('Kategorija').selectOption('Aukšta')
  await page.getByText('Rasta: 15', { exact: true }).waitFor()
  await expect.poll(async () => (await shown(page)).every((number) => number % 4 === 2)).toBe(true)
  await page.getByLabel('Kategorija').selectOption('')
  await button(page, 'Tik su įspėjimu').click()
  await page.getByText('Rasta: 15', { exact: true }).waitFor()
  await expect.poll(async () => (await shown(page)).every((number) => number % 4 === 0)).toBe(true)
})
