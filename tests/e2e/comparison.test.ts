import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { comparisonTexts } from '#src/texts/comparison.ts'
import { quizContactTexts } from '#src/texts/quiz-contact.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { questionBody } from '../api/content.ts'
import { expectAccessible, SCREENS, toastRegion, useBrowser } from './browser.ts'
import { createTestQuiz, logIn } from './site.ts'

const SLUG = 'testas-dviem'
const TALK = 'Kada jums lengviausia kalbėtis?'
const { offer, page: texts } = comparisonTexts
const browser = useBrowser()

beforeAll(async () => {
  const advice = { low: 'Mažai.', middle: 'Vidutiniškai.', high: 'Daug.' }
  const dimension = { id: crypto.randomUUID(), name: 'Pokalbis', advice, articles: [], talk: TALK }
  await createTestQuiz(await logIn(), {
    slug: SLUG,
    dimensions: [dimension],
    comparable: true,
    questions: [questionBody({ dimensionId: dimension.id })],
  } as never)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Answers the only question and looks at the own result. */
async function takeQuiz(page: Page, option: number): Promise<void> {
  await page.getByRole('main').getByRole('radio').nth(option).click()
  await button(page, quizTexts.finish).click()
  await button(page, quizContactTexts.seeWithoutEmail).click()
}

async function agree(page: Page, name: string): Promise<void> {
  await button(page, name).waitFor()
  const form = page.locator('form').filter({ has: button(page, name) })
  const boxes = form.getByRole('checkbox')
  expect(await boxes.count()).toBe(2)
  for (const box of await boxes.all()) {
    expect(await box.isChecked()).toBe(false)
    await box.check()
  }
  await expectFits(page, 'the consent to compare')
  await button(page, name).click()
}

async function expectFits(page: Page, state: string): Promise<void> {
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: 800 })
    // Where nothing that sticks covers a control in part.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectAccessible(page, `${state} ${width} pixels wide`)
  }
}

const expectNone = (page: Page) => page.getByRole('heading', { name: texts.noneHeading }).waitFor()

// Proves: Two views: both see the dimensions side by side once both have agreed, with a talking point where they differ by 25 points
it('two visitors see their profiles side by side until one of them withdraws', async () => {
  const one = await browser.open(`/testas/${SLUG}`)
  await takeQuiz(one, 2)
  await one.getByText(offer.summary, { exact: true }).click()
  await agree(one, offer.start)
  const link = await one.getByLabel(offer.linkLabel).inputValue()
  const invite = await one.getByLabel(offer.inviteLabel).inputValue()
  await one.context().grantPermissions(['clipboard-write'])
  await button(one, offer.copy).first().click()
  await toastRegion(one).getByText(offer.copied).waitFor()
  await one.goto(new URL(link).pathname)
  await expectNone(one)
  await expectFits(one, 'the page without a comparison')

  const other = await browser.open(new URL(invite).pathname)
  await expectFits(other, 'the invitation')
  await other.getByRole('link', { name: comparisonTexts.invitation.toQuiz }).click()
  await takeQuiz(other, 1)
  await agree(other, offer.join)
  const own = await other.getByLabel(offer.linkLabel).inputValue()
  await other.goto(new URL(own).pathname)
  await other.getByRole('heading', { name: texts.heading }).waitFor()
  const row = (page: Page) => page.getByRole('main').getByRole('listitem').innerText()
  expect(await row(other)).toMatch(/Pokalbis\s+Jūs: 50 %\s+Kitas: 100 %/)
  await expectFits(other, 'the comparison')

  await one.reload()
  expect(await row(one)).toMatch(/Pokalbis\s+Jūs: 100 %\s+Kitas: 50 %/)
  expect(await one.getByRole('main').innerText()).toContain(TALK)
  await button(other, texts.withdraw).click()
  await other.getByRole('heading', { name: texts.withdrawnHeading }).waitFor()
  for (const [page, address] of [
    [one, link],
    [other, own],
  ] as const) {
    await page.goto(new URL(address).pathname)
    await expectNone(page)
  }
})
