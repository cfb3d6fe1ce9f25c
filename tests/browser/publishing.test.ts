import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import type { BodyOf } from '#src/core/contract.ts'
import type { updatePost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { defaultShareImagePath } from '#src/features/images/share-images.ts'
import { aiTexts } from '#src/features/images/texts.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { startingClaims } from '#src/features/settings/claim-texts.ts'
import type { Claims } from '#src/features/settings/claims.ts'
import { SHOWN_ANSWERS } from '#src/features/clients/answering.ts'
import { expertsTexts } from '#src/features/experts/texts.ts'
import { searchTexts } from '#src/features/search/texts.ts'
import { articleBody } from '../api/content.ts'
import { expectAccessible, open } from './visits.ts'
import { currentSite } from './current-site.ts'
import { button, field, openPanelAt, save, toast } from './panel.ts'
import {
  call,
  createArticle,
  get,
  logIn,
  publishingState,
  publishNow,
  readSettings,
  untilLive,
} from './site.ts'
import { BUILD_TIMEOUT_MS } from './site-addresses.ts'
import { expectNoOverflow } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

test.use({ kind: { publishes: true } })

let token = ''

prepareFile(async () => {
  token = await logIn()
  await untilLive(token)
})

function updateArticle(id: string, changes: Record<string, unknown>) {
  const body = articleBody(changes) as BodyOf<typeof updatePost>
  return call(routes.updatePost, { token, params: { id }, body })
}

/**
 * Sets the state after so many failed calls of the hook that no build is requested until the retry button is pressed.
 * The last failure is later than any save, but no later than clocks may differ (`features/publishing/publishing.ts`).
 */
async function holdBuilds(): Promise<void> {
  await openDatabase(currentSite().databaseUrl)
    .write.updateTable('publishing')
    .set({
      phase: 'failed',
      failure: 'hook',
      failures: 99,
      failedAt: new Date(Date.now() + 4 * 60_000),
    })
    .execute()
}

/** Returns the version of the content that the static site carries. */
async function builtVersion(): Promise<number> {
  const { html } = await get('/build.json')
  return (JSON.parse(html) as { contentVersion: number }).contentVersion
}

test.describe('an article published while the site is up', () => {
  const slug = 'ka-tik-paskelbtas'
  const title = 'Ką tik paskelbtas straipsnis'
  const paragraphs = ['Pirma wimbledoniška pastraipa.', 'Antra wimbledoniška pastraipa.']
  const imageUrl = 'https://paveikslai.example/virselis.jpg'
  const changes = { slug, title, content: paragraphs.join('\n\n'), imageUrl }
  let id = ''
  /** HTML of the list before the save, and of the article right after it; later builds do not change them. */
  let listBefore = ''
  let livePage = ''

  /** Opens a page with HTML that was kept from an earlier request. */
  function openAs(path: string, html: string, javaScript = true) {
    return open(path, {
      javaScript,
      prepare: async (page) => {
        await page.route(`**${path}`, (route) =>
          route.request().isNavigationRequest()
            ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
            : route.fallback(),
        )
        await answerImage(page)
      },
    })
  }

  async function answerImage(page: Page) {
    await page.route(imageUrl, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
  }

  test('is there at once, with its title, description and address in the head', async () => {
    listBefore = (await get('/blog')).html
    ;({ id } = await createArticle(token, changes))
    const { status, html } = await get(`/blog/${slug}`)
    expect(status).toBe(200)
    const [head = ''] = html.split('</head>')
    expect(head).toContain(`<title>${title} - Santykių akademija</title>`)
    expect(head).toContain('<meta name="description" content="Trumpai apie ramų pokalbį.">')
    expect(head).toContain(`<link rel="canonical" href="${currentSite().url}/blog/${slug}">`)
    // Only a build makes the article's own share image.
    expect(head).toContain(`content="${currentSite().url}${defaultShareImagePath(brand.name)}">`)
    expect(head).toContain('<meta property="og:image:width" content="1200">')
    expect(head).toContain('<meta property="og:image:height" content="630">')
    expect(head).toContain('"@type":"Article"')
    livePage = html
  })

  test('is shown whole, without JavaScript too', async () => {
    for (const javaScript of [true, false]) {
      const page = await openAs(`/blog/${slug}`, livePage, javaScript)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect(page.locator('.prose p')).toHaveText(paragraphs, { useInnerText: true })
      await expect(page.getByRole('img', { name: title })).toHaveAttribute('src', imageUrl)
      await expect(page.locator('section[aria-labelledby="konsultacijos"]')).toHaveCount(1)
      await expect(page).toHaveTitle(`${title} - Santykių akademija`)
    }
  })

  test('joins the list of a visitor whose page was built before', async () => {
    expect(listBefore).not.toContain(title)
    const page = await openAs('/blog', listBefore)
    await page.getByRole('article').filter({ hasText: title }).waitFor()
    const titles = await page.locator('article h2').allInnerTexts()
    expect(titles[0], 'newest first').toBe(title)
    expect(titles.length).toBeGreaterThan(8)
  })

  test('is a static file and in the static list after the rebuild', async () => {
    const { contentVersion } = await publishingState(token)
    await expect.poll(builtVersion, { timeout: BUILD_TIMEOUT_MS }).toBe(contentVersion)
    const { html } = await get(`/blog/${slug}`)
    for (const paragraph of paragraphs) expect(html).toContain(paragraph)
    const page = await open('/blog', { javaScript: false, prepare: answerImage })
    await expect(page.locator('article h2').first()).toHaveText(title, { useInnerText: true })
    await untilLive(token)
  })

  test('leaves the list alone where that is as new as the API', async () => {
    const page = await open('/testai')
    const answered = page.waitForResponse('**/api/quizzes')
    await page.reload()
    expect((await answered).status()).toBe(304)
  })

  test('is gone from the API as soon as it is a draft again, and from the site with the next build', async () => {
    const [shareImage = ''] =
      /\/dalijimuisi\/blog\/[^"]+/.exec((await get(`/blog/${slug}`)).html) ?? []
    const collections = ['/blog', '/blog/tema/bendravimas', '/rss.xml', '/sitemap-0.xml']
    for (const address of collections) expect((await get(address)).html, address).toContain(slug)
    expect((await get(shareImage)).status).toBe(200)
    // A part of the index that a page has not loaded disappears with its build. The page then uses the new index.
    const failing = [/^\/pagefind\/(index\/|pagefind\.js)/]
    const search = async (page: Page, query: string) => {
      await page.getByRole('searchbox', { name: searchTexts.label }).fill(query)
      return page.getByRole('list', { name: searchTexts.results }).getByRole('link')
    }
    const page = await open('/blog', { prepare: answerImage })
    await (await search(page, 'wimbledoniška')).filter({ hasText: title }).waitFor()
    const earlier = await open('/blog', { prepare: answerImage, failing })
    await (await search(earlier, 'pavydas')).first().waitFor()

    await updateArticle(id, { ...changes, published: false })
    expect((await get(`/api/blog/${slug}`)).status).toBe(404)
    expect((await get('/api/blog')).html).not.toContain(slug)
    await untilLive(token)
    const { status, html } = await get(`/blog/${slug}`)
    expect(status).toBe(404)
    expect(html).toContain('Straipsnis nerastas')
    for (const address of collections) {
      expect((await get(address)).html, address).not.toContain(slug)
    }
    expect((await get(shareImage)).status).toBe(404)
    await search(earlier, 'wimbledoniška')
    await earlier.getByText(searchTexts.nothing('wimbledoniška')).waitFor()
  })
})

const OWNER = {
  legalName: 'MB „Ryto pokalbiai“',
  address: 'Upės g. 5, LT-01100 Vilnius',
  phone: '+370 600 00000',
  city: 'Kaunas, Lietuva',
  answerHours: { from: 9, to: 18 },
  sampleAnswer: 'Ačiū už jūsų laišką.',
}

const STORY = {
  shown: true,
  checkedOn: '2026-11-28',
  name: 'Ona',
  city: 'Alytus',
  relationship: 'Santuoka, 3 metai',
  rating: 5,
}

const CLAIMS: Claims = {
  ...startingClaims,
  figures: {
    ...startingClaims.figures,
    couples: { value: '12', label: 'porų per metus', shown: true, checkedOn: '2026-11-28' },
    success: { ...startingClaims.figures.success, shown: false },
  },
  testimonials: [
    ...startingClaims.testimonials.map((each) => ({ ...each, shown: false })),
    { ...STORY, text: 'Pagaliau kalbamės vakarais.' },
  ],
}

const { packages } = startingSettings
const OFFERS: typeof packages = {
  ...packages,
  'email-monthly': { ...packages['email-monthly'], offer: 'hidden' },
  individual: { ...packages.individual, offer: 'offered', title: 'Pokalbis gyvai' },
  'couple-therapy': { ...packages['couple-therapy'], takenUntil: '2099-01-31' },
}
const PRICE = {
  package: 'email-weekly',
  price: 49,
  url: 'https://buy.stripe.com/nauja',
  linkId: 'plink_nauja',
} as const

/** Stores as many orders with an answered message as the figure for visitors needs. */
async function storeAnswers(): Promise<void> {
  const { write } = openDatabase(currentSite().databaseUrl)
  await sql`
    with sold as (
      insert into orders (id, session_id, package, email, amount, currency, created_at)
      select gen_random_uuid(), 'cs_answered_' || number, 'email-weekly', 'ona@pastas.example', 3900, 'eur', now()
      from generate_series(1, ${SHOWN_ANSWERS}::integer) as number returning id),
    started as (
      insert into order_starts (id, delivery, early_text, sensitive_text, consent_version)
      select id, 'letter', 'Pradėkite.', 'Sutinku.', '2026-11-24' from sold)
    insert into order_letters (id, order_id, author, content, created_at)
    select gen_random_uuid(), id, author, 'Laba diena', now() - make_interval(hours => hours)
    from sold, (values ('client', 2), ('coach', 1)) as letters (author, hours)`.execute(write)
}

/**
 * Sets an owner, packages, a price and a quiz of a topic, and has readers told about texts and images made by AI.
 * @returns the address of an article made by AI.
 */
async function changeSettings(): Promise<string> {
  const settings = await readSettings(token)
  const topicQuizzes = { ...settings.topicQuizzes, Intymumas: 'pasitikejimo-testas' }
  const shown = { aiCaptions: true, showsAnswerTime: true, claims: CLAIMS }
  const offered = { packages: OFFERS, daysOff: ['2099-12-24', '2099-12-25'] }
  const troubles = { cold: '/testas/artumo-testas' }
  const body = { ...settings, ...OWNER, ...shown, ...offered, topicQuizzes, troubles }
  await storeAnswers()
  await call(routes.updateSettings, { token, body })
  const confirmation = { password: currentSite().password }
  await call(routes.setPrice, { token, body: { ...PRICE, confirmation } })
  const started = await call(routes.generateImage, { token, body: { title: 'Kaip klausytis' } })
  const imageUrl = 'imageUrl' in started ? started.imageUrl : ''
  const at = new Date().toISOString()
  const generated = { model: 'gpt-6-luna', at, reviewedAt: at }
  const { slug } = await createArticle(token, { slug: 'is-di', imageUrl, generated })
  return `/blog/${slug}`
}

async function expectNewSettings(generated: string): Promise<void> {
  expect((await get('/contact')).html).toContain(OWNER.address)
  const home = (await get('/')).html
  expect(home).toContain(`"legalName":"${OWNER.legalName}"`)
  expect(home).toContain(`"telephone":"${OWNER.phone}"`)
  // The town is that of the street, while the footer has the city line.
  expect(home).toContain(
    '"streetAddress":"Upės g. 5","postalCode":"LT-01100","addressLocality":"Vilnius"',
  )
  expect(home).toContain('porų per metus')
  expect(home).toMatch(/href="\/testas\/artumo-testas"[^>]*>\s*Atšalome/)
  expect(home).toMatch(/href="\/blog\/tema\/bendravimas"[^>]*>\s*Nesikalbame/)
  expect(home).toMatch(/nuo\s49\s€/)
  for (const path of ['/', '/about', '/success-stories']) {
    const { html } = await get(path)
    expect(html, path).toContain(OWNER.city)
    if (path !== '/about') expect(html, path).toMatch(/Pagaliau\s+kalbamės\s+vakarais\./)
    for (const gone of ['1000+', '89\u00a0%', 'Mantas, Kaunas']) {
      expect(html, path).not.toContain(gone)
    }
  }
  const offer = (await get('/consultations')).html
  for (const said of [
    'Visi laikai užimti iki 2099 m. sausio 31 d.',
    'Visi laikai užimti artimiausius 90 dienų',
    'Pokalbis gyvai',
    'Į laiškus neatsakysime gruodžio\u00a024–25\u00a0d.',
    PRICE.url,
    '"name":"Savaitės el. pašto konsultacijos","price":49,',
    '"name":"Pokalbis gyvai","price":80,',
  ]) {
    expect(offer).toContain(said)
  }
  expect(offer).toMatch(/laiku\s+atsakyta\s+\d+\s+iš\s+\d+\s+laišk/)
  expect(offer.match(/Visi laikai užimti/g), 'each in the page and in its island').toHaveLength(4)
  expect(offer).not.toMatch(/mėnesio|39 €|79 €|"price":79/i)
  const shown = 'Savaitės el. pašto konsultacijos, Pokalbis gyvai, Porų konsultacija, Intensyvi'
  expect(offer).toContain(`content="Santykių konsultacijų paketai: ${shown} programa."`)
  expect(offer).toMatch(/Atsakymas\s+per\s+4\s+valandas\s+\(darbo\s+dienomis\s+9–18\s+val\.\)/)
  expect(offer).toMatch(/Ačiū\s+už\s+jūsų\s+laišką\./)
  for (const path of ['/contact', '/aciu', '/p/naudojimo-salygos', '/p/duk']) {
    expect((await get(path)).html, path).toMatch(/darbo\s+dienomis\s+9–18\s+val\./)
  }
  const contact = (await get('/contact')).html
  expect(contact).toContain('Savaitės konsultacijos')
  expect(contact).not.toContain('Mėnesio konsultacijos')
  const under = (await get('/blog/artumo-zemelapis-darbo-lapas-dviem')).html
  expect(under).toContain(PRICE.url)
  expect(under).toContain('Į laiškus neatsakysime gruodžio\u00a024–25\u00a0d.')
  expect(under).not.toContain('Mėnesio el. pašto konsultacijos')
  const terms = (await get('/p/naudojimo-salygos')).html
  expect(terms).toMatch(/49\s€, vienkartinis mokėjimas/)
  expect(terms).toMatch(/<strong>Pokalbis gyvai<\/strong>/)
  expect(terms).not.toMatch(/79\s€|Mėnesio konsultacijos/)
  const questions = (await get('/p/duk')).html
  expect(questions).toMatch(/Kiek kainuoja savaitės paketas\?/)
  expect(questions).not.toMatch(/79\s€|Mėnesio paketas/)
  for (const path of ['/rss.xml', '/sitemap-0.xml']) {
    expect((await get(path)).html, path).not.toMatch(/Pokalbis gyvai|49\s€|Ryto pokalbiai/)
  }
  const tied = (await get('/blog/artumo-zemelapis-darbo-lapas-dviem')).html
  expect(tied).toMatch(/id="temos-testas"[^>]*>Pasitikėjimo testas</)
  const { html } = await get(generated)
  for (const words of Object.values(aiTexts)) expect(html).toContain(words)
}

test.describe('the experts', () => {
  test('are the academy until they are entered, then on their page at once and in bylines with the build, as are new settings', async () => {
    await holdBuilds()
    const team = await open('/experts')
    await team.getByText(expertsTexts.intro.none).waitFor()
    await expectAccessible(team, 'the page of the academy')
    expect((await get('/experts')).html).not.toContain('Person')
    const slug = 'klausimai-pries-apsigyvenant-kartu'
    expect((await get(`/blog/${slug}`)).html).toContain(blogTexts.bylineName)

    const { page } = await openPanelAt('#ekspertai')
    for (const name of ['Rasa Pavyzdė', 'Jonas Kalnas']) {
      await button(page, 'Naujas ekspertas').click()
      await field(page, 'Vardas ir pavardė').fill(name)
      await field(page, /^Kvalifikacija/).fill('Šeimos konsultavimas')
      await field(page, /^Savais žodžiais/).fill('Pirma klausausi.\n\nTada klausiu.')
      await expectAccessible(page, 'the form of an expert')
      await save(page).click()
      await toast(page, 'Ekspertas pridėtas').waitFor()
    }
    await page.getByRole('button', { name: /Aukštyn.*Jonas Kalnas/ }).click()
    await page.getByText('Jonas Kalnas: dabar 1 vietoje').waitFor({ state: 'attached' })

    expect((await get('/experts')).html, 'no build carries them').not.toContain('Kalnas')
    const shown = await open('/experts')
    const names = shown.getByRole('listitem').getByRole('heading', { level: 2 })
    await expect(names).toHaveText(['Jonas Kalnas', 'Rasa Pavyzdė'])
    await expectAccessible(shown, 'the page of experts')
    await shown.getByRole('link', { name: 'Jonas Kalnas' }).click()
    await shown.getByRole('heading', { level: 1, name: 'Jonas Kalnas' }).waitFor()

    const posts = await call(routes.listAdminPosts, { token, query: {} })
    const id = posts.find((post) => post.slug === slug)?.id ?? ''
    await page.goto(`/admin#straipsniai/${id}`)
    await page.reload()
    await field(page, 'Autorius').selectOption('Rasa Pavyzdė')
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    const generated = await changeSettings()
    await publishNow(token)
    await expectNewSettings(generated)
    const { html } = await get(`/blog/${slug}`)
    expect(html).toContain('href="/experts/rasa-pavyzde"')
    expect(html).toContain('"author":{"@type":"Person"')
    expect((await get('/experts')).html).toMatch(/"@type":"ItemList".*Jonas Kalnas.*Rasa Pavyzdė/)
    const own = await get('/experts/rasa-pavyzde')
    expect(own.html).toContain('"@type":"ProfilePage"')
    expect(own.html).toContain(`href="/blog/${slug}"`)
    expect((await get('/consultations')).html).toContain('href="/experts/jonas-kalnas"')
    await shown.setViewportSize({ width: 375, height: 667 })
    await shown.goto('/experts/rasa-pavyzde')
    await expectNoOverflow(shown)
  })
})
