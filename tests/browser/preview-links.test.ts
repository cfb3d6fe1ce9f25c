import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { previewTexts } from '#src/features/publishing/preview-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { expectAccessible, open } from './visits.ts'
import { call, createArticle, createTestQuiz, logIn } from './site.ts'
import { expect, prepareFile, test } from './test.ts'

let token = ''

prepareFile(async () => {
  token = await logIn()
})

/** Creates a preview link and returns its path. */
async function previewPath(kind: ItemKind, id: string): Promise<string> {
  const { url } = await call(routes.createPreviewLink, {
    token,
    body: { kind, id },
  })
  return new URL(url).pathname
}

test.describe('a preview link', () => {
  test('shows the draft in the article’s own layout, and says so when it was not copied whole', async () => {
    const { id } = await createArticle(token, {
      slug: 'perziurimas-juodrastis',
      title: 'Peržiūrimas juodraštis',
      content: 'Dar **nepaskelbta** pastraipa.\n\n> Citata',
      published: false,
    })
    const path = await previewPath('post', id)
    const page = await open(path, { screen: 'phone', failing: [/^\/perziura\//] })
    await page.getByRole('heading', { level: 1, name: 'Peržiūrimas juodraštis' }).waitFor()
    await expect(page.locator('.prose')).toContainText('Dar nepaskelbta pastraipa.')
    const quote = page.locator('.prose blockquote')
    await expect
      .poll(() => quote.evaluate((element) => getComputedStyle(element).borderLeftWidth))
      .toBe('2px')
    await page.getByText(previewTexts.note).waitFor()
    await expectAccessible(page, 'a previewed article')

    await page.goto(path.slice(0, -1))
    await page.getByRole('heading', { name: previewTexts.refusedTitle }).waitFor()
    await expectAccessible(page, 'a refused preview')
  })

  test('of a quiz leads through its questions and sends nothing', async () => {
    const { id } = await createTestQuiz(token, { slug: 'perziurimas-testas', published: false })
    const page = await open(await previewPath('quiz', id))
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    for (const last of [false, true]) {
      await page.locator('main').getByRole('radio').first().check()
      await page.getByRole('button', { name: last ? quizTexts.finish : quizTexts.next }).click()
    }
    await page.getByRole('heading', { name: previewTexts.quizEndTitle }).waitFor()
    await expect(page.locator('input[type="email"]')).toHaveCount(0)
    await expectAccessible(page, 'the end of a previewed quiz')
    await page.getByRole('button', { name: previewTexts.back }).click()
    await expect(page.locator('main').getByRole('radio').first()).toBeChecked()
    expect(sent).toEqual([])
  })
})
