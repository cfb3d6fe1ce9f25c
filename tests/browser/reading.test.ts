import type { Page } from '@playwright/test'
import { article } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { page as faq } from '#db/seeds/pages/duk.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { SAFETY_PATH } from '#src/features/safety/safety.ts'
import { cutAtWord } from '#src/core/cut-at-word.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { CARD_EXCERPT, CARD_EXCERPT_LEAST } from '#src/features/articles/articles.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { startingClaims } from '#src/features/settings/claim-texts.ts'
import { contactTexts, homeTexts } from '#src/site/page-texts.ts'
import { notFoundTexts } from '#src/features/search/texts.ts'
import { THEME_COLORS } from '#src/site/theme-colors.ts'
import { ORDER_PATH, WITHDRAWAL_TERMS_PATH } from '#src/features/orders/orders.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { RECORDS } from './records.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { get } from './site.ts'
import { expect, test } from './test.ts'
import { expectAbove, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const withoutScript = { javaScript: false } as const

/** Returns a text without the no-break spaces and soft hyphens of typesetting. */
const unbound = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')

/** Returns the paragraphs of a Markdown source that have no markup of their own. */
function plainParagraphs(markdown: string): string[] {
  return markdown.split(/\n\n+/).filter((text) => /^[\p{L}„]/u.test(text) && !/[*_`[]/.test(text))
}

/** Returns the accessible name of the focused element. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? '',
  )
}

/** Waits for the page's own scripts, which start after the first paint; one of them checks a scheme's radio button. */
async function scriptsRun(page: Page): Promise<void> {
  await page.locator('input[name="scheme"]:checked').waitFor({ state: 'attached' })
}

test('an article is led to by its card and holds its full text, with what belongs to it and a way back, without JavaScript', async () => {
  const page = await open('/blog/tema/konfliktai', withoutScript)
  const card = page.getByRole('article').filter({ hasText: article.title })
  const onCard = unbound(await card.innerText())
  const time = `${article.readingTime} min. skaitymo`
  for (const part of [
    time,
    '2026-06-16',
    cutAtWord(article.excerpt, CARD_EXCERPT, CARD_EXCERPT_LEAST),
  ]) {
    expect(onCard).toContain(part)
  }
  expect(article.tags.length).toBeGreaterThan(3)
  await expect(card.getByRole('list').getByRole('listitem')).toHaveText(article.tags.slice(0, 3), {
    useInnerText: true,
  })
  await card.getByRole('link', { name: article.title }).click()
  await page.waitForURL(`/blog/${article.slug}`)

  await expect(page).toHaveTitle(`${article.seoTitle} - Santykių akademija`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${currentSite().url}/blog/${article.slug}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([article.title], {
    useInnerText: true,
  })
  const paragraphs = plainParagraphs(article.content)
  expect(paragraphs.length).toBeGreaterThan(10)
  const prose = await page.locator('.prose p').allInnerTexts()
  for (const paragraph of paragraphs) expect(prose.map(unbound)).toContain(paragraph.trim())
  expect(prose.join()).not.toBe(unbound(prose.join()))
  const text = unbound(await page.getByRole('article').first().innerText())
  for (const part of [
    article.category,
    time,
    '2026 m. birželio 16 d.',
    article.excerpt,
    'Santykių akademijos ekspertų komanda',
  ]) {
    expect(text).toContain(part)
  }
  await expect(
    page.getByRole('list', { name: blogTexts.tags }).first().getByRole('listitem'),
  ).toHaveText(article.tags, { useInnerText: true })
  const offer = page.locator('section[aria-labelledby="konsultacijos"]')
  const plans = await offer.getByRole('listitem').filter({ hasText: '€' }).allInnerTexts()
  expect(plans, 'the two email plans').toHaveLength(2)
  expect(plans[0]).toContain('39 €')
  expect(plans[1]).toContain('79 €')
  await page.getByRole('link', { name: 'Grįžti į tinklaraštį', exact: true }).click()
  await page.waitForURL('/blog')
})

test('the list of quizzes shows of each its question count, title and description, and leads to it, without JavaScript', async () => {
  const page = await open('/testai', withoutScript)
  for (const { slug, title, description, published, questions } of quizzes) {
    const card = page.getByRole('article').filter({ hasText: title })
    if (!published) {
      await expect(card, slug).toHaveCount(0)
      continue
    }
    const text = await card.innerText()
    const count = questions.length
    for (const part of [
      bindSpaces(description),
      `${count} ${count < 10 ? 'klausimai' : 'klausimų'}`,
      'Populiaru',
    ]) {
      expect(text, slug).toContain(part)
    }
    await expect(card.getByRole('link')).toHaveAttribute('href', `/testas/${slug}`)
  }
  for (const [slug, count] of [
    [SHORT_QUIZZES[1], '1 klausimas'],
    [SHORT_QUIZZES[2], '2 klausimai'],
  ] as const) {
    const link = page.locator(`a[href="/testas/${slug}"]`)
    const card = page.getByRole('article').filter({ has: link })
    await expect(card.locator('.badge, span').first()).toHaveText(count, { useInnerText: true })
  }
})

test('a static page shows title, excerpt, last update, reading time and body without JavaScript', async () => {
  const page = await open(`/p/${faq.slug}`, withoutScript)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.title, {
    useInnerText: true,
  })
  const text = unbound(await page.getByRole('article').innerText())
  expect(text).toContain(faq.excerpt)
  expect(text).toMatch(/Atnaujinta \d{4}-\d{2}-\d{2}/)
  expect(text).toContain(`${faq.readingTime} min. skaitymo`)
  for (const paragraph of plainParagraphs(faq.content)) expect(text).toContain(paragraph.trim())
})

test('addresses that do not exist answer 404, say what was not found and lead on', async () => {
  const failing = [/^\/tokio-puslapio-nera$/, /\/nezinomas$/]
  const page = await open('/tokio-puslapio-nera', { failing })
  expect((await get('/tokio-puslapio-nera')).status).toBe(404)
  const heading = page.getByRole('heading', { level: 1, name: notFoundTexts.title })
  await expect(heading).toHaveAttribute('lang', 'en')
  await page.getByRole('main').getByRole('link', { name: notFoundTexts.toHome }).click()
  await page.waitForURL('/')

  for (const [path, title, sentence] of [
    ['/blog/nezinomas', 'Straipsnis nerastas', 'Nepavyko rasti šio straipsnio.'],
    ['/testas/nezinomas', 'Testas nerastas', ''],
  ] as const) {
    await expect.poll(async () => (await page.goto(path))?.status(), path).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText([title], {
      useInnerText: true,
    })
    await expect(main, path).toContainText(sentence, { useInnerText: true })
    const latest = main.getByRole('heading', { name: notFoundTexts.latestHeading })
    await expect(latest, path).toBeVisible()
    // The link back, and the three newest articles.
    await expect(main.getByRole('link'), 'ways on').toHaveCount(4)
    await expect(page).toHaveTitle(`${title} - Santykių akademija`)
  }
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL('/')
})

test('the home page leads on, offers three services, tells three stories that nobody checked, and the claimed figures', async () => {
  const page = await open('/', withoutScript)
  const main = page.getByRole('main')
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.slice(0, 2)).toEqual(['/testas/bendras-santykiu-testas', '/blog'])

  const cards = page.locator('section[aria-labelledby="paslaugos"] li')
  const shown = Object.values(homeTexts.services)
  await expect(cards).toHaveCount(3)
  for (const [index, { title, text, link }] of shown.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title, {
      useInnerText: true,
    })
    await expect(card).toContainText(text, { useInnerText: true })
    await expect
      .poll(() => card.getByRole('link', { name: link }).getAttribute('href'))
      .toBe(['/blog', '/testai', '/consultations'][index])
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  const tops = () => cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  await expect
    .poll(async () => new Set(await tops()).size, 'beside each other from 1,024 pixels')
    .toBe(1)

  const stories = page.locator('section[aria-labelledby="istorijos"] figure')
  await expect(stories).toHaveCount(3)
  for (const [index, { name, city, relationship, text }] of startingClaims.testimonials.entries()) {
    const story = stories.nth(index)
    const shown = await story.innerText()
    for (const part of [name, city, relationship, text]) expect(shown).toContain(part)
    await expect(story.getByText('★'.repeat(5), { exact: true })).toBeVisible()
  }
  const figures = page.locator('section[aria-labelledby="skaiciai"] strong')
  await expect
    .poll(() => figures.allInnerTexts())
    .toEqual(['1000+', '89\u00a0%', '10+', '50+', '5', '3'])

  for (const path of ['/', '/success-stories']) {
    await page.goto(path)
    await expectAbove(
      page.getByText(startingClaims.testimonialsCheck),
      page.locator('figure').first(),
      path,
    )
  }
})

test.describe('the header', () => {
  const navigation = (page: Page) =>
    page.getByRole('navigation', { name: siteTexts.mainNavigation })

  test('highlights the active link, and shows all its links on a phone, without JavaScript', async () => {
    const page = await open('/', withoutScript)
    const line = (element: Element) => getComputedStyle(element).textDecorationLine
    for (const [path, label] of [
      ['/blog', siteTexts.blog],
      [`/blog/${article.slug}`, siteTexts.blog],
      ['/testas/bendras-santykiu-testas', siteTexts.tests],
    ] as const) {
      await page.goto(path)
      const active = navigation(page).locator('[aria-current]')
      await expect(active, path).toHaveText([label], { useInnerText: true })
      const other = navigation(page).locator('a:not([aria-current]):not(.button)').first()
      await expect.poll(() => active.evaluate(line)).toBe('underline')
      await expect.poll(() => other.evaluate(line)).toBe('none')
    }
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/')
    await expect(navigation(page).getByRole('link')).toHaveCount(7)
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  })

  test('stays in sight while scrolling, a new page starts at its top, and its button leads to the consultations', async () => {
    const page = await open(`/blog/${article.slug}`)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect.poll(async () => (await placeOf(page.getByRole('banner'))).top).toBe(0)
    await footer.getByRole('link', { name: siteTexts.contact }).click()
    await page.waitForURL('/contact')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const book = navigation(page).getByRole('link', { name: siteTexts.book })
    await book.hover()
    await expect(book, 'legible below the pointer').toHaveCSS('color', 'rgb(255, 255, 255)')
    await book.click()
    await page.waitForURL('/consultations')
  })

  test('has a menu on a phone that opens, keeps the focus of the keyboard, and closes by toggle, Escape and choice', async () => {
    const page = await open('/blog', { screen: 'phone' })
    await scriptsRun(page)
    const menu = page.locator('#meniu')
    const opener = page.getByRole('button', { name: siteTexts.openMenu })
    const close = page.getByRole('button', { name: siteTexts.closeMenu })
    await expect(menu).toBeHidden()

    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    const stops: string[] = []
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      stops.push(await focusedName(page))
    }
    expect(stops).toEqual([
      'Pagrindinis',
      'Tinklaraštis',
      'Testai',
      'Konsultacijos',
      'Apie mus',
      siteTexts.book,
      siteTexts.unsafe,
      siteTexts.closeMenu,
    ])
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focusedName(page)).toBe(siteTexts.unsafe)
    await expectAccessible(page, 'the open menu')
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    await close.click()
    await expect(menu).toBeHidden()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')

    await opener.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement))
      .toBe(true)

    await opener.click()
    // Navigation is held back, so that it is still the same page when the choice is made.
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true })
    })
    await menu.getByRole('link', { name: siteTexts.about }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: siteTexts.about }).click()
    await page.waitForURL('/about')
    await expect(page.locator('#meniu')).toBeHidden()
  })
})

test('the cookie policy names everything that the site keeps in a browser', async () => {
  const page = await open('/p/slapuku-politika', withoutScript)
  for (const [, words] of RECORDS) await expect(page.getByRole('main')).toContainText(words)
})

test('the footer has three columns of links that all lead somewhere, an address, the copyright of 2025, and the statement on accessibility', async () => {
  const page = await open('/', withoutScript)
  const footer = page.getByRole('contentinfo')
  const columns = ['Paslaugos', 'Akademija', 'Pagalba']
  await expect(footer.getByRole('heading')).toHaveText(columns, { useInnerText: true })
  for (const name of columns) {
    const column = footer.locator('nav > div').filter({ hasText: name })
    await expect.poll(() => column.getByRole('link').count()).toBeGreaterThan(1)
  }
  const help = footer.locator('nav > div').last().getByRole('link').first()
  await expect(help).toHaveText(siteTexts.unsafe, { useInnerText: true })
  await expect(help).toHaveAttribute('href', SAFETY_PATH)
  const text = await footer.innerText()
  for (const part of [brand.email, brand.city]) expect(text).toContain(part)
  expect(text).toContain('© 2025')
  expect(text.match(/Santykių akademija/g), 'a name is said once').toHaveLength(1)
  expect(text).not.toContain('null')
  const belowFooter = () =>
    footer.evaluate(
      (it: HTMLElement) => document.documentElement.scrollHeight - it.offsetTop - it.clientHeight,
    )
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await placeOf(footer)).height).toBeLessThanOrEqual(500)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const name = await placeOf(footer.locator('p').first())
      const heading = await placeOf(footer.getByRole('heading').first())
      expect([name.top, name.height > 60], `${width} pixels wide`).toEqual([heading.top, false])
    }).toPass()
  }
  await page.setViewportSize(SCREENS.phone)
  await expect.poll(belowFooter, 'nothing is below it').toBeLessThanOrEqual(1)
  await expect(async () => {
    const { left } = await placeOf(footer.getByRole('link', { name: siteTexts.about }))
    expect((await placeOf(footer.getByRole('link', { name: siteTexts.cookies }))).left).toBe(left)
  }).toPass()

  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
  expect(paths.length).toBeGreaterThan(12)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/p/duk',
      '/p/privatumo-politika',
      '/p/naudojimo-salygos',
      '/p/slapuku-politika',
      '/p/prieinamumas',
    ]),
  )
  const answers = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]))
  expect(answers).toEqual(paths.map((path) => [path, 200]))

  await footer.getByRole('link', { name: siteTexts.accessibility }).click()
  await page.waitForURL('/p/prieinamumas')
  const statement = page.getByRole('main')
  await statement.getByRole('heading', { name: 'Kas dar ne taip, kaip norėtume' }).waitFor()
  await expect(statement.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  )
})

test('the contact page has its address once, and no details of a seller that only repeat the page', async () => {
  const page = await open('/contact', withoutScript)
  const main = page.getByRole('main')
  await expect(main.getByText(brand.email)).toHaveCount(1)
  await expect(main.getByText(contactTexts.sellerHeading)).toHaveCount(0)
})

test('if colours are forced, the help and the chosen scheme have edges', async () => {
  const page = await open(SAFETY_PATH)
  await scriptsRun(page)
  const edges = () =>
    page
      .locator('main .panel, footer label')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).outlineStyle))
  await expect.poll(edges).toEqual(['none', 'none', 'none', 'none'])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(edges).toEqual(['solid', 'solid', 'none', 'none'])
})

test.describe('the scheme', () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const LIGHT = 'rgb(250, 246, 239)'
  const DARK = 'rgb(20, 26, 23)'
  /** Returns the colour of the browser's frame. */
  const frame = (page: Page) =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
      return [...metas].find((meta) => meta.content && matchMedia(meta.media).matches)?.content
    })

  test('is the one of the system until the visitor chooses, then stays through pages, and needs no script', async () => {
    const page = await open('/')
    await expect.poll(() => ground(page)).toBe(LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(page)).toBe(DARK)

    await scriptsRun(page)
    const choice = (name: string) => page.getByRole('radio', { name })
    await expect(choice(siteTexts.schemeAuto)).toBeChecked()
    await expect.poll(() => frame(page)).toBe(THEME_COLORS.dark)
    await page.getByText(siteTexts.schemeLight, { exact: true }).click()
    await expect.poll(() => ground(page)).toBe(LIGHT)
    await expect.poll(() => frame(page)).toBe(THEME_COLORS.light)
    await page.goto('/about')
    await expect.poll(() => ground(page)).toBe(LIGHT)
    await expect.poll(() => frame(page)).toBe(THEME_COLORS.light)
    // A script that waits for the first paint shows the choice.
    await expect.poll(() => choice(siteTexts.schemeLight).isChecked()).toBe(true)
    await page.getByText(siteTexts.schemeAuto, { exact: true }).click()
    await expect.poll(() => ground(page)).toBe(DARK)
    await expect.poll(() => frame(page)).toBe(THEME_COLORS.dark)
    await page.reload()
    await expect.poll(() => ground(page)).toBe(DARK)

    const plain = await open('/', withoutScript)
    await plain.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(plain)).toBe(DARK)
    await expect(plain.getByText(siteTexts.scheme, { exact: true })).toBeHidden()
  })
})

test('the page of an order offers no consultation in its header, and the section of the terms that it names exists', async () => {
  const page = await open(ORDER_PATH)
  const header = page.getByRole('banner').first()
  await expect(header.getByRole('link', { name: siteTexts.about })).toBeVisible()
  await expect(header.getByRole('link', { name: siteTexts.book })).toHaveCount(0)
  await page.goto(WITHDRAWAL_TERMS_PATH)
  await expect(page.locator('h2:target')).toHaveText(/^7\. Teisė atsisakyti/, {
    useInnerText: true,
  })
})
