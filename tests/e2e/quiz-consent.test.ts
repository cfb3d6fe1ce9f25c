import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { consents } from '#src/texts/consents.ts'
import { quizContactTexts } from '#src/texts/quiz-contact.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { quizEndingTexts } from '#src/texts/quiz-ending.ts'
import { visitorPageTexts } from '#src/texts/visitor-pages.ts'
import { expectAccessible, SCREENS, toastRegion, useBrowser } from './browser.ts'
import { mailedResult } from './mails.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { uniqueWord } from './visitors.ts'

const browser = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a quiz of one question at its email step. */
async function openEmailStep(): Promise<Page> {
  const page = await browser.open(`/testas/${SHORT_QUIZZES[1]}`)
  await page.getByRole('main').getByRole('radio').nth(2).click()
  await button(page, quizTexts.finish).click()
  await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
  return page
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

function countSubmissions() {
  const db = openDatabase(inject('site').databaseUrl)
  return db.read
    .selectFrom('quizSubmissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst()
}

it('the email step has unticked boxes, and the result can be had without an email', async () => {
  const page = await openEmailStep()
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, `the email step ${width} pixels wide`)
  }
  const boxes = page.getByRole('main').getByRole('checkbox')
  expect(await boxes.count()).toBe(1)
  await page.getByText(quizContactTexts.moreBoxes, { exact: true }).click()
  expect(await boxes.count()).toBe(3)
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false)
  await boxes.nth(1).check()
  await page.reload()
  await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
  expect(await Promise.all((await boxes.all()).map((box) => box.isChecked()))).toEqual([
    false,
    true,
    false,
  ])

  const before = await countSubmissions()
  await button(page, quizContactTexts.seeWithoutEmail).click()
  await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
  expect(await toastRegion(page).innerText()).toBe('')
  expect(await countSubmissions()).toEqual(before)
})

it('a result by mail opens on a private page, which prints on one sheet and can be deleted', async () => {
  const email = `${uniqueWord()}@pastas.lt`
  const page = await openEmailStep()
  await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
  await page.getByLabel(consents.quizResult.text).check()
  await button(page, quizEndingTexts.seeResult).click()
  await toastRegion(page).getByText(quizEndingTexts.submittedTitle).waitFor()
  const link = await mailedResult(email)

  const result = await browser.open(link, { failing: [/^\/rezultatas\//] })
  const main = result.getByRole('main')
  expect(await main.innerText()).toMatch(/Jūsų balai[^]*2[^]*Vidutinė[^]*Ką tai reiškia\./)
  await main.getByText(visitorPageTexts.result.deleteSummary).click()
  for (const width of [320, SCREENS.desktop.width]) {
    await result.setViewportSize({ width, height: 800 })
    expect(await overflow(result)).toBe(0)
    await expectAccessible(result, `the page of a result ${width} pixels wide`)
  }
  const pdf = (await result.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await result.emulateMedia({ media: 'print' })
  expect(await result.getByRole('banner').isVisible()).toBe(false)
  expect(await button(result, visitorPageTexts.result.delete).isVisible()).toBe(false)
  await result.emulateMedia({ media: 'screen' })

  await button(result, visitorPageTexts.result.delete).click()
  await result.getByRole('heading', { name: visitorPageTexts.result.deletedTitle }).waitFor()
  await result.goto(link)
  await main.getByText(visitorPageTexts.result.missingText).waitFor()
})
