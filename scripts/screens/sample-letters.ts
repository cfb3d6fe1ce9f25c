import type { Page } from 'playwright-core'
import type { LettersPage, ListedLetter } from '#src/contracts/letters.ts'
import { letterTexts } from '#src/panel/letters/texts.ts'

const DRAFT: ListedLetter = {
  id: '0b5d2f5e-6a07-4c55-9a55-0d2b4f5c7a10',
  subject: 'Penkios minutės pokalbiui prieš miegą',
  state: 'draft',
  sendAt: null,
  startedAt: null,
  recipients: 0,
  sent: 0,
  waiting: 0,
  failed: 0,
  senderRefused: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

const STARTED = {
  state: 'sending',
  startedAt: '2026-11-18T07:30:00.000Z',
  recipients: 214,
} as const

const LETTERS: LettersPage = {
  items: [
    DRAFT,
    {
      ...DRAFT,
      id: '0b5d2f5e-6a07-4c55-9a55-0d2b4f5c7a11',
      subject: 'Kaip išgirsti vienam kitą, kai abu pavargę',
      state: 'scheduled',
      sendAt: '2030-12-03T07:00:00.000Z',
    },
    {
      ...DRAFT,
      ...STARTED,
      id: '0b5d2f5e-6a07-4c55-9a55-0d2b4f5c7a12',
      subject: 'Apie ribas, kurios artina',
      sent: 96,
      waiting: 118,
    },
    {
      ...DRAFT,
      ...STARTED,
      id: '0b5d2f5e-6a07-4c55-9a55-0d2b4f5c7a13',
      subject: 'Rudens klausimai poroms',
      sent: 211,
      failed: 3,
    },
    {
      ...DRAFT,
      id: '0b5d2f5e-6a07-4c55-9a55-0d2b4f5c7a14',
      subject: 'Kas naujo akademijoje',
      state: 'handed-over',
      startedAt: '2026-11-02T09:00:00.000Z',
    },
  ],
  total: 5,
  page: 1,
  pageSize: 50,
  subscribers: 214,
  mail: 'on',
  marketingConfigured: true,
}

/** Answers with letters in every state. */
export async function answerLetters(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/letters\?/, (route) => route.fulfill({ json: LETTERS }))
}

export async function writeLetter(page: Page): Promise<void> {
  const choice = page.getByLabel(letterTexts.article)
  await choice.locator('option').nth(1).waitFor({ state: 'attached' })
  await choice.selectOption({ index: 1 })
  await page.getByRole('button', { name: letterTexts.articleFill }).click()
  // On a phone the preview is shown instead of the text.
  if ((page.viewportSize()?.width ?? 0) < 1_024) return
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}
