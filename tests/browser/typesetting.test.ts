import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { article as pertrauka } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { brand } from '#src/core/brand-texts.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { homeTexts } from '#src/site/page-texts.ts'
import { searchTexts } from '#src/features/search/texts.ts'
import { linesOf, placeOf } from './places.ts'
import { addressOf } from './site.ts'
import { open, SCREENS } from './visits.ts'
import { expect, test } from './test.ts'

/** Returns texts whose words may be hyphenated; in one evaluation, since a newer list may replace a list meanwhile. */
function hyphenated(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (chosen) =>
      [...document.querySelectorAll(chosen)]
        .filter((it) => getComputedStyle(it).hyphens === 'auto')
        .map((it) => it.textContent.trim().slice(0, 40)),
    selector,
  )
}

test('words may be hyphenated where lines are short, but for headings and buttons', async () => {
  const path = itemPath('post', 'artumo-zemelapis-darbo-lapas-dviem')
  const page = await open(path, { screen: 'phone' })
  await expect.poll(async () => (await hyphenated(page, '.prose > p')).length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => hyphenated(page, '.prose > p')).toEqual([])
  await expect.poll(async () => (await hyphenated(page, '.prose td')).length).toBeGreaterThan(5)
  for (const other of [path, '/', '/consultations', '/blog']) {
    await page.goto(other)
    await page.setViewportSize({ width: 375, height: 800 })
    await expect
      .poll(() => hyphenated(page, 'h1, h2, h3, button, .button, .button-quiet, nav a'), other)
      .toEqual([])
  }
  await expect.poll(() => hyphenated(page, '.post p'), 'clamped excerpts').toEqual([])
})

/** Searches the page for a text as the browser's own search does. */
const findInPage = (text: string) =>
  (window as unknown as { find: (text: string) => boolean }).find(text)

test('soft hyphens are in the text of an article, where searching finds words whole, not in its titles, structured data, feed and index', async () => {
  const page = await open(itemPath('post', pertrauka.slug), { screen: 'phone' })
  const text = (await page.locator('.prose').textContent()) ?? ''
  const words = text.match(/\p{L}+(\u00AD\p{L}+)+/gu) ?? []
  expect(words.length).toBeGreaterThan(20)
  for (const word of words.slice(0, 5)) {
    const whole = word.replaceAll('\u00AD', '')
    await expect.poll(() => page.evaluate(findInPage, whole), whole).toBe(true)
  }
  const free = page.locator('head, h1, h2, h3, .toc, nav, footer, .lead, script')
  expect((await free.allTextContents()).join('')).not.toContain('\u00AD')
  const feed = await (await fetch(addressOf('/rss.xml'))).text()
  expect(feed).toContain(pertrauka.title)
  expect(feed).not.toContain('\u00AD')

  await page.goto(`/blog?q=${encodeURIComponent('sąjungininkų')}`)
  const found = page.getByRole('list', { name: searchTexts.results })
  await expect(found.locator('mark').first()).toBeVisible()
  await expect.poll(() => found.locator('mark').first().textContent()).toBe('sąjungininkų')
  await expect.poll(() => found.textContent()).not.toContain('\u00AD')
})

/** Returns the words of the page's title that are divided without a hyphen; runs in the page. */
function brokenWords(): string[] {
  const title = document.querySelector('h1')
  if (!title?.textContent) throw new Error('The title has no text.')
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

test('with text of twice the size, words of titles stay whole on a phone, and rings and quick exit stay within the header', async () => {
  const page = await open('/support', { screen: 'phone' })
  for (const path of ['/support', '/', '/consultations', '/newsletter', '/p/prieinamumas']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 225% }' })
    await expect.poll(() => page.evaluate(brokenWords), path).toEqual([])
    if (path !== '/support') continue
    const exit = page.getByRole('link', { name: safetyTexts.quickExit })
    await expect.poll(async () => (await placeOf(exit)).top).toBeGreaterThan(3)
    const header = page.getByRole('banner')
    const rings = header.getByRole('link', { name: brand.name }).locator('svg')
    for (const width of [430, 375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      await expect(async () => {
        expect((await placeOf(rings)).width, `rings at ${width} px`).toBeGreaterThan(36)
        expect((await placeOf(rings)).right).toBeLessThan((await placeOf(exit)).left)
        const row = (await placeOf(header)).height
        expect(row, `one row at ${width} px`).toBeLessThanOrEqual(110)
      }).toPass()
    }
    await page.setViewportSize(SCREENS.phone)
  }
})

test('the brand beside the quick exit, and the buttons of home, have one line on laptops of any width', async () => {
  const page = await open('/testas/bendras-santykiu-testas')
  for (const width of [1256, 1264, 1268, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const home = page.getByRole('banner').getByRole('link', { name: brand.name })
    await expect.poll(() => linesOf(home), `${width} px`).toBe(1)
  }
  await page.goto('/')
  for (const width of [768, 1024, 1060, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of [homeTexts.toTest, homeTexts.toBlog]) {
      const button = page.getByRole('link', { name }).first()
      await expect.poll(() => linesOf(button), `${name}, ${width} px`).toBe(1)
    }
  }
})

test('addresses in a text stay whole where they fit its line', async () => {
  const page = await open('/p/privatumo-politika', { screen: 'phone' })
  for (const path of ['/p/privatumo-politika', '/p/naudojimo-salygos']) {
    await page.goto(path)
    const lines = () =>
      page
        .locator('.prose a[href^="mailto:"]')
        .evaluateAll((all) =>
          all.map(
            (it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight),
          ),
        )
    await expect.poll(async () => Math.round(Math.max(...(await lines()))), path).toBe(1)
  }
})

test('the cross of the search field is of clay in either scheme', async () => {
  const page = await open('/blog')
  for (const [scheme, clay] of [
    ['light', [0xa3, 0x49, 0x2a]],
    ['dark', [0xe8, 0xa2, 0x83]],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    const field = page.getByRole('searchbox', { name: searchTexts.label })
    await field.fill('pavydas')
    const image = sharp(await field.screenshot({ animations: 'disabled' }))
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const isClay = (pixel: number) => clay.every((part, index) => data[pixel + index] === part)
    const pixels = Array.from({ length: info.width * info.height }, (_, index) => index * 3)
    expect(pixels.filter(isClay).length, scheme).toBeGreaterThan(10)
  }
})

test('a phone wraps texts plainly, since its short lines would become even shorter', async () => {
  const page = await open(itemPath('post', pertrauka.slug), { screen: 'phone' })
  const wrap = () =>
    page
      .locator('.prose > p, .prose li')
      .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).textWrapStyle))])
  await expect.poll(wrap).toEqual(['auto'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(wrap).toEqual(['pretty'])
})

/** Returns where the lines of a text begin, in CSS pixels. @param skipped characters before the first counted one. */
function startsOfLines(element: Element, skipped: number): number[] {
  const lines = new Map<number, number>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let left = skipped
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      left -= 1
      if (left >= 0) continue
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      if (box.width > 0) lines.set(box.top, Math.min(box.left, lines.get(box.top) ?? Infinity))
    }
  }
  return [...lines.values()]
}

test('an opening quotation mark hangs, so that the lines of a story or a quotation begin below each other', async () => {
  const page = await open('/success-stories', { screen: 'phone' })
  for (const [path, quotation, skipped] of [
    // The mark of a story is generated, and so is not in its text.
    ['/', '.testimonials li:nth-child(1) blockquote', 0],
    ['/', '.testimonials li:nth-child(3) blockquote', 0],
    ['/success-stories', '.stories blockquote', 0],
    [itemPath('post', pertrauka.slug), '.prose .quoted', 1],
  ] as const) {
    await page.goto(path)
    await fontsApplied(page)
    await expect(async () => {
      const starts = await page.locator(quotation).first().evaluate(startsOfLines, skipped)
      expect(starts.length, path).toBeGreaterThan(1)
      expect(Math.max(...starts) - Math.min(...starts), path).toBeLessThan(2)
    }).toPass()
  }
  await page.goto('/')
  const marks = () =>
    page
      .locator('figure blockquote')
      .evaluateAll((all) =>
        all.map((it) =>
          ['::before', '::after'].map((part) => getComputedStyle(it, part).content.slice(1, 2)),
        ),
      )
  await expect.poll(marks, 'every story of home').toEqual(Array(3).fill(['„', '“']))
})
