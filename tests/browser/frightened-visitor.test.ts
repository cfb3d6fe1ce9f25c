import type { Page } from '@playwright/test'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { brand } from '#src/core/brand-texts.ts'
import { comparisonTexts } from '#src/features/quizzes/comparison-texts.ts'
import { consents } from '#src/features/consent/texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { SAFETY_PATH, SITE_HELP_PATH } from '#src/features/safety/safety.ts'
import { helpLines, safetyTexts, supportTexts } from '#src/features/safety/texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { SCREENS, expectAccessible, open, toastRegion } from './visits.ts'
import { mailedResult } from './mails.ts'
import { leaveQuickly, standInForNeutralSite, untilExitIsQuick } from './neutral-site.ts'
import { uniqueWord } from './visitors.ts'
import { linesOf, placeOf } from './places.ts'
import { expect, test } from './test.ts'

// The whole way of a frightened visitor, on a phone; somebody may look over her shoulder or read the mailbox.

const PHONE = { width: 375, height: 667 }
const QUIZ = `/testas/${quiz.slug}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const best = quiz.questions.map(({ weights }) => weights.indexOf(Math.max(...weights)))
const frightened = quiz.questions.map(({ marks = [] }, index) => {
  const warning = marks.indexOf('fear')
  return warning === -1 ? (best[index] ?? 0) : warning
})

/** Texts of bands and dimensions, and the offers of a result. */
const forbidden = [
  ...quiz.categories.flatMap(({ name, description, advice }) => [
    name,
    description,
    ...advice.split('\n'),
  ]),
  ...(quiz.dimensions ?? []).flatMap(({ advice }) => Object.values(advice)),
  quizEndingTexts.scoreLabel,
  quizEndingTexts.adviceHeading,
  quizEndingTexts.dimensionsHeading,
  quizEndingTexts.weekHeading,
  quizEndingTexts.readingHeading,
  quizEndingTexts.save,
  quizEndingTexts.eraseSaved,
  quizEndingTexts.earlier(''),
  comparisonTexts.offer.summary,
  'vakaras dviese',
]
const MEASURES =
  'main :is([data-score], [data-category], .scale, .dimensions, .button[href="/consultations"])'

/** Returns the parts of a page that only a result without a warning may show, on screen or on paper. */
async function bandTold(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText()
  const measures = await page.locator(MEASURES).evaluateAll((all) => all.map((it) => it.tagName))
  return [...forbidden.filter((text) => shown.includes(text)), ...measures]
}

/** Returns the same parts of the page as it is printed. */
async function bandPrinted(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const told = await bandTold(page)
  await page.emulateMedia({ media: 'screen' })
  return told
}

async function expectSafetyResult(page: Page, state: string): Promise<void> {
  await page.getByRole('heading', { name: safetyTexts.result.heading }).waitFor()
  await expect(page.getByRole('main'), state).toContainText(safetyTexts.result.heard.fear, {
    useInnerText: true,
  })
  await expect.poll(() => bandTold(page), state).toEqual([])
  await expect.poll(() => bandPrinted(page), `${state}, printed`).toEqual([])
  await expect(page.locator('main .result .button').first(), state).toHaveAttribute(
    'href',
    '/support',
  )
  await expectNothingSold(page, state)
}

/** Expects that a laptop shows the quick exit in the header, and no button to the consultations. */
async function expectNothingSold(page: Page, state: string): Promise<void> {
  const size = page.viewportSize() ?? PHONE
  await page.setViewportSize(SCREENS.desktop)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: safetyTexts.quickExit }), state).toBeVisible()
  await expect(banner.locator('.button:visible'), state).toHaveCount(0)
  await page.setViewportSize(size)
}

/** Expects that the printed safety result is one sheet, which names the help lines and has no buttons. */
async function expectOneSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: safetyTexts.result.supportButton })).toBeHidden()
  await expect(page.getByRole('link', { name: '0 800 66366' }).first()).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
}

async function answerAll(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, option] of options.entries()) {
    await page.getByText(quizTexts.counter(index + 1, options.length), { exact: true }).waitFor()
    await page.getByRole('main').getByRole('radio').nth(option).check()
    await expect.poll(() => bandTold(page)).toEqual([])
    await page.locator('main form button[type="submit"]').click()
  }
}

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
  await page.getByLabel(consents.quizAnswers.text).check()
  await button(page, quizEndingTexts.seeResult).click()
}

/** Leaves by the quick exit, and expects that Back does not lead to the page that was left. */
async function leave(page: Page): Promise<void> {
  await leaveQuickly(page)
  await page.goBack()
  await expect(page.getByText(safetyTexts.result.heading)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(sessionStorage), localStorage.length]))
    .toEqual(['tab', 0])
}

test('a frightened visitor meets no measure, advice or offer from the first question to the page behind the mail', async () => {
  const page = await open('/testai')
  const context = page.context()
  await standInForNeutralSite(page)
  await page.setViewportSize(PHONE)

  // Without a warning everything is shown; the result is saved, and would be compared with the next one.
  await page.goto(QUIZ)
  await answerAll(page, best)
  await giveEmail(page, `${uniqueWord()}@pastas.lt`)
  await page.getByLabel(quizEndingTexts.save).check()
  await page.getByText(comparisonTexts.offer.summary).waitFor()
  const band = quiz.categories.at(-1)?.name
  await expect
    .poll(() => bandTold(page))
    .toEqual(
      expect.arrayContaining([
        band,
        quizEndingTexts.scoreLabel,
        quizEndingTexts.save,
        comparisonTexts.offer.summary,
        'svg',
      ]),
    )
  await expect.poll(() => bandPrinted(page)).toContain(band)
  await button(page, quizEndingTexts.again).click()

  const email = `${uniqueWord()}@pastas.lt`
  await answerAll(page, frightened)
  await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
  await expect.poll(() => bandTold(page)).toEqual([])
  await giveEmail(page, email)
  await expectSafetyResult(page, 'the result')
  await expect(toastRegion(page)).toHaveText('', { useInnerText: true })
  await expectAccessible(page, 'the result')
  await page.setViewportSize(SCREENS.desktop)
  await expect(async () => {
    const help = page.getByRole('region', { name: safetyTexts.helpHeading })
    const [panel, line] = [await placeOf(help), await placeOf(help.getByRole('listitem').first())]
    expect(panel.right - line.right, 'beside the help lines').toBeCloseTo(line.left - panel.left, 0)
  }).toPass()
  await page.setViewportSize(PHONE)
  for (const { title } of helpLines) {
    const name = page.getByRole('main').getByText(title, { exact: true })
    await expect.poll(() => linesOf(name), 'each help line has its number beside it').toBe(1)
  }

  await page.getByRole('main').getByRole('link', { name: safetyTexts.result.supportButton }).click()
  await page.waitForURL('/support')
  await expect.poll(() => bandTold(page)).toEqual([])
  await expectNothingSold(page, 'the help page')
  await page.goBack()
  await expectSafetyResult(page, 'the result, gone back to')
  await page.reload()
  await expectSafetyResult(page, 'the result, loaded again')

  const mailed = await context.newPage()
  await standInForNeutralSite(mailed)
  await mailed.setViewportSize(PHONE)
  await mailed.goto('/testai')
  await mailed.goto(await mailedResult(email))
  await expectSafetyResult(mailed, 'the page behind the mail')
  await mailed.getByText(visitorPageTexts.result.deleteSummary).click()
  await expectOneSheet(mailed)
  await leave(mailed)

  await page.getByRole('link', { name: quizEndingTexts.toHome }).scrollIntoViewIfNeeded()
  await expect(async () => {
    const exit = page.getByRole('link', { name: safetyTexts.quickExit })
    expect((await placeOf(exit)).top, 'in sight at the end too').toBeGreaterThan(0)
    const pressed = exit.evaluate((it) => {
      const { left, top, height } = it.getBoundingClientRect()
      return [-22, 22].map(
        (by) => document.elementFromPoint(left + 9, top + height / 2 + by) === it,
      )
    })
    expect(await pressed, 'as high as a finger').toEqual([true, true])
  }).toPass()
  await leave(page)
})

test('the help page has its numbers in sight, lets visitors leave at once, and the tab forgets their answers', async () => {
  const page = await open('/testai', { screen: 'phone' })
  await standInForNeutralSite(page)
  await page.goto('/support')
  await untilExitIsQuick(page)
  for (const call of await page.locator('main a[href^="tel:"]').all()) {
    await expect.poll(async () => (await placeOf(call)).bottom).toBeLessThanOrEqual(400)
    const row = call.locator('xpath=..')
    await expect.poll(async () => (await placeOf(row)).height, 'a finger').toBeGreaterThan(48)
    const ends = row.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      const at = (x: number, y: number) => document.elementFromPoint(x, y)?.getAttribute('href')
      return [at(left + 1, top + 1), at(right - 1, bottom - 2)]
    })
    const address = await call.getAttribute('href')
    expect(await ends, 'the whole row calls').toEqual([address, address])
  }
  await page.evaluate(() => sessionStorage.setItem('quiz-attempt:kitas-testas', '{}'))
  await leave(page)
  await page.waitForURL('/testai')
})

test('whoever follows the link of the footer on a small phone sees where to turn, with all numbers and the exit', async () => {
  const page = await open('/testai', { screen: 'phone' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('contentinfo').getByRole('link', { name: siteTexts.unsafe }).click()
  await page.waitForURL(SAFETY_PATH)
  const exit = page.getByRole('link', { name: safetyTexts.quickExit })
  const heading = page.getByRole('heading', { name: supportTexts.crisisHeading })
  await expect(async () => {
    const { bottom } = await placeOf(exit)
    expect((await placeOf(heading)).top).toBeGreaterThanOrEqual(bottom)
    for (const call of await page.locator('main a[href^="tel:"]').all()) {
      expect((await placeOf(call)).bottom).toBeLessThanOrEqual(400)
    }
  }).toPass()

  for (const [width, showsName] of [
    [430, true],
    [412, true],
    [390, true],
    [375, true],
    [360, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    const home = page.getByRole('banner').getByRole('link', { name: brand.name })
    await expect(home.locator('svg'), `rings at ${width} px`).toBeVisible()
    expect(await linesOf(home), `lines of the name beside the exit at ${width} px`).toBe(
      Number(showsName),
    )
    const menu = page.getByRole('banner').getByRole('button')
    if (showsName) {
      const size = () => home.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))
      await expect.poll(size, `size of the name at ${width} px`).toBeGreaterThanOrEqual(16)
      await expect.poll(async () => (await placeOf(exit)).height, 'its edge').toBeLessThan(40)
    }
    await expect(async () => {
      const apart = (await placeOf(menu)).left - (await placeOf(exit)).right
      expect(apart, `the menu beside the exit at ${width} px`).toBeGreaterThanOrEqual(8)
      const ends = await page
        .locator('main a[href^="tel:"]')
        .evaluateAll((all) => all.map((call) => call.getBoundingClientRect().right))
      for (const end of ends) expect(end, `numbers at ${width} px`).toBeCloseTo(ends[0] ?? 0, 0)
    }).toPass()
  }

  const help = page.getByRole('contentinfo').getByRole('link', { name: supportTexts.siteHeading })
  await help.click()
  await page.waitForURL(SITE_HELP_PATH)
  const site = page.getByRole('heading', { name: supportTexts.siteHeading })
  await expect.poll(async () => (await placeOf(site)).top).toBeLessThan(200)
})
