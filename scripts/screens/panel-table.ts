import type { Page } from 'playwright-core'
import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { itemListTexts } from '#src/panel/items/texts.ts'
import { formTexts } from '#src/panel/kit/texts.ts'
import { answerLetters, writeLetter } from './sample-letters.ts'
import type { Screen } from './table.ts'

const panel = (name: string, place: string, more: Partial<Screen> = {}): Screen => ({
  name: `panel-${name}`,
  path: `/admin${place}`,
  loggedIn: true,
  ...more,
  act: async (page) => {
    await page.waitForLoadState('networkidle')
    await more.act?.(page)
    await page.waitForLoadState('networkidle')
    // The word count is debounced.
    await page.waitForTimeout(700)
  },
})

/** Every view of the panel, filled with content and visitors' entries. */
export const PANEL_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/admin/login' },
  { name: 'login-refused', path: '/admin/login', act: logInWrongly, viewportOnly: true },
  panel('article-new', '#straipsniai/naujas'),
  panel('article-messages', '#straipsniai/naujas', { act: saveNothing }),
  panel('article', '#straipsniai', { act: editFirst }),
  panel('articles', '#straipsniai'),
  panel('articles-question', '#straipsniai', { act: deleteFirst, viewportOnly: true }),
  panel('pages', '#puslapiai'),
  panel('page', '#puslapiai', { act: editFirst }),
  panel('quizzes', '#testai'),
  panel('quiz-new', '#testai/naujas'),
  panel('quiz', '#testai', { act: editFirst }),
  panel('bookings', '#uzklausos'),
  panel('subscribers', '#prenumeratoriai'),
  panel('submissions', '#atsakymai'),
  panel('statistics', '#statistika', { act: chooseFirstQuiz }),
  panel('images', '#paveikslai'),
  panel('letters', '#naujienlaiskiai', { prepare: answerLetters }),
  // Its preview is a frame, for which the network is never idle.
  { ...panel('letter-new', '#naujienlaiskiai/naujas'), prepare: answerLetters, act: writeLetter },
  panel('outbox', '#laiskai'),
  panel('withdrawals', '#atsisakymai'),
  panel('orders', '#uzsakymai'),
  panel('experts', '#ekspertai'),
  panel('expert-new', '#ekspertai/naujas'),
  panel('unfinished', '#nebaigti'),
  panel('archive', '#archyvas'),
  panel('health', '#bukle'),
  panel('security', '#saugumas'),
]

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel(adminTexts.passwordLabel).fill('-')
  await page.getByRole('button', { name: adminTexts.submit, exact: true }).click()
  await page.getByRole('alert').first().waitFor()
}

async function saveNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: formTexts.save, exact: true }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function editFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: itemListTexts.edit }).first().click()
  await page.getByRole('button', { name: formTexts.save, exact: true }).waitFor()
}

async function deleteFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: panelTexts.remove }).first().click()
  await page.locator('dialog[open]').waitFor()
}

async function chooseFirstQuiz(page: Page): Promise<void> {
  const choice = page.locator('main select').first()
  await choice.selectOption({ index: 1 })
}
