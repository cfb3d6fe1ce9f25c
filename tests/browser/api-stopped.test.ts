import type { Page } from '@playwright/test'
import { article } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { searchTexts } from '#src/features/search/texts.ts'
import { open } from './visits.ts'
import { expectFailure } from './failures.ts'
import { get, sitemapPaths } from './site.ts'
import { expect, test } from './test.ts'

/** Pages that ask once whether their list is as new as the API's. */
const LISTS = /^\/(testai|blog|blog\/(tema|puslapis)\/.+)$/

/** Pages that ask once whether their item has changed since the build. */
const ITEMS = /^\/(blog|p|testas)\/[^/]+$/
const CHANGES = /^\/api\/changes$/

const kindOf = (path: string) => (ITEMS.test(path) ? path.slice(0, path.lastIndexOf('/')) : path)

/** Opens a page of a site whose every call fails; `failing` lists the calls that the page is expected to make. */
function openWithoutApi(path: string, failing: readonly RegExp[] = []): Promise<Page> {
  return open(path, {
    failing,
    prepare: (page) => page.route('**/api/**', (route) => route.abort()).then(() => undefined),
  })
}

/** Waits for a call of the API that fails: a page that is left may also abort loading its fonts. */
function failedCall(page: Page, path = '/api/') {
  return page.waitForEvent('requestfailed', (request) => request.url().includes(path))
}

test.describe('with the API stopped', () => {
  test('every kind of page opens and is readable, and nothing but lists and items asks for more', async () => {
    const inSitemap = await sitemapPaths()
    expect(inSitemap.length).toBeGreaterThan(20)
    // Pages of articles, pages and quizzes differ only in their text: three of each are enough.
    const paths = [...Map.groupBy(inSitemap, kindOf).values()].flatMap((ofKind) =>
      ofKind.slice(0, 3),
    )
    const page = await openWithoutApi('/', [/^\/api\/blog$/, /^\/api\/quizzes$/, CHANGES])
    for (const path of paths) {
      const asked = LISTS.test(path) || ITEMS.test(path) ? failedCall(page) : undefined
      await expect.poll(async () => (await page.goto(path))?.status(), path).toBe(200)
      await asked
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect
        .poll(async () => (await page.getByRole('main').innerText()).length, path)
        .toBeGreaterThan(60)
    }
  })

  test('every list stays as it was built, and the search finds articles all the same', async () => {
    for (const [path, api] of [
      ['/blog', '/api/blog'],
      ['/testai', '/api/quizzes'],
    ] as const) {
      const { html } = await get(path)
      const built = html.match(/<article/g)?.length ?? 0
      expect(built, path).toBeGreaterThan(0)
      const page = await openWithoutApi('/about', [new RegExp(`^${api}$`), CHANGES])
      const refused = failedCall(page)
      await page.goto(path)
      await refused
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards, path).toHaveCount(built)
      const unanswered = failedCall(page)
      await cards.first().getByRole('link').first().click()
      await unanswered
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0)
    }

    const page = await openWithoutApi('/blog', [/^\/api\/blog$/, CHANGES])
    await page.getByRole('searchbox', { name: searchTexts.label }).fill('sąjungininkų')
    await page.keyboard.press('Enter')
    const unanswered = failedCall(page, '/api/changes')
    await page
      .getByRole('list', { name: searchTexts.results })
      .getByRole('link', { name: article.title, exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
    await unanswered
  })

  test('a quiz is taken to its end, says that sending failed and keeps every answer', async () => {
    const page = await openWithoutApi(`/testas/${quiz.slug}`, [
      /^\/api\/quiz\/.+\/(submit|progress)$/,
      CHANGES,
    ])
    const radios = page.getByRole('main').getByRole('radio')
    for (const index of quiz.questions.keys()) {
      await page.getByText(`Klausimas ${index + 1} iš ${quiz.questions.length}`).waitFor()
      await radios.nth(index % 3).check()
      await page.locator('form button[type="submit"]').click()
    }
    await page.getByLabel(quizEndingTexts.emailLabel).fill('jonas@pastas.lt')
    await page.getByLabel(quizEndingTexts.nameLabel).fill('Jonas')
    await page.getByRole('button', { name: quizEndingTexts.seeResult, exact: true }).click()
    await expectFailure(page, 'Nepavyko pateikti testo')
    await expect(page.getByLabel(quizEndingTexts.emailLabel)).toHaveValue('jonas@pastas.lt')
    await expect(page.getByLabel(quizEndingTexts.nameLabel)).toHaveValue('Jonas')
    for (const index of [...quiz.questions.keys()].toReversed()) {
      await page.getByRole('button', { name: quizTexts.back, exact: true }).click()
      await expect(radios.nth(index % 3), `answer ${index + 1}`).toBeChecked()
    }
  })
})
