import type { Page } from '@playwright/test'
import { articles } from '#db/seeds/articles/index.ts'
import { article } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { pages } from '#db/seeds/pages/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { branchPreviewTexts } from '#src/site/site-texts.ts'
import { newsletterTexts } from '#src/features/newsletter/texts.ts'
import { expectAccessible, open } from './visits.ts'
import { expectFailure } from './failures.ts'
import { get } from './site.ts'
import { expect, test } from './test.ts'
import { FORK } from './world.ts'

test.use({
  kind: {
    variant: 'fork',
    variables: { ...FORK, CONTEXT: 'deploy-preview', SITE_STORES_NOTHING: 'true' },
  },
})

/** Lists with the call by which each asks once whether it is outdated. Like that of items, the call fails here. */
const LISTS: Readonly<Record<string, string>> = { '/blog': '/api/blog', '/testai': '/api/quizzes' }
const UNANSWERED = [...Object.values(LISTS), '/api/changes'].map((call) => new RegExp(`^${call}$`))

const ARTICLE = `/blog/${article.slug}`
const QUIZ = `/testas/${quiz.slug}`
const FORMS = ['/newsletter', '/consultations', QUIZ, '/sutarties-atsisakymas', '/mano-duomenys']
const PAGES = ['/', '/blog', ARTICLE, '/testai', ...FORMS, '/admin/login']

/**
 * Opens a page.
 * @returns status and `X-Robots-Tag` of the page, and of the call that a list makes.
 */
async function openIn(page: Page, path: string) {
  const call = LISTS[path]
  const asked = call === undefined ? undefined : page.waitForResponse(`**${call}`)
  const answers = [await page.goto(path), await asked]
  return answers.map((answer) => [answer?.status(), answer?.headers()['x-robots-tag']])
}

const ribbon = (page: Page) => page.getByRole('complementary', { name: branchPreviewTexts.label })
const notice = (page: Page) => page.getByText(branchPreviewTexts.formStoresNothing)

test.describe("a fork's preview without a database", () => {
  test('shows every page whole, names branch and commit, and is neither indexed nor counted', async () => {
    const page = await open('/about', { failing: UNANSWERED })
    for (const path of PAGES) {
      const own = [200, 'noindex']
      const call = path in LISTS ? [503, 'noindex'] : [undefined, undefined]
      expect(await openIn(page, path), path).toEqual([own, call])
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(ribbon(page), path).toContainText(`${FORK.HEAD} · abcdef1`, {
        useInnerText: true,
      })
      await expect(page.locator('[data-consent]'), path).toHaveCount(0)
      await expect(notice(page), path).toHaveCount(FORMS.includes(path) || path === '/' ? 1 : 0)
    }
    await openIn(page, '/blog')
    await page.getByRole('link', { name: article.title }).first().click()
    await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
    await expect
      .poll(async () => (await page.getByRole('main').innerText()).length)
      .toBeGreaterThan(2000)
    await openIn(page, '/testai')
    await page.getByRole('link', { name: quiz.title }).first().click()
    await page.getByText(`Klausimas 1 iš ${quiz.questions.length}`).waitFor()
    expect((await get('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n')
  })

  test('has every text and list of the seeds, and its search', async () => {
    for (const [room, items] of Object.entries({ blog: articles, p: pages, testas: quizzes })) {
      for (const { slug, title } of items.filter(({ published }) => published)) {
        expect((await get(`/${room}/${slug}`)).html, slug).toContain(title)
      }
    }
    for (const list of Object.keys(LISTS)) {
      expect((await get(list)).html).not.toContain('data-skeleton')
    }
    expect((await get('/pagefind/pagefind.js')).status).toBe(200)
  })

  test('says at a form that it stores nothing, and keeps what was typed', async () => {
    const page = await open('/newsletter', {
      screen: 'phone',
      failing: [/^\/api\/newsletter\/subscribe$/],
    })
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page, 'the ribbon and the notice at a form')
    const email = page.getByLabel(newsletterTexts.emailLabel)
    await email.fill('ona@pastas.lt')
    await page.getByRole('button', { name: newsletterTexts.submit }).click()
    await expectFailure(page, 'Nepavyko užsiregistruoti į naujienlaiškį. Bandykite vėliau.')
    await expect(email).toHaveValue('ona@pastas.lt')
  })
})
