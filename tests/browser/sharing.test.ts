import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fontsApplied, ownFonts } from '../../scripts/tools/page-fonts.ts'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { brand } from '#src/core/brand-texts.ts'
import { open } from './visits.ts'
import { layoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { addressOf, get } from './site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const published = <Item extends { published: boolean }>(items: readonly Item[]) =>
  items.filter((item) => item.published)
const articlePaths = published(articles).map(({ slug }) => itemPath('post', slug))
const quizPaths = published(quizzes).map(({ slug }) => itemPath('quiz', slug))
const plainPaths = [
  ...['/', '/blog', '/testai', '/consultations', '/about', '/newsletter', '/experts'],
  ...['/success-stories', '/contact', '/support', '/p/duk', '/p/privatumo-politika'],
]

function fetchFile(address: string): Promise<Response> {
  return fetch(addressOf(address))
}

/** Returns format and size of an image that the site must serve. */
async function imageAt(address: string) {
  const response = await fetchFile(address)
  expect(response.status, address).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}

function metaContent(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

async function ownImage(path: string): Promise<string> {
  const { html } = await get(path)
  const image = metaContent(html, 'og:image') ?? ''
  expect(metaContent(html, 'twitter:image'), path).toBe(image)
  expect(metaContent(html, 'twitter:card'), path).toBe('summary_large_image')
  expect(metaContent(html, 'og:image:width'), path).toBe('1200')
  expect(metaContent(html, 'og:image:height'), path).toBe('630')
  expect(metaContent(html, 'og:image:alt'), path).toContain(brand.name)
  return image
}

test.describe('the image of a shared page', () => {
  test('is there in the declared size, each article and quiz its own, the academy for all others, kept for ever', async () => {
    const images: string[] = []
    for (const path of [...articlePaths, ...quizPaths]) {
      const image = await ownImage(path)
      expect(image).toMatch(new RegExp(`^${currentSite().url}/dalijimuisi${path}-\\w{8}\\.jpg$`))
      images.push(image)
    }
    expect(images.length).toBeGreaterThan(10)
    expect(new Set(images).size).toBe(images.length)
    for (const image of [images[0] ?? '', images.at(-1) ?? '']) {
      expect(await imageAt(image)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    }

    const plain = new Set<string>()
    for (const path of plainPaths) plain.add(await ownImage(path))
    const [image = '', ...others] = plain
    expect(others).toEqual([])
    expect(await imageAt(image)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Its address changes with its content.
    const response = await fetchFile(image)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })
})

type Data = Record<string, unknown>

async function structuredData(path: string): Promise<Data[]> {
  const { html } = await get(path)
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json) as Data)
}

test.describe('structured data', () => {
  test('is of its kinds, with prices and a logo', async () => {
    for (const [path, types] of [
      ['/', ['Organization', 'WebSite']],
      ['/about', ['BreadcrumbList', 'Organization']],
      ['/blog', ['BreadcrumbList']],
      ['/consultations', ['BreadcrumbList', 'Service']],
      [articlePaths[0] ?? '', ['Article', 'BreadcrumbList']],
      [quizPaths[0] ?? '', ['BreadcrumbList']],
      ['/p/duk', ['BreadcrumbList']],
      ['/admin', []],
    ] as const) {
      const data = await structuredData(path)
      expect(data.map((each) => each['@type']).toSorted(), path).toEqual(types)
    }

    const packages = await structuredData('/consultations')
    const service = packages.find((each) => each['@type'] === 'Service')
    expect(service?.offers).toMatchObject([
      { name: 'Savaitės el. pašto konsultacijos', price: 39, priceCurrency: 'EUR' },
      { name: 'Mėnesio el. pašto konsultacijos', price: 79, priceCurrency: 'EUR' },
    ])

    const data = (await structuredData('/')).find((each) => each['@type'] === 'Organization')
    expect(data).toMatchObject({ name: brand.name, email: brand.email })
    const { width, height } = await imageAt(String(data?.logo))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
  })
})

test.describe('the icons', () => {
  test('of the web manifest, the browser and a phone are there, and follow the colour scheme', async () => {
    const { html } = await get('/')
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
    const response = await fetchFile('/site.webmanifest')
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
    const manifest = (await response.json()) as { name: string; icons: Icon[] }
    expect(manifest.name).toBe(brand.name)
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await imageAt(src)
      expect(`${width}x${height}`, src).toBe(sizes)
    }

    expect(html).toContain('href="/favicon.svg"')
    // Browsers request the other two icons at these addresses without a link to them.
    expect((await fetchFile('/favicon.ico')).status).toBe(200)
    expect(await imageAt('/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })

    for (const [scheme, color] of [
      ['light', '#faf6ef'],
      ['dark', '#141a17'],
    ]) {
      expect(html).toContain(
        `<meta name="theme-color" id="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
      )
    }
    expect(await (await fetchFile('/favicon.svg')).text()).toContain('prefers-color-scheme:dark')
  })
})

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

test.describe('the fonts', () => {
  const path = articlePaths[0] ?? ''

  test('are two files and an italic, kept for ever, wait for the first paint, and on a way through the site for nothing', async () => {
    const { html } = await get(path)
    const files = new Set(html.match(/\/fonts\/[\w.-]+\.woff2/g))
    expect(files.size).toBe(3)
    for (const file of files) {
      expect((await fetchFile(file)).headers.get('Cache-Control'), file).toContain('immutable')
    }

    const page = await open(path, {
      prepare: async (it) => {
        await it.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const fonts = document.querySelector('#fonts')?.getAttribute('media')
            document.documentElement.dataset.fontsWhenParsed = fonts ?? ''
          })
        })
      },
    })
    const whenParsed = () => page.evaluate(() => document.documentElement.dataset.fontsWhenParsed)
    await fontsApplied(page)
    expect(await whenParsed()).toBe('(scripting:none)')

    await page.getByRole('link', { name: 'Grįžti į tinklaraštį' }).click()
    await page.waitForURL('/blog')
    await fontsApplied(page)
    expect(await whenParsed()).toBe('all')
  })

  test('are put to use together, and without one that does not come', async () => {
    let giveUp: () => void = () => undefined
    const givenUp = new Promise<void>((resolve) => (giveUp = resolve))
    let other: ReturnType<Page['waitForResponse']> | undefined
    const page = await open(path, {
      failing: [/serif-.*\.woff2$/],
      waitUntil: 'domcontentloaded',
      prepare: async (it) => {
        await it.route(/serif-.*\.woff2$/, async (route) => {
          await givenUp
          await route.abort()
        })
        other = it.waitForResponse(/sans-.*\.woff2$/)
      },
    })
    await (await other)?.finished()
    await twoFrames(page)
    await expect.poll(() => ownFonts(page)).toEqual([])
    giveUp()
    await expect.poll(() => ownFonts(page)).toEqual(['Akademija Sans'])
  })

  test('have an italic that only pages with emphasis load', async () => {
    const pages = await Promise.all(articlePaths.map(async (at) => [at, (await get(at)).html]))
    const emphasis = (html = '') => /<article[^]*<em>/.test(html)
    const [withEm = ''] = pages.find(([, html]) => emphasis(html)) ?? []
    const [without = ''] = pages.find(([, html]) => !emphasis(html)) ?? []
    for (const [at, loaded] of [
      [withEm, ['Akademija Italic', 'Akademija Serif', 'Akademija Sans']],
      [without, ['Akademija Serif', 'Akademija Sans']],
    ] as const) {
      const page = await open(at)
      await fontsApplied(page)
      await expect.poll(() => ownFonts(page), at).toEqual(loaded)
      const styles = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      expect(
        styles.some((name) => name.includes('italic')),
        at,
      ).toBe(at === withEm)
    }
  })

  test('have every Lithuanian letter in both weights', async () => {
    const page = await open(path)
    await page.evaluate(() => {
      const letters = 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ „a“ – € →'
      document.body.innerHTML = ['Serif', 'Sans']
        .flatMap((family) => [400, 600].map((weight) => [family, weight]))
        .map(
          ([family, weight]) =>
            `<p style="font:${weight} 20px 'Akademija ${family}'">${letters}</p>`,
        )
        .join('')
    })
    await fontsApplied(page)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: -1 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'p',
    })
    const used: string[][] = []
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.every(({ isCustomFont }) => isCustomFont)).toBe(true)
      used.push(fonts.map(({ familyName }) => familyName))
    }
    const [serif, sans] = [['Akademija Serif'], ['Akademija Sans']]
    expect(used).toEqual([serif, serif, sans, sans])
  })

  test('move nothing when they come, and neither do pictures', async () => {
    for (const [at, screen] of [
      [path, 'phone'],
      ['/about', 'desktop'],
    ] as const) {
      const page = await open('/p/duk', { screen })
      let release: () => void = () => undefined
      const painted = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.(svg|woff2)$/, async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(at, { waitUntil: 'commit' })
      await page.locator('main p').first().waitFor()
      await watchLayoutShifts(page)
      await twoFrames(page)
      release()
      await fontsApplied(page)
      await page.waitForLoadState()
      await twoFrames(page)
      // Lighthouse shows thousandths: a smaller value counts as zero.
      await expect.poll(() => layoutShift(page), at).toBeLessThan(0.001)
    }
  })
})

/** Waits until the current content has been painted. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
