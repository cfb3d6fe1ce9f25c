import type { Page } from '@playwright/test'
import { consents } from '#src/features/consent/texts.ts'
import { quizContactTexts, quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { SCREENS, expectAccessible, open, toastRegion } from './visits.ts'
import { mailedResult } from './mails.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { uniqueWord } from './visitors.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a result by mail opens on a private page, which prints on one sheet and can be deleted', async () => {
  const email = `${uniqueWord()}@pastas.lt`
  const page = await open(`/testas/${SHORT_QUIZZES[1]}`)
  await page.getByRole('main').getByRole('radio').nth(2).click()
  await button(page, quizTexts.finish).click()
  await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) {
    await expect(box).toBeVisible()
    await expect(box).not.toBeChecked()
  }
  await page.getByText(consents.quizResult.text).waitFor()
  const ways = [quizContactTexts.seeWithoutEmail, quizEndingTexts.seeResult]
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ways) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(button(page, quizContactTexts.seeWithoutEmail)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(quizEndingTexts.emailLabel)).toBeInViewport({ ratio: 1 })
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page)
    await expectAccessible(page, `the email step ${width} pixels wide`)
    await expect(async () => {
      const places = await Promise.all(ways.map((name) => placeOf(button(page, name))))
      expect(new Set(places.map((place) => place.width)).size, `equally wide at ${width}`).toBe(1)
    }).toPass()
  }
  await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
  await button(page, quizEndingTexts.seeResult).click()
  await toastRegion(page).getByText(quizEndingTexts.submittedTitle).waitFor()
  const link = await mailedResult(email)

  const result = await open(link, { failing: [/^\/rezultatas\//] })
  const main = result.getByRole('main')
  await expect(main).toHaveText(/Jūsų balai[^]*2[^]*Vidutinė[^]*Ką tai reiškia\./, {
    useInnerText: true,
  })
  await main.getByText(visitorPageTexts.result.deleteSummary).click()
  for (const width of [320, SCREENS.desktop.width]) {
    await result.setViewportSize({ width, height: 800 })
    await expectNoOverflow(result)
    await expectAccessible(result, `the page of a result ${width} pixels wide`)
  }
  const pdf = (await result.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await result.emulateMedia({ media: 'print' })
  await expect(result.getByRole('banner')).toBeHidden()
  await expect(button(result, visitorPageTexts.result.delete)).toBeHidden()
  await result.emulateMedia({ media: 'screen' })

  await button(result, visitorPageTexts.result.delete).click()
  await result.getByRole('heading', { name: visitorPageTexts.result.deletedTitle }).waitFor()
  await result.goto(link)
  await main.getByText(visitorPageTexts.result.missingText).waitFor()
})
