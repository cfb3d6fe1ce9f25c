import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { articles } from '#db/seeds/articles/index.ts'
import { itemPath } from '#src/domain/seo.ts'
import { aboutTexts } from '#src/texts/about.ts'
import { searchTexts } from '#src/texts/search.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { open } from './visits.ts'
import { expect, test } from './test.ts'

const READ = [
  ...articles.slice(0, 3).map(({ slug }) => itemPath('post', slug)),
  '/p/naudojimo-salygos',
  '/',
  '/support',
  '/consultations',
  itemPath('quiz', 'konfliktu-sprendimo-testas'),
]

/** Words of the text that were parted from what they belong to by the end of a line; runs in the page. */
function partedWords(): string[] {
  const belonging =
    /(?:(?<![\p{L}\p{N}’'])\p{L}|\S(?=\s–)|\d(?=\s(?:€|%|dien|min\.|val\.|m\.|d\.)))\s(?=\S)/gu
  const parted: string[] = []
  for (const part of document.querySelectorAll('main')) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode as Text
      const top = (index: number) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().top
      }
      for (const { 0: words, index } of text.data.matchAll(belonging)) {
        if (Math.abs(top(index + words.length) - top(index)) > 8) {
          parted.push(text.data.slice(index, index + 20))
        }
      }
    }
  }
  return parted
}

/** Elements of the page whose words may be hyphenated; in one evaluation, since a list may be replaced by a fresh one. */
function hyphenated(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (chosen) =>
      [...document.querySelectorAll(chosen)]
        .filter((it) => getComputedStyle(it).hyphens === 'auto')
        .map((it) => it.textContent.trim().slice(0, 40)),
    selector,
  )
}

test.describe('the lines of a text', () => {
  test('keep together what belongs together, in every width', async () => {
    const page = await open('/', { screen: 'phone' })
    for (const path of READ) {
      await page.goto(path)
      await fontsApplied(page)
      for (const width of [320, 375, 412, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => page.evaluate(partedWords), `${path} at ${width} pixels`)
          .toEqual([])
      }
    }
  })

  test('may hyphenate words where they are short, but for headings and buttons', async () => {
    const path = itemPath('post', 'artumo-zemelapis-darbo-lapas-dviem')
    const page = await open(path, { screen: 'phone' })
    await expect.poll(async () => (await hyphenated(page, '.prose > p')).length).toBeGreaterThan(5)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => hyphenated(page, '.prose > p')).toEqual([])
    await expect.poll(async () => (await hyphenated(page, '.prose td')).length).toBeGreaterThan(5)
    for (const other of [path, '/', '/blog', '/testai', '/consultations']) {
      await page.goto(other)
      await page.setViewportSize({ width: 375, height: 800 })
      await expect
        .poll(() => hyphenated(page, 'h1, h2, h3, button, .button, .button-quiet, nav a'), other)
        .toEqual([])
    }
    await page.goto('/blog')
    await expect.poll(async () => (await hyphenated(page, '.post p')).length).toBeGreaterThan(5)
  })
})

test('what has no order has no numbers, and figures stand on two pages alone', async () => {
  const page = await open('/')
  for (const path of ['/', '/about', '/testai', '/contact', '/aciu', '/success-stories']) {
    await page.goto(path)
    await expect(page.locator('main ol'), path).toHaveCount(0)
    const figures = page.getByRole('heading', { name: aboutTexts.claimsHeading })
    await expect(figures, path).toHaveCount(path === '/' || path === '/about' ? 1 : 0)
  }
})

test('the cross of the search field is of clay in either scheme', async () => {
  for (const [scheme, clay] of [
    ['light', [0xa3, 0x49, 0x2a]],
    ['dark', [0xe8, 0xa2, 0x83]],
  ] as const) {
    const page = await open('/blog', {
      prepare: (it) => it.emulateMedia({ colorScheme: scheme }),
    })
    const field = page.getByRole('searchbox', { name: searchTexts.label })
    await field.fill('pavydas')
    const image = sharp(await field.screenshot())
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const isClay = (pixel: number) => clay.every((part, index) => data[pixel + index] === part)
    const pixels = Array.from({ length: info.width * info.height }, (_, index) => index * 3)
    expect(pixels.filter(isClay).length, scheme).toBeGreaterThan(10)
  }
})
