import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { type Database, openDatabase } from '#db/client.ts'
import { launchBrowser } from '../tools/browser.ts'
import { logIn } from '../tools/caller.ts'
import { storeOrders } from './orders.ts'
import { medianAndLongest } from './numbers.ts'
import { BENCH_PASSWORD, startSampleSite } from './served-site.ts'

/** Number of times that each view is opened; the median and the longest time are printed. */
const RUNS = 7

const SCREENS = {
  phone: { width: 375, height: 667 },
  laptop: { width: 1440, height: 900 },
} as const

/** URL fragments of the views with many rows, and of the statistics. */
const PLACES = [
  'siandien',
  'klientai',
  'uzklausos',
  'uzsakymai',
  'prenumeratoriai',
  'atsakymai',
  'statistika',
  'straipsniai',
  'laiskai',
] as const

/**
 * Prints how long each view of the panel takes from the change of the URL until its rows are shown, and its height in
 * screens, with 2,000 submissions, 1,000 subscribers, 1,000 orders, 500 bookings and 300 articles.
 * @param folder an empty folder for the site's data.
 */
export async function measurePanel(folder: string): Promise<void> {
  const site = await startSampleSite(folder)
  const browser = await launchBrowser()
  try {
    const db = openDatabase(site.databaseUrl)
    await storeOrders(db)
    await storeRows(db)
    const token = await logIn(site.url, BENCH_PASSWORD)
    console.log('Aims: 600 ms, six screens.\n')
    console.log('| view | phone: median, longest | screens | laptop: median, longest | screens |')
    console.log('| --- | --- | --- | --- | --- |')
    const cells = new Map<string, string[]>()
    for (const viewport of Object.values(SCREENS)) {
      const context = await browser.newContext({ viewport, baseURL: site.url })
      await context.addInitScript((given) => localStorage.setItem('adminToken', given), token)
      const page = await context.newPage()
      await page.goto('/admin#nustatymai')
      for (const place of PLACES) {
        cells.set(place, [...(cells.get(place) ?? []), ...(await measurePlace(page, place))])
      }
      await context.close()
    }
    for (const [place, figures] of cells) console.log(`| ${place} | ${figures.join(' | ')} |`)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Opens a view from the settings repeatedly. @returns the median and the longest time, and the height in screens. */
async function measurePlace(page: Page, place: string): Promise<[string, string]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.evaluate(() => (location.hash = 'nustatymai'))
    await page.locator('main form').first().waitFor()
    const beginning = await page.evaluate((hash) => {
      location.hash = hash
      return performance.now()
    }, place)
    const isReady = await page.waitForFunction(
      () =>
        document.querySelector('main form') === null &&
        document.querySelector('main :is([aria-busy=true], .skeleton)') === null &&
        document.querySelector('main h2') !== null &&
        performance.now(),
    )
    times.push(Number(await isReady.jsonValue()) - beginning)
  }
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight)
  return [medianAndLongest(times), screens.toFixed(1)]
}

/** Stores rows: half of the bookings are pending, half of the submissions belong to one quiz. */
async function storeRows(db: Database): Promise<void> {
  const numbered = (count: number) => sql`(
    select gen_random_uuid() as id, number, number % 4 as kind, 'Klientė ' || number as name,
      'klientas-' || number || '@pastas.example' as email, now() - make_interval(hours => number) as at
    from generate_series(1, ${sql.lit(count)}) as number) as numbered`
  for (const statement of [
    sql`
      insert into consultation_bookings (id, name, email, consultation_type, message, status, created_at)
      select id, name, email, case kind when 0 then 'intensive' else 'individual' end,
        repeat('Norime išmokti kalbėtis ramiai. ', 30), case when kind < 2 then 'pending' else 'done' end, at
      from ${numbered(500)}`,
    sql`
      insert into quiz_submissions (id, quiz_id, name, email, answers, total_score, category, warned, completed_at,
        consented_at, consent_version, consent_text)
      select id, case when kind < 2 then (select id from quizzes limit 1) end, name, email,
        (select json_agg(json_build_object('question', 'Ar kalbatės ' || n || '?', 'option', 'Taip'))
          from generate_series(1, 15) as n),
        number, case when kind = 0 then '{"name":"Aukšta","color":"#16a34a"}'
          else '{"name":"Žema","color":"#dc2626"}' end, number % 8 = 0, at, at, 'v', 'Sutinku.'
      from ${numbered(2_000)}`,
    sql`
      insert into newsletter_subscriptions (id, name, email, subscribed, subscribed_at)
      select id, name, email, true, at from ${numbered(1_000)}`,
    sql`
      insert into blog_posts (id, title, slug, excerpt, content, category, published, published_at)
      select id, 'Straipsnis ' || number, 'straipsnis-' || number, 'Santrauka.',
        repeat('Kalbėtis galima ramiai. ', 300), 'Bendravimas', true, at
      from ${numbered(300)}`,
    sql`analyze`,
  ]) {
    await statement.execute(db.write)
  }
}
