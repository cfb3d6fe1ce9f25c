import type { Page } from '@playwright/test'
import sharp from 'sharp'
import * as routes from '#src/core/routes.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { slugify } from '#src/core/slugs.ts'
import { pageTexts } from '#src/features/articles/texts.ts'
import { findViolations } from './axe.ts'
import { SCREENS, open } from './visits.ts'
import { LONG, PICTURED, SHORT_QUIZZES, UPLOADED } from './prepared-content.ts'
import { addressOf, call, get } from './site.ts'
import { expect, test } from './test.ts'
import { expectAbove, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

// Content at the limits of what the administrator may enter.

const withoutScript = { javaScript: false } as const

const cardOf = (page: Page, path: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) })

/** Returns the attributes of an image. @throws if it cannot be decoded. */
function describeImage(page: Page, within: string) {
  return page.locator(`${within} img`).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return {
      alt: image.alt,
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.getAttribute('loading'),
      priority: image.fetchPriority,
      sizes: image.sizes,
      widths: image.srcset.split(', ').map((candidate) => candidate.split(' ')[1]),
      addresses: [image.src, ...image.srcset.split(', ')].map((candidate) => {
        const { pathname, searchParams } = new URL(candidate.split(' ')[0] ?? '', location.href)
        return `${pathname} ${searchParams.get('url') ?? ''}`
      }),
      shown: image.naturalWidth > 0,
      ratio: image.clientWidth / image.clientHeight,
    }
  })
}

const SERVED = {
  alt: PICTURED.alt,
  width: '1200',
  height: '630',
  widths: ['480w', '800w', '1200w'],
  shown: true,
}
const SHAPE = 1200 / 630

test('a page shows its image above its text, loaded first, and its tags; one without has neither', async () => {
  const page = await open(`/p/${PICTURED.page}`)
  const image = await describeImage(page, 'main article')
  expect(image).toMatchObject({
    ...SERVED,
    addresses: Array.from({ length: 4 }, () => `/.netlify/images ${PICTURED.image}`),
    loading: null,
    priority: 'high',
  })
  expect(image.ratio).toBeCloseTo(SHAPE, 1)
  await expectAbove(page.locator('main article img'), page.locator('main .prose'))
  const tags = page.getByRole('list', { name: pageTexts.tags })
  await expect(tags.getByRole('listitem')).toHaveText(PICTURED.pageTags, { useInnerText: true })

  await page.goto(`/p/${LONG.page}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tags).toHaveCount(0)
  await expect(page.locator('main article :is(img, svg)')).toHaveCount(0)
})

test('an article without an image shows the drawing of its category on its card and above its text', async () => {
  const page = await open('/about', withoutScript)
  const posts = await call(routes.listPosts, {})
  const isOffered = (category: string | null) => ARTICLE_CATEGORIES.some((it) => it === category)
  const drawn = posts.filter(({ imageUrl, slug }) => imageUrl === null && slug !== LONG.article)
  for (const offered of [true, false]) {
    const post = drawn.find(({ category }) => isOffered(category) === offered)
    const topic = slugify(post?.category ?? '')
    const name = offered ? `#virselis-${topic}` : '#virselis'
    await page.goto(`/blog/tema/${topic}`)
    await expect(page.locator('article svg use').first()).toHaveAttribute('href', name)
    const path = `/blog/${post?.slug ?? ''}`
    await page.goto(path)
    const use = page.locator('main article svg use').first()
    await expect(use, path).toHaveAttribute('href', name)
    await expect(page.locator(`symbol${name}`), `${path} draws it`).toHaveCount(1)
    await expect(async () => {
      const { width, height } = await placeOf(page.locator('main article svg:has(use)').first())
      expect(width / height, 'lower than in lists').toBeCloseTo(5 / 2, 1)
    }).toPass()
  }
})

test('long texts are cut on a card after two lines of title, three on a phone and in a topic, and within three of excerpt after a word, and nowhere else', async () => {
  const topic = `/blog/tema/${slugify(LONG.category)}`
  const page = await open(topic, { screen: 'phone', ...withoutScript })
  const card = cardOf(page, `/blog/${LONG.article}`)
  const lines = (element: Element) => {
    const style = getComputedStyle(element)
    return {
      shown: Math.round(element.clientHeight / Number.parseFloat(style.lineHeight)),
      cut: element.scrollHeight > element.clientHeight,
    }
  }
  const excerpt = card.locator('p').filter({ hasText: 'Ilga santrauka' })
  await expect(excerpt).toHaveText(/\s[\p{L}\u00AD]+[.…]$/u, { useInnerText: true })
  for (const screen of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SCREENS[screen])
    const title = card.locator('h2 a')
    await expect.poll(() => title.evaluate(lines), screen).toEqual({ shown: 3, cut: true })
    await expect
      .poll(async () => (await excerpt.evaluate(lines)).shown, screen)
      .toBeLessThanOrEqual(3)
  }
  await page.goto('/blog')
  const titles = page.locator('article h2 a')
  await expect(titles.nth(1)).toHaveCSS('-webkit-line-clamp', '2')

  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [topic, `/blog/${LONG.article}`, '/testai', `/testas/${SHORT_QUIZZES[1]}`]) {
    await page.goto(path)
    const cut = await page.locator('main *').evaluateAll((all) =>
      all.flatMap((element) => {
        const hides = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
        const isCut = hides && element.scrollWidth > element.clientWidth + 1
        // Words that are only for screen readers are one pixel wide.
        return isCut && element.clientWidth > 1 ? [element.outerHTML.slice(0, 80)] : []
      }),
    )
    expect(cut, path).toEqual([])
  }
})

test('an uploaded image has its place on its page before it is loaded, in the middle and at most 70 % of the window high', async () => {
  const loading = Promise.withResolvers<undefined>()
  const page = await open(`/blog/${UPLOADED.slug}`, {
    waitUntil: 'domcontentloaded',
    prepare: async (it) => {
      await it.route('**/.netlify/images?*', async (route) => {
        await loading.promise
        await route.continue()
      })
    },
  })
  const image = page.locator('main article .picture img')
  const shape = UPLOADED.width / UPLOADED.height
  const expectWhole = async (about: string) => {
    for (const size of [SCREENS.phone, SCREENS.desktop, { width: 1280, height: 500 }]) {
      await page.setViewportSize(size)
      await expect(async () => {
        const { left, right, width, height } = await placeOf(image)
        const around = await placeOf(page.locator('main article .picture'))
        expect(width / height, about).toBeCloseTo(shape, 1)
        expect(height, about).toBeLessThanOrEqual(size.height * 0.7 + 1)
        expect(left - around.left, about).toBeCloseTo(around.right - right, 0)
        expect(Math.min(around.width, size.height * 0.7 * shape), about).toBeCloseTo(width, 0)
      }).toPass()
    }
  }
  await expectWhole('not loaded')
  loading.resolve(undefined)
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete)).toBe(true)
  await expectWhole('loaded')
})

test('an uploaded image is cut to shape on a card, keeps its shape on its page and in a text, and is what networks show of its article', async () => {
  const { imageUrl } = await call(routes.getPost, { params: { slug: UPLOADED.slug } })
  const uploaded = imageUrl ?? ''
  const addresses = ['&w=480&h=252', '&w=800&h=420', '&w=1200&h=630'].map(
    (size) => `/.netlify/images?url=${encodeURIComponent(uploaded)}${size}&fit=cover`,
  )
  const list = await open(PICTURED.topic, withoutScript)
  const onCard = `article:has(a[href="/blog/${UPLOADED.slug}"])`
  await list.locator(`${onCard} img`).scrollIntoViewIfNeeded()
  const image = await describeImage(list, onCard)
  expect(image).toMatchObject(SERVED)
  expect(image.sizes).not.toBe('')
  expect(image.ratio).toBeCloseTo(SHAPE, 1)
  const srcset = await list.locator(`${onCard} img`).getAttribute('srcset')
  expect(srcset?.split(', ').map((candidate) => candidate.split(' ')[0])).toEqual(addresses)

  const page = await open(`/blog/${UPLOADED.slug}`)
  expect(await describeImage(page, 'main article .picture')).toMatchObject({
    alt: PICTURED.alt,
    width: String(UPLOADED.width),
    height: String(UPLOADED.height),
    loading: null,
    addresses: Array.from({ length: 4 }, () => `/.netlify/images ${uploaded}`),
    shown: true,
  })
  const inText = page.locator('main .prose img')
  await expect
    .poll(() => inText.evaluate((element) => element.clientWidth / element.clientHeight))
    .toBeCloseTo(UPLOADED.width / UPLOADED.height, 1)
  await inText.scrollIntoViewIfNeeded()
  await expect
    .poll(() => describeImage(page, 'main .prose'))
    .toMatchObject({
      alt: UPLOADED.textAlt,
      width: String(UPLOADED.width),
      height: String(UPLOADED.height),
      loading: 'lazy',
      widths: ['480w', '800w', '1200w'],
      addresses: Array.from({ length: 4 }, () => `/.netlify/images ${uploaded}`),
      shown: true,
    })
  expect(await findViolations(page)).toEqual([])

  const { html } = await get(`/blog/${UPLOADED.slug}`)
  const shared = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''
  const address = new URL(shared.replaceAll('&amp;', '&'))
  expect(address.origin).toBe(currentSite().url)
  expect(address.searchParams.get('url')).toBe(uploaded)
  expect(html).toContain(`<meta property="og:image:alt" content="${PICTURED.alt}">`)
  expect(html).not.toContain('/dalijimuisi/')
  const bytes = Buffer.from(await (await fetch(addressOf(address.href))).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
})
