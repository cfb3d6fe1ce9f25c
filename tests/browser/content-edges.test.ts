import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { page as faq } from '#db/seeds/pages/duk.ts'
import * as routes from '#src/contracts/routes.ts'
import { ARTICLE_CATEGORIES, slugify } from '#src/domain/articles.ts'
import { pageTexts } from '#src/texts/pages.ts'
import { findViolations } from './axe.ts'
import { open } from './visits.ts'
import { LONG, PICTURED, SHORT_QUIZZES, UPLOADED } from './prepared-content.ts'
import { addressOf, call, get } from './site.ts'
import { expect, prepareFile, test } from './test.ts'
import { currentSite } from './current-site.ts'

// Content at the edges of what the administrator may enter.

const withoutScript = { javaScript: false } as const

const cardOf = (page: Page, path: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) })

/** The attributes of an image, and whether it could be shown. */
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
  addresses: Array.from({ length: 4 }, () => `/.netlify/images ${PICTURED.image}`),
  shown: true,
}
const SHAPE = 1200 / 630

test.describe('an image of the site', () => {
  test('comes through the image service in several sizes, on its card when it is near, first above a text', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await open(PICTURED.topic, { screen, ...withoutScript })
      await cardOf(page, `/blog/${PICTURED.article}`).scrollIntoViewIfNeeded()
      const image = await describeImage(page, `article:has(a[href="/blog/${PICTURED.article}"])`)
      expect(image, screen).toMatchObject({ ...SERVED, loading: 'lazy' })
      expect(image.sizes, screen).not.toBe('')
      expect(image.ratio, screen).toBeCloseTo(SHAPE, 1)
    }

    const page = await open('/')
    for (const path of [`/blog/${PICTURED.article}`, `/p/${PICTURED.page}`]) {
      await page.goto(path)
      const image = await describeImage(page, 'main article')
      expect(image, path).toMatchObject({ ...SERVED, loading: null, priority: 'high' })
      expect(image.ratio, path).toBeCloseTo(SHAPE, 1)
      const top = (await page.locator('main article img').boundingBox())?.y ?? 0
      const text = (await page.locator('main .prose').boundingBox())?.y ?? 0
      expect(top, path).toBeLessThan(text)
      await expect(page.getByRole('img', { name: PICTURED.alt })).toHaveCount(1)
      expect(await findViolations(page), path).toEqual([])
    }
    await page.goto(`/p/${faq.slug}`)
    await expect(page.locator('main article :is(img, svg)')).toHaveCount(0)
  })
})

test.describe('an article without an image', () => {
  test('shows the drawing of its category on its card and above its text', async () => {
    const page = await open('/blog', withoutScript)
    const posts = await call(routes.listPosts, {})
    const drawn = new Map(
      posts
        .filter(({ imageUrl, slug }) => imageUrl === null && slug !== LONG.article)
        .map((post) => [slugify(post.category ?? ''), post]),
    )
    for (const [topic, { slug, category }] of drawn) {
      const offered = ARTICLE_CATEGORIES.some((each) => each === category)
      const name = offered ? `#virselis-${topic}` : '#virselis'
      await page.goto(`/blog/tema/${topic}`)
      await expect(page.locator('article svg use').first()).toHaveAttribute('href', name)
      const path = `/blog/${slug}`
      await page.goto(path)
      const use = page.locator('main article svg use').first()
      await expect(use, path).toHaveAttribute('href', name)
      await expect(page.locator(`symbol${name}`), `${path} draws it`).toHaveCount(1)
      const box = await page.locator('main article svg:has(use)').first().boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(SHAPE, 1)
    }
    expect(drawn.size).toBeGreaterThan(2)
  })
})

test.describe('long texts', () => {
  test('are cut on a card after two lines of title and three of excerpt', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const topic = `/blog/tema/${slugify(LONG.category)}`
      const page = await open(topic, { screen, ...withoutScript })
      const card = cardOf(page, `/blog/${LONG.article}`)
      const lines = (element: Element) => {
        const style = getComputedStyle(element)
        return {
          shown: Math.round(element.clientHeight / Number.parseFloat(style.lineHeight)),
          cut: element.scrollHeight > element.clientHeight,
        }
      }
      await expect
        .poll(() => card.locator('h2 a').evaluate(lines), screen)
        .toEqual({ shown: 2, cut: true })
      const excerpt = card.locator('p').filter({ hasText: 'Ilga santrauka' })
      await expect.poll(() => excerpt.evaluate(lines), screen).toEqual({ shown: 3, cut: true })
    }
  })

  test('without a place to break widen no page on the narrowest phone', async () => {
    const page = await open('/', withoutScript)
    for (const path of [
      '/blog',
      `/blog/tema/${slugify(LONG.category)}`,
      `/blog/${LONG.article}`,
      `/p/${LONG.page}`,
      '/testai',
      `/testas/${SHORT_QUIZZES[1]}`,
    ]) {
      await page.goto(path)
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 })
        const cut = await page.locator('main *').evaluateAll((all) =>
          all.flatMap((element) => {
            const hides = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
            const isCut = hides && element.scrollWidth > element.clientWidth + 1
            // Words for screen readers alone are one pixel wide.
            return isCut && element.clientWidth > 1 ? [element.outerHTML.slice(0, 80)] : []
          }),
        )
        expect(cut, `${path} at ${width} pixels`).toEqual([])
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(widest, `${path} at ${width} pixels`).toBe(width)
      }
    }
  })
})

test.describe('a static page', () => {
  test('shows its tags, none where it has none, and is found by the second reading of its path', async () => {
    const page = await open(`/p/${PICTURED.page}`, { failing: [/\/nezinomas$/] })
    const tags = page.getByRole('list', { name: pageTexts.tags })
    await expect(tags.getByRole('listitem')).toHaveText(PICTURED.pageTags, { useInnerText: true })
    await page.goto(`/p/${LONG.page}`)
    await expect(tags).toHaveCount(0)

    await page.goto(`/pages/${PICTURED.page}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/p/${PICTURED.page}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PICTURED.pageTitle, {
      useInnerText: true,
    })
    await expect.poll(async () => (await page.goto('/pages/nezinomas'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puslapis nerastas', {
      useInnerText: true,
    })
  })
})

test.describe('an image that was uploaded', () => {
  /** Its address; it is wider than high. */
  let uploaded = ''

  prepareFile(async () => {
    const params = { slug: UPLOADED.slug }
    uploaded = (await call(routes.getPost, { params })).imageUrl ?? ''
  })

  test('is cut to shape as a cover, and keeps its shape and its place in a text', async () => {
    const addresses = ['&w=480&h=252', '&w=800&h=420', '&w=1200&h=630'].map(
      (size) => `/.netlify/images?url=${encodeURIComponent(uploaded)}${size}&fit=cover`,
    )
    for (const [path, within] of [
      [PICTURED.topic, `article:has(a[href="/blog/${UPLOADED.slug}"])`],
      [`/blog/${UPLOADED.slug}`, 'main article .picture'],
    ] as const) {
      const page = await open(path, withoutScript)
      await page.locator(`${within} img`).scrollIntoViewIfNeeded()
      const image = await describeImage(page, within)
      expect(image).toMatchObject({ ...SERVED, addresses: expect.any(Array) })
      expect(image.ratio).toBeCloseTo(SHAPE, 1)
      const srcset = await page.locator(`${within} img`).getAttribute('srcset')
      expect(srcset?.split(', ').map((candidate) => candidate.split(' ')[0])).toEqual(addresses)
    }

    const page = await open(`/blog/${UPLOADED.slug}`)
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
  })

  test('is what networks show of its article, as a JPEG of 1200x630; no card is drawn', async () => {
    const { html } = await get(`/blog/${UPLOADED.slug}`)
    const image = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''
    const address = new URL(image.replaceAll('&amp;', '&'))
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
})
