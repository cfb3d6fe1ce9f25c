import type { Page } from '@playwright/test'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { newsletterTexts } from '#src/features/newsletter/texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { optionOf } from '../../scripts/tools/quiz-answers.ts'
import { readingFaults, readOut, startReader } from './screen-reader.ts'
import { open } from './visits.ts'
import { expect, test } from './test.ts'

/** Forms with messages, and some of the phrases that are spoken there. */
const SCREENS = [
  {
    path: `/testas/${quiz.slug}`,
    act: leaveOutEmail,
    spoken: [
      'heading, Liko vienas žingsnis, level 2',
      'textbox, El. paštas, Prašome įvesti el. pašto adresą, invalid',
      'checkbox, Sutinku',
      'button, Rodyti rezultatą be el. pašto',
    ],
  },
  {
    path: '/newsletter',
    act: subscribeNobody,
    spoken: [
      'textbox, El. paštas, Prašome įvesti el. pašto adresą, invalid',
      'textbox, Vardas',
      'assertive: KlaidaPrašome įvesti el. pašto adresą',
    ],
  },
]

/** Answers all questions of the quiz, and asks for the result without an email address. */
async function leaveOutEmail(page: Page): Promise<void> {
  const { questions } = quiz
  const next = page.locator('main form button[type="submit"]')
  for (const [index, question] of questions.entries()) {
    await page.getByText(quizTexts.counter(index + 1, questions.length), { exact: true }).waitFor()
    await page.getByRole('radio').nth(optionOf(question, 'middle')).check({ force: true })
    await next.click()
  }
  await next.click()
}

async function subscribeNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: newsletterTexts.submit }).click()
  await page.getByText(newsletterTexts.emailRequired).first().waitFor()
}

test('a screen reader speaks everything of the screens, in Lithuanian', async () => {
  for (const { path, act, spoken } of SCREENS) {
    const page = await open(path)
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    await startReader(page)
    await act(page)
    expect(readingFaults(await readOut(page), spoken), path).toEqual([])
  }
})
