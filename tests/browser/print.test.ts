import type { Page } from '@playwright/test'
import { article as pertrauka } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { helpLines } from '#src/features/safety/texts.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { offerTexts } from '#src/features/consultations/offer-texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { expectAbove, placeOf } from './places.ts'
import { SCREENS, open } from './visits.ts'
import { expect, test } from './test.ts'

/** Worksheets, with the number of A4 sheets that each takes. */
const WORKSHEETS = [
  ['artumo-zemelapis-darbo-lapas-dviem', 6],
  ['lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip', 5],
] as const

/** Width of a sheet between its margins, in CSS pixels. */
const SHEET = 643

/** Texts around an article that are only for the screen. */
const ON_SCREEN = [
  offerTexts.heading,
  offerTexts.all,
  blogTexts.back,
  blogTexts.topicQuiz,
  blogTexts.contents,
  blogTexts.related,
  blogTexts.olderArticle,
  siteTexts.book,
  siteTexts.privacy,
]

/** Returns the smallest width and height of the elements, in millimetres. */
async function leastSize(page: Page, selector: string): Promise<{ width: number; height: number }> {
  const boxes = await page
    .locator(selector)
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  const least = (side: 'width' | 'height') =>
    (Math.min(...boxes.map((box) => box[side])) / 96) * 25.4
  return { width: least('width'), height: least('height') }
}

test('a worksheet takes its number of sheets, has its text alone and room to write on paper, and fits its tables on a phone', async () => {
  for (const [slug, sheets] of WORKSHEETS) {
    const page = await open(itemPath('post', slug))
    await fontsApplied(page)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), slug).toHaveLength(sheets)

    await page.emulateMedia({ media: 'print' })
    const text = await page.locator('body').innerText()
    for (const words of ON_SCREEN) expect(text, slug).not.toContain(words)
    const surroundings = page.locator(':is(nav, footer, form, img, button, .button):visible')
    await expect(surroundings.and(page.locator(':not([href="#turinys"])')), slug).toHaveCount(0)

    await page.setViewportSize({ width: SHEET, height: 1000 })
    await expect(async () => {
      const line = await leastSize(page, '.prose :is(p, li) > .blank-line')
      expect(line.width, slug).toBeGreaterThan(140)
      expect(line.height, slug).toBeGreaterThan(8)
      const words = await leastSize(page, '.prose p > .blank:not(.blank-line)')
      expect(words.width, slug).toBeGreaterThan(18)
      const cell = await leastSize(page, '.prose td:is(:empty, :has(> .blank))')
      expect(cell.height, slug).toBeGreaterThan(10)
      const example = await leastSize(page, '.prose td:not(:first-child):has(.blank-line)')
      expect(example.width, slug).toBeGreaterThan(60)
    }).toPass()

    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(SCREENS.phone)
    const tables = page.locator('.prose [role="region"]:has(td:empty, .blank)')
    const hidden = () =>
      tables.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))
    await expect.poll(async () => Math.max(0, ...(await hidden())), `${slug} on a phone`).toBe(0)
  }
})

test('an article is printed with its address, its day and the addresses of its sources', async () => {
  const page = await open(itemPath('post', pertrauka.slug))
  const address = page.locator('link[rel="canonical"]')
  const day = page.locator('article time')
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(day).toBeVisible()
  const printed = () => address.evaluate((it) => getComputedStyle(it, '::after').content)
  await expect.poll(printed).toContain(itemPath('post', pertrauka.slug))
  await expect.poll(async () => (await placeOf(address)).height).toBeGreaterThan(10)
  await expectAbove(address, day)
  const source = page.locator('.prose [href^="http"]').first()
  const named = () => source.evaluate((it) => getComputedStyle(it, '::after').content)
  await expect.poll(named).toBe(`" ${await source.getAttribute('href')}"`)
})

test('a warning is printed in a box, with the numbers that its link leads to', async () => {
  const page = await open(itemPath('post', 'gincas-del-indu-atvejis-zingsnis-po-zingsnio'))
  await page.emulateMedia({ media: 'print' })
  const warning = page.locator('.prose .safety')
  await expect(warning).toHaveCSS('border-top-style', 'solid')
  const numbers = () =>
    warning.locator('[href="/support"]').evaluate((it) => getComputedStyle(it, '::after').content)
  await expect.poll(numbers).toBe(`" (${helpLines.map(({ name }) => name).join(', ')})"`)
})
