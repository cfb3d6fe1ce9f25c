import type { Page } from '@playwright/test'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { articles } from '#db/seeds/articles/index.ts'
import { pages } from '#db/seeds/pages/index.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { findViolations } from './axe.ts'
import { SCREENS, open } from './visits.ts'
import { sitemapPaths } from './site.ts'
import { expect, test } from './test.ts'

const UNLISTED = ['/aciu']
const MISSING = ['/nezinomas', '/blog/nezinomas', '/p/nezinomas', '/testas/nezinomas']
const failing = [/\/nezinomas$/]

/** Smallest side of a pointer target, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24

/** A small phone, on which a header with text of twice the size takes at most a third. */
const SMALL = { width: 360, height: 640 }

/** Greatest height of a header of one row, in CSS pixels. */
const HEADER_ROW = 80

/** The widest screen that the pages are designed for, in CSS pixels. */
const WIDEST = 1920

/** Pages of running text. */
const READING = [
  ...articles.map(({ slug }) => itemPath('post', slug)),
  ...pages.map(({ slug }) => itemPath('page', slug)),
]

/** Pages by template, in groups that take about the same time. */
const TEMPLATES: Readonly<Record<string, (path: string) => boolean>> = {
  'home and those of the menu': (path) => /^\/(about|consultations|newsletter|testai)?$/.test(path),
  'the other single ones': (path) =>
    /^\/(aciu|contact|experts|success-stories|support)$/.test(path),
  'lists of articles': (path) => /^\/blog(\/(puslapis|tema)\/.+)?$/.test(path),
  'articles, a to i': (path) => /^\/blog\/[a-i][^/]*$/.test(path) && !path.endsWith('nezinomas'),
  'articles, j to o': (path) => /^\/blog\/[j-o][^/]*$/.test(path) && !path.endsWith('nezinomas'),
  'articles, p to z': (path) => /^\/blog\/[p-z][^/]*$/.test(path),
  'static pages': (path) => /^\/p\/.+$/.test(path) && !path.endsWith('nezinomas'),
  quizzes: (path) => /^\/testas\/.+$/.test(path) && !path.endsWith('nezinomas'),
  'those that say that something is not there': (path) => path.endsWith('nezinomas'),
}

/** Returns the paths of the sitemap, of the pages that it omits, and of pages that do not exist. */
const allPaths = async () => [...(await sitemapPaths()), ...UNLISTED, ...MISSING]

/** Tells whether a page has a template of its own. */
const isSingle = (path: string) => !/^\/(blog|p|testas)\/[^/]+/.test(path)

test.describe('every public page has one h1 and each landmark once, nothing small to press, a link past the header, no sideways scrolling, readable lines, and meets WCAG 2.2 AA', () => {
  for (const [name, belongs] of Object.entries(TEMPLATES)) {
    test(name, async () => {
      const paths = (await allPaths()).filter(belongs)
      expect(paths.length).toBeGreaterThan(0)
      const page = await open('/', {
        screen: 'phone',
        failing: failing.filter(({ source }) =>
          paths.some((path) => new RegExp(source).test(path)),
        ),
      })
      const faults: string[] = []
      for (const [index, path] of paths.entries()) {
        // Articles, static pages and quizzes share three templates.
        const isFirst = isSingle(path) || index === 0
        await page.setViewportSize(SCREENS.phone)
        await page.goto(path)
        const found = [
          ...(await page.evaluate(outlineFaults)),
          ...(await page.evaluate(smallTargets, TARGET)),
          ...(await skipFaults(page)),
          ...(await sidewaysWidths(page)),
          ...(isFirst && READING.includes(path) ? await lineFaults(page) : []),
          ...(isFirst ? await page.evaluate(hoverFaults) : []),
          ...(isFirst ? await spacingFaults(page, path) : []),
          ...(isFirst ? await violations(page, path) : []),
        ]
        faults.push(...found.map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }

  test('and each is one of these', async () => {
    const known = Object.values(TEMPLATES)
    const others = (await allPaths()).filter((path) => !known.some((belongs) => belongs(path)))
    expect(others).toEqual([])
  })
})

/** Returns the violations of WCAG on the page as it opens, on a phone and on a desktop. */
async function violations(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const screen of Object.values(SCREENS)) {
    await page.setViewportSize(screen)
    await page.goto(path)
    found.push(...(await findViolations(page)))
  }
  return found
}

/** Finds faults of the headings' levels and of the landmarks; runs in the page. */
function outlineFaults(): string[] {
  const found: string[] = []
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName[1]))
  if (levels.filter((level) => level === 1).length !== 1) found.push('not one h1')
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 0
    if (level > before + 1) found.push(`h${level} after h${before}`)
  }
  const landmarks = {
    banner: 'header, [role=banner]',
    contentinfo: 'footer, [role=contentinfo]',
    main: 'main, [role=main]',
  }
  for (const [role, selector] of Object.entries(landmarks)) {
    const count = [...document.querySelectorAll(selector)].filter((element) => {
      const parent = element.parentElement
      return parent?.closest('article, aside, main, nav, section') === null
    }).length
    if (count !== 1) found.push(`${count} of ${role}`)
  }
  return found
}

/** Finds targets that are too small; runs in the page. */
function smallTargets(smallest: number): string[] {
  /** Tells whether a link is within a sentence, where it may be as high as its line. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.closest('p, li, dd, td, blockquote')
    return around !== null && around.textContent.trim() !== element.textContent.trim()
  }
  const all = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button]',
  )
  return [...all].flatMap((element) => {
    if (!element.checkVisibility() || isInSentence(element)) return []
    const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null
    const { width, height } = (label ?? element).getBoundingClientRect()
    if (Math.min(width, height) >= smallest) return []
    return [`${element.outerHTML.slice(0, 90)} is ${width} x ${height}`]
  })
}

async function skipFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => {
    const element = document.activeElement
    return { words: element?.textContent.trim(), top: element?.getBoundingClientRect().top ?? -1 }
  })
  if (first.words !== siteTexts.skipToContent) return [`the first stop is ${first.words ?? 'none'}`]
  if (first.top < 0) return ['the link is not seen while it has the focus']
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.hash !== '')
  await page.keyboard.press('Tab')
  // On a page whose content has no controls, the link leads to its footer.
  const isPast = await page.evaluate(() => {
    return document.activeElement?.closest('main, footer') instanceof Element
  })
  return isPast ? [] : ['the link leads nowhere']
}

async function sidewaysWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (width: number, state = '') => {
    await page.setViewportSize({ width, height: 640 })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widest > width) found.push(`${widest} wide at ${width}${state}`)
  }
  // At a zoom of 200 % a phone is 188 pixels wide. A desktop of 1280 pixels is 640 at 200 %, and 320 at 400 %.
  const half = Math.ceil(SCREENS.phone.width / 2)
  for (const width of [half, 320, SCREENS.phone.width, SCREENS.desktop.width / 2, WIDEST]) {
    await look(width)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const rows = await page.evaluate(headerHeight)
  if (rows > HEADER_ROW) found.push(`a header of more than one row at 320: ${rows}`)
  await page.evaluate(doubleText)
  await look(SCREENS.phone.width, ' with text of twice the size')
  for (const { width, height } of [SMALL, SCREENS.desktop]) {
    await page.setViewportSize({ width, height })
    const bar = await page.evaluate(headerHeight)
    if (bar > height / 3) found.push(`a header of ${bar} at ${width}`)
  }
  return found
}

/** Finds text that is cut off or makes the page scroll sideways once a visitor spaces it out (WCAG 2.2, 1.4.12). */
async function spacingFaults(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const { width, height } of [SMALL, SCREENS.desktop]) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await page.evaluate(spaceText)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widest > width) found.push(`${widest} wide at ${width} with text spaced out`)
    found.push(...(await page.evaluate(cutTexts)))
  }
  return found
}

/** Spaces out all text; runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Finds text that its box cuts off, other than excerpts that end with an ellipsis; runs in the page. */
function cutTexts(): string[] {
  const hides = (overflow: string) => overflow !== 'visible' && overflow !== 'auto'
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
    // Text for screen readers alone has a box of one pixel.
    if (element.clientWidth <= 1 || !element.checkVisibility()) return []
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    const isCut =
      (hides(overflowX) && scrollWidth > clientWidth + 1) ||
      (hides(overflowY) && scrollHeight > clientHeight + 1)
    if (!isCut || element.textContent.trim() === '') return []
    return [`cut off with text spaced out: ${element.outerHTML.slice(0, 90)}`]
  })
}

/** Finds rules for a pointer that hovers which apply where none does; runs in the page. */
function hoverFaults(): string[] {
  const faultsIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover')) return []
      const own =
        rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')
          ? [rule.selectorText]
          : []
      return [...own, ...('cssRules' in rule ? faultsIn(rule.cssRules as CSSRuleList) : [])]
    })
  return [...document.styleSheets].flatMap((sheet) => faultsIn(sheet.cssRules))
}

/** Returns the height of the header, too large a number if there is none; runs in the page. */
function headerHeight(): number {
  return document.querySelector('body > header')?.clientHeight ?? Infinity
}

/** Doubles the size of the text; runs in the page. */
function doubleText(): void {
  const root = document.documentElement
  root.style.fontSize = `${2 * parseFloat(getComputedStyle(root).fontSize)}px`
}

async function lineFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [SCREENS.desktop.width, WIDEST]) {
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    await fontsApplied(page)
    const lengths = await page.evaluate(lineLengths)
    if (lengths.length < 10) found.push(`only ${lengths.length} lines at ${width}`)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    if (mean < 60 || mean > 75) found.push(`${mean.toFixed(1)} characters a line at ${width}`)
    // The right edge is ragged: a line that a long word just fits into may be a little longer.
    const longest = Math.max(...lengths)
    if (longest > 82) found.push(`a line of ${longest} characters at ${width}`)
  }
  return found
}

/** Returns the length of each line of running text, without the last lines of paragraphs; runs in the page. */
function lineLengths(): number[] {
  const range = document.createRange()
  return [...document.querySelectorAll('.prose > p')].flatMap((paragraph) => {
    const lines = new Map<number, number>()
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const length = texts.currentNode.textContent?.length ?? 0
      for (let index = 0; index < length; index++) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + 1)
        const bottom = Math.round(range.getBoundingClientRect().bottom)
        lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
      }
    }
    return [...lines.values()].slice(0, -1)
  })
}

test('no page moves into the next, and none moves for whoever wants less motion', async () => {
  const page = await open('/', {
    prepare: async (it) => {
      await it.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          Object.assign(window, { inTransition: event.viewTransition !== null })
        })
      })
    },
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/blog')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/\/blog\/./)
  const inTransition = () =>
    page.evaluate(() => (window as { inTransition?: boolean }).inTransition)
  await expect.poll(inTransition).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving: string[] = []
  for (const path of ['/', '/blog', '/testai', '/consultations', '/newsletter', '/aciu']) {
    await page.goto(path)
    const count = await page.evaluate(() => document.getAnimations().length)
    if (count > 0) moving.push(path)
  }
  expect(moving).toEqual([])
})
