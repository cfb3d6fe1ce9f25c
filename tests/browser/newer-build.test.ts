import type { Page } from '@playwright/test'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { searchTexts } from '#src/features/search/texts.ts'
import { button, openPanelAt, title, untilKept } from './panel.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { addressOf } from './site.ts'
import { expectAccessible, open } from './visits.ts'
import { expect, test } from './test.ts'

/**
 * Makes the page that is opened next one of an earlier build until it is reloaded: its island's script has another
 * name, and the site no longer has the code of `late`.
 * @returns the number of times that the page was loaded so far.
 */
async function outdateNextPage(
  page: Page,
  { island, late }: { island: string; late: string },
): Promise<{ count: number }> {
  const loads = { count: 0 }
  const named = (code: string) => code.replaceAll(`/${island}.`, `/${island}.earlier.`)
  await page.route('**', async (route) => {
    const request = route.request()
    const isPage = request.resourceType() === 'document'
    if (isPage) loads.count += 1
    if (loads.count > 1 || !(isPage || request.resourceType() === 'script')) {
      await route.fallback()
      return
    }
    if (request.url().includes(`/${late}.`)) {
      await route.fulfill({ status: 404 })
      return
    }
    const { href } = addressOf(request.url().replace('.earlier.', '.'))
    const response = await route.fetch({ url: href })
    await route.fulfill({ response, body: named(await response.text()) })
  })
  return loads
}

const missing = (late: string) => [new RegExp(`/_astro/${late}\\.`)]

test.describe('a page of an earlier build, whose code is gone since', () => {
  test('reloads once after the last question of a quiz, and goes on with the answers', async () => {
    let loads = { count: 0 }
    const page = await open(`/testas/${SHORT_QUIZZES[2]}`, {
      failing: missing('QuizEnding'),
      prepare: async (it) => {
        loads = await outdateNextPage(it, { island: 'QuizRunner', late: 'QuizEnding' })
      },
    })
    const options = page.getByRole('main').getByRole('radio')
    await options.nth(1).check()
    await button(page, quizTexts.next).click()
    await options.nth(0).check()
    expect(loads.count).toBe(1)
    await button(page, quizTexts.finish).click()
    await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
    await button(page, quizTexts.back).click()
    await expect(options.nth(0)).toBeChecked()
    expect(loads.count).toBe(2)
  })

  test('loads the list of articles again when a search that failed is sent again, and searches', async () => {
    let loads = { count: 0 }
    const page = await open('/blog', {
      failing: missing('article-search'),
      prepare: async (it) => {
        loads = await outdateNextPage(it, { island: '-', late: 'article-search' })
      },
    })
    await page.getByRole('searchbox', { name: searchTexts.label }).fill('pavydas')
    const status = page.locator('main [role=status]')
    await status.getByText(searchTexts.failed, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(/^Rasta/, { useInnerText: true })
    expect(loads.count).toBe(2)
  })

  test('reloads once in the panel, with the view that was being opened', async () => {
    let loads = { count: 0 }
    const { page } = await openPanelAt('', {
      failing: missing('Clients'),
      prepare: async (it) => {
        loads = await outdateNextPage(it, { island: '_AdminHome', late: 'Clients' })
      },
    })
    expect(loads.count).toBe(1)
    await page.getByRole('link', { name: panelTexts.places.clients }).first().click()
    await page.getByRole('searchbox', { name: 'Ieškoti' }).waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#klientai')
    expect(loads.count).toBe(2)
  })

  test('says so in the panel while there are unsaved changes, and keeps the form', async () => {
    let loads = { count: 0 }
    const { page } = await openPanelAt('#straipsniai/naujas', {
      failing: missing('MediaPicker'),
      prepare: async (it) => {
        loads = await outdateNextPage(it, { island: '_AdminHome', late: 'MediaPicker' })
      },
    })
    await title(page).fill('Apie pavydą')
    await untilKept(page)
    await button(page, imageBlockTexts.choose).click()
    const alert = page.getByRole('alert').filter({ hasText: panelTexts.missedCode.replaced })
    await alert.waitFor()
    await expectAccessible(page, 'a form with a part that is gone')
    await expect(title(page)).toHaveValue('Apie pavydą')
    expect(loads.count).toBe(1)

    page.on('dialog', (dialog) => void dialog.accept())
    await alert.getByRole('button', { name: panelTexts.reload }).click()
    await expect(title(page)).toHaveValue('Apie pavydą')
    await button(page, imageBlockTexts.choose).click()
    await page.getByRole('heading', { name: imageBlockTexts.libraryTitle }).waitFor()
    expect(loads.count).toBe(2)
  })

  test('is not reloaded in the panel when the site has no newer build', async () => {
    const gone = /\/_astro\/Clients\./
    const { page } = await openPanelAt('', { failing: [gone] })
    await page.route(gone, (route) => route.abort())
    await page.getByRole('link', { name: panelTexts.places.clients }).first().click()
    await page.getByRole('alert').getByText(panelTexts.missedCode.unreachable).waitFor()
    await page.unroute(gone)
    await button(page, panelTexts.retry).click()
    await page.getByRole('searchbox', { name: 'Ieškoti' }).waitFor()
  })
})
