import { articles } from '#db/seeds/articles/index.ts'
import { pages } from '#db/seeds/pages/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { aboutTexts } from '#src/site/page-texts.ts'
import { startingClaims } from '#src/features/settings/claim-texts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'
import { open } from './visits.ts'
import { brand } from '#src/core/brand-texts.ts'
import { LISTED } from './prepared-content.ts'
import { createTestQuiz, get, logIn } from './site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const withoutScript = { javaScript: false } as const

test('the page about us tells mission, values and claimed figures, which stand on it and the home page alone; nothing without an order has numbers', async () => {
  const page = await open('/about', withoutScript)
  const text = await page.getByRole('main').innerText()
  const values = [
    'Širdis ir atjauta',
    'Jums pritaikyti sprendimai',
    'Bendruomenė',
    'Profesionalumas',
  ]
  for (const part of [...aboutTexts.mission, ...values]) expect(text).toContain(part)
  for (const { value, label } of Object.values(startingClaims.figures)) {
    expect(text).toContain(value)
    expect(text).toContain(label)
  }
  for (const path of ['/', '/about', '/testai', '/contact', '/aciu', '/success-stories']) {
    await page.goto(path)
    await expect(page.locator('main ol'), path).toHaveCount(0)
    const figures = page.getByRole('heading', { name: aboutTexts.claimsHeading })
    await expect(figures, path).toHaveCount(path === '/' || path === '/about' ? 1 : 0)
  }
})

test.describe('for machines', () => {
  const published = <Item extends { published: boolean }>(items: readonly Item[]) =>
    items.filter((item) => item.published)

  test('the sitemap lists every published page by its address and none of the rest', async () => {
    const index = await get('/sitemap-index.xml')
    const { html } = await get(new URL(/<loc>(.*?)<\/loc>/.exec(index.html)?.[1] ?? '').pathname)
    const paths = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
      expect(address.startsWith(currentSite().url)).toBe(true)
      return new URL(address).pathname
    })
    const items = [
      ...published(articles).map(({ slug }) => `/blog/${slug}`),
      ...published(pages).map(({ slug }) => `/p/${slug}`),
      ...published(quizzes).map(({ slug }) => `/testas/${slug}`),
    ]
    expect(paths).toEqual(expect.arrayContaining([...items, '/consultations']))
    const dated = (html.match(/[^>]+(?=<\/loc><lastmod>)/g) ?? []).map(
      (address) => new URL(address).pathname,
    )
    const ofItems = paths.filter((path) => /^\/(blog|p|testas|testai)(\/|$)/.test(path))
    const undated = ofItems.filter((path) => !dated.includes(path))
    expect(dated).toEqual(ofItems.filter((path) => !undated.includes(path)))
    expect(items.filter((path) => undated.includes(path))).toEqual([])
    // Another test may have unpublished its article while the site was built.
    for (const path of undated) {
      expect(path).toMatch(/^\/blog\/[^/]+$/)
      expect((await get(`/api${path}`)).status, path).toBe(404)
    }
    expect(paths.filter((path) => /admin|shells|404|\.html/.test(path))).toEqual([])
    for (const list of ['/blog', LISTED.topic]) expect(paths).toContain(`${list}/puslapis/2`)
    const robots = await get('/robots.txt')
    expect(robots.html).toContain(`Sitemap: ${currentSite().url}/sitemap-index.xml`)
  })

  test('security.txt names whom to tell; shells and unknown calls are no pages', async () => {
    const security = await get('/.well-known/security.txt')
    expect(security.status).toBe(200)
    expect(security.html).toContain(`Contact: mailto:${brand.email}\n`)
    const [, expires = ''] = /^Expires: (.+)$/m.exec(security.html) ?? []
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)

    for (const shell of ['/shells/post', '/shells/post.html', '/shells/quiz-missing']) {
      expect((await get(shell)).status, shell).toBe(404)
    }

    const unknown = await get('/api/nera-tokio')
    expect(unknown.status).toBe(404)
    expect(JSON.parse(unknown.html)).toEqual({ error: 'Tokio puslapio ar įrašo nėra.' })
  })

  test('the feed carries every published article with its full content', async () => {
    const { html } = await get('/rss.xml')
    expect(html).toContain(
      `<atom:link href="${currentSite().url}/rss.xml" rel="self" type="application/rss+xml"/>`,
    )
    expect(html).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/lastBuildDate>/)
    for (const { slug, content } of published(articles)) {
      expect(html).toContain(`${currentSite().url}/blog/${slug}`)
      expect(html).toContain(
        content
          .split('\n\n')
          .find((part) => /^\p{L}/u.test(part))
          ?.slice(0, 60),
      )
    }
  })
})

test('a quiz published while the site is up leaves no list of quizzes as it was built before', async () => {
  const listBefore = (await get('/testai')).html
  await createTestQuiz(await logIn(), { slug: 'naujas-testas', title: 'Naujas testas' })
  expect(listBefore).not.toContain('/testas/naujas-testas')
  const list = await open('/testai', {
    prepare: async (it) => {
      await it.route(/:\d+\/testai$/, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: listBefore }),
      )
    },
  })
  const badgeOf = (path: string) =>
    list
      .getByRole('article')
      .filter({ has: list.locator(`a[href="${path}"]`) })
      .locator('.badge, span')
      .first()
  await expect(badgeOf('/testas/naujas-testas')).toHaveText('2 klausimai', { useInnerText: true })
  await expect(badgeOf('/testas/bendras-santykiu-testas')).toHaveText('13 klausimų', {
    useInnerText: true,
  })
  await expect(list.getByRole('heading', { name: quizListTexts.whyHeading })).toHaveCount(1)
})
