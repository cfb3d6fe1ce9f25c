import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { branchPreviewTexts } from '#src/site/site-texts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { thanksTexts } from '#src/features/orders/texts.ts'
import { EXIT_PATH } from '#src/features/safety/quick-exit.ts'
import { textArticle } from '../../scripts/tools/sample-articles.ts'
import {
  answerOfWords,
  type BuiltPage,
  PAGE_BUDGETS,
  readBuiltPages,
  sizeOfFiles,
} from '../../scripts/tools/page-weight.ts'
import './built-site.ts'

let pages: BuiltPage[] = []
let listed: BuiltPage[] = []

beforeAll(async () => {
  pages = await readBuiltPages(inject('builtSite'))
  listed = pages.filter((page) => page.listed)
})

/** The heaviest page of each budget, in bytes. */
const weighed: { budget: string; heaviest: string; bytes: number; limit: number }[] = []

afterAll(() => {
  console.table(
    weighed.map((row) => ({ ...row, used: `${((row.bytes / row.limit) * 100).toFixed(1)} %` })),
  )
})

/** Returns one line for each page that exceeds its budget. */
function tooHeavy(
  of: readonly BuiltPage[],
  weigh: (page: BuiltPage) => number,
  { budget, limit }: { budget: string; limit: number },
): string[] {
  const weights = of.map((page) => ({ heaviest: page.path, bytes: weigh(page) }))
  const [first] = weights.toSorted((a, b) => b.bytes - a.bytes)
  if (first === undefined) throw new Error('There are no pages to weigh.')
  weighed.push({ budget, ...first, limit })
  return weights
    .filter(({ bytes }) => bytes > limit)
    .map(({ heaviest, bytes }) => `${heaviest}: ${bytes} bytes, limit ${limit}`)
}

/** Returns one line for each fault of each page. */
function faultsOf(of: readonly BuiltPage[], look: (page: BuiltPage) => string[]): string[] {
  expect(of.length, 'pages to look at').toBeGreaterThan(0)
  return of.flatMap((page) => look(page).map((fault) => `${page.path}: ${fault}`))
}

/** Prices, titles of packages and one sentence, whose ordinary spaces are required by the specification. */
const FIXED = /^(\d+ €|\p{L}+\s– \d+ €|Visi laikai užimti|\p{L}+ el\. pašto konsultacijos$)/u

/** Returns the texts of an element that are outside its children. */
const ownTexts = ({ childNodes }: Element) =>
  [...childNodes]
    .filter(({ nodeName }) => nodeName === '#text')
    .map(({ nodeValue }) => nodeValue ?? '')

/** Returns the texts of an element, each between two tags, without code, which is not typeset. */
const textsOf = (element: Element | null) =>
  [...(element?.querySelectorAll(':not(script, style, pre, code)') ?? [])].flatMap(ownTexts)

const SOFT_HYPHEN = '\u00AD'

const textOf = (element: Element | null) => element?.textContent.trim() ?? ''
/** Tells whether a page runs a quiz. The shell of a quiz does too, without an Astro island. */
const isQuiz = ({ path }: BuiltPage) => /^\/(testas\/|shells\/quiz(-preview)?$)/.test(path)

describe('every public page', () => {
  it('is among the pages that are weighed', () => {
    expect(listed.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/aciu',
        '/blog',
        `/blog/${textArticle.slug}`,
        '/consultations',
        '/contact',
        '/experts',
        '/newsletter',
        '/p/duk',
        '/success-stories',
        '/support',
        '/testai',
        '/testas/bendras-santykiu-testas',
      ]),
    )
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/404', '/shells/post']))
  })

  it('says nothing of previews', () => {
    const ribbon = ({ document }: BuiltPage) =>
      document.querySelector(`[aria-label="${branchPreviewTexts.label}"]`) ? ['a ribbon'] : []
    expect(faultsOf(pages, ribbon)).toEqual([])
  })

  it('comes whole with its headers in one congestion window of 14,600 bytes (brotli)', () => {
    const weigh = (page: BuiltPage) => answerOfWords(page, PAGE_BUDGETS.words)
    const budget = { budget: 'first answer', limit: PAGE_BUDGETS.answer }
    expect(tooHeavy(pages, weigh, budget)).toEqual([])
  })

  // Each entry of `src/site/styles` names the sources of its utilities by hand.
  it('has the styles of each class that any page has styles for', () => {
    const classes = ({ document }: BuiltPage) => {
      const styles = [...document.querySelectorAll('style')].map((style) => style.textContent)
      const found = styles.join('').matchAll(/\.((?:\\.|[\w-])+)/g)
      return new Set([...found].map(([, name = '']) => name.replaceAll('\\', '')))
    }
    const utilities = new Set(pages.flatMap((page) => [...classes(page)]))
    const lacking = (page: BuiltPage) => {
      const own = classes(page)
      const used = [...page.document.querySelectorAll('[class]')].flatMap((it) => [...it.classList])
      return [...new Set(used)].filter((name) => utilities.has(name) && !own.has(name))
    }
    expect(faultsOf(pages, lacking)).toEqual([])
  })

  // Tailwind omits a variable of the theme if it sees no use of it in an entry.
  it('defines each variable that its styles use', () => {
    const undefinedOf = ({ document }: BuiltPage) => {
      const elements = [...document.querySelectorAll('style')].map((style) => style.textContent)
      const attributes = [...document.querySelectorAll('[style]')].map((it) => it.outerHTML)
      const styles = [...elements, ...attributes].join(' ')
      const defined = new Set(
        [...styles.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name),
      )
      const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
      return [...new Set(used)].filter((name) => !defined.has(name))
    }
    expect(faultsOf(pages, undefinedOf)).toEqual([])
  })

  it('has a quick exit in its header where it asks about violence, speaks of it or is private, and nowhere else', () => {
    const speaks = (page: BuiltPage) =>
      isQuiz(page) ||
      /^\/(aciu$|support$|blog(\/(tema|puslapis)\/|$)|shells\/(visitor|post(-preview)?)$)/.test(
        page.path,
      ) ||
      page.document.querySelector('.prose [role="note"]') !== null
    const wrong = pages.filter(
      (page) =>
        speaks(page) !== (page.document.querySelector('header a[data-quick-exit]') !== null),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(pages.filter(speaks).length).toBeGreaterThan(30)
  })

  it('asks for nothing before it can be painted', () => {
    expect(faultsOf(pages, ({ blocking, early }) => [...blocking, ...early])).toEqual([])
  })

  it('loads no script that is only for the panel', () => {
    const withPanel = pages.filter(({ scripts }) => {
      return scripts.some((it) => it.includes('_AdminHome'))
    })
    expect(withPanel).toEqual([])
  })

  it(`without an island loads at most ${PAGE_BUDGETS.script} bytes of script (brotli), and no React`, () => {
    const plain = pages.filter((page) => page.islands.length === 0 && !isQuiz(page))
    const budget = { budget: 'script without an island', limit: PAGE_BUDGETS.script }
    expect(tooHeavy(plain, ({ script }) => script, budget)).toEqual([])
    expect(faultsOf(plain, ({ loadsReact }) => (loadsReact ? ['loads React'] : []))).toEqual([])
  })

  it('starts its islands when they are visible or the browser is idle', () => {
    const early = (page: BuiltPage) =>
      page.islands
        .filter(({ client }) => client !== 'visible' && client !== 'idle')
        .map(({ component, client }) => `${component} starts on client:${client}`)
    expect(faultsOf(pages, early)).toEqual([])
  })

  it(`uses at most two font files of ${PAGE_BUDGETS.fonts} bytes together`, async () => {
    const fonts = [...new Set(pages.flatMap((page) => page.fonts))]
    expect(fonts.length, fonts.join(', ')).toBeLessThanOrEqual(PAGE_BUDGETS.fontFiles)
    const bytes = await sizeOfFiles(inject('builtSite'), fonts)
    weighed.push({ budget: 'fonts', heaviest: '', bytes, limit: PAGE_BUDGETS.fonts })
    expect(bytes, `bytes of ${fonts.join(', ')}`).toBeLessThanOrEqual(PAGE_BUDGETS.fonts)
  })

  it(`adds at most one font file of ${PAGE_BUDGETS.italic} bytes for emphasis`, async () => {
    const italics = [...new Set(pages.flatMap((page) => page.italics))]
    expect(italics).toHaveLength(1)
    const bytes = await sizeOfFiles(inject('builtSite'), italics)
    weighed.push({ budget: 'italic', heaviest: '', bytes, limit: PAGE_BUDGETS.italic })
    expect(bytes).toBeLessThanOrEqual(PAGE_BUDGETS.italic)
  })

  it('gives each image its size and words, and loads it late, but for one at most', () => {
    expect(pages.some(({ document }) => document.querySelector('img'))).toBe(true)
    const faults = faultsOf(pages, ({ document }) => {
      const images = [...document.querySelectorAll('img')]
      const early = images.filter((image) => image.getAttribute('loading') !== 'lazy')
      return [
        ...images.flatMap((image) =>
          ['width', 'height', 'alt']
            .filter((name) => !image.hasAttribute(name))
            .map((name) => `an image without ${name}: ${image.src}`),
        ),
        ...early
          .filter((image) => image.getAttribute('fetchpriority') !== 'high')
          .map((image) => `an early image without fetchpriority: ${image.src}`),
        ...early.slice(1).map((image) => `a further early image: ${image.src}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('parts no words at the end of a line that belong together', () => {
    const partable = ({ document }: BuiltPage) =>
      textsOf(document.querySelector('main'))
        .filter((text) => !FIXED.test(text))
        .filter((text) => bindSpaces(text) !== text)
    expect(faultsOf(pages, partable)).toEqual([])
  })

  it('has soft hyphens in long words of articles and of excerpts on cards, and nowhere else', () => {
    const places = 'article .prose, .post p, .newest p'
    const misplaced = ({ document }: BuiltPage) => {
      const texts = [...document.querySelectorAll('*')].flatMap((element) => {
        const inAttributes = [...element.attributes].map(({ value }) => value)
        const isPlace =
          element.closest(places) && !element.closest('h1, h2, h3, h4, h5, h6, code, button')
        return isPlace ? inAttributes : [...inAttributes, ...ownTexts(element)]
      })
      return texts.filter((text) => text.includes(SOFT_HYPHEN))
    }
    const short = ({ document }: BuiltPage) =>
      (document.body.textContent.match(/[\p{L}\u00AD]+/gu) ?? []).filter(
        (word) => word.includes(SOFT_HYPHEN) && word.replaceAll(SOFT_HYPHEN, '').length < 12,
      )
    expect(faultsOf(pages, misplaced)).toEqual([])
    expect(faultsOf(pages, short)).toEqual([])
    const hyphenated = pages.filter(({ document }) =>
      document.body.textContent.includes(SOFT_HYPHEN),
    )
    const paths = hyphenated.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/blog', `/blog/${textArticle.slug}`]))
  })

  it('is in Lithuanian and has exactly one first heading', () => {
    const faults = faultsOf(pages, ({ path, document }) => {
      const headings = document.querySelectorAll('h1').length
      // The heading of a shell comes with the item that it loads.
      const expected = /^\/shells\/\w+(-preview)?$/.test(path) ? 0 : 1
      return [
        ...(document.documentElement.lang === 'lt' ? [] : ['not in Lithuanian']),
        ...(headings === expected ? [] : [`${headings} first headings`]),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has a title and a description that no other page has, and its address', () => {
    const seen = new Map<string, string>()
    const faults = faultsOf(listed, ({ path, document }) => {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
      const texts = {
        title: document.title.trim(),
        description:
          document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? '',
      }
      const repeated = Object.entries(texts).flatMap(([name, text]) => {
        if (text === '') return [`no ${name}`]
        const earlier = seen.get(`${name} ${text}`)
        seen.set(`${name} ${text}`, path)
        return earlier === undefined ? [] : [`the ${name} of ${earlier}`]
      })
      const isOwn = /^https?:\/\/[^/]+/.test(canonical) && addressIn(canonical) === path
      return [...repeated, ...(isOwn ? [] : [`canonical "${canonical}"`])]
    })
    expect(faults).toEqual([])
  })
})

describe('the page that a card payment returns to', () => {
  it('says what comes next, has the header of private pages and is not for search engines', () => {
    const page = pages.find(({ path }) => path === '/aciu')?.document
    const robots = page?.querySelector('meta[name="robots"]')?.getAttribute('content')
    expect(robots).toBe('noindex')
    const hrefs = [...(page?.querySelectorAll('main a') ?? [])].map((link) => {
      return link.getAttribute('href')?.replace(/\?.*/, '')
    })
    expect(hrefs).toEqual([
      ORDER_PATH,
      `mailto:${brand.email}`,
      '/sutarties-atsisakymas',
      '/p/naudojimo-salygos',
      '/support',
    ])
    expect(linksOf(page, '[data-bar] :is(.button, .button-quiet)')).toEqual([EXIT_PATH])
    const main = textOf(page?.querySelector('main') ?? null)
    for (const said of thanksTexts.contents) {
      expect(main).toContain(said)
    }
  })
})

describe('a sample letter', () => {
  it.each([
    { path: '/consultations', least: 180, most: 250 },
    { path: '/newsletter', least: 120, most: 200 },
  ])('of $least to $most words is on $path, marked as one', ({ path, least, most }) => {
    const page = pages.find((it) => it.path === path)?.document
    const letter = page?.querySelector('[data-sample]')
    expect(textOf(letter?.querySelector('header .badge') ?? null)).toBe('Pavyzdys')
    const written = [
      ...(letter?.querySelectorAll(':scope > :is(p, h3, ol), details > :is(p, h3, ol)') ?? []),
    ]
    const words = written.flatMap((part) => textOf(part).match(/\p{L}+/gu) ?? []).length
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
  })
})

const linksOf = (document: Document | undefined, selector: string) =>
  [...(document?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href'))

it('the feed, the sitemap and the search index have no soft hyphens', async () => {
  const texts: string[] = []
  for await (const file of glob('{*.xml,pagefind/fragment/*}', { cwd: inject('builtSite') })) {
    const content = await readFile(path.join(inject('builtSite'), file))
    texts.push(file.endsWith('.xml') ? content.toString() : gunzipSync(content).toString())
  }
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => text.includes(SOFT_HYPHEN))).toEqual([])
})

describe('the 404 screen', () => {
  it('has a field that searches the articles, and the three newest of them', () => {
    const page = pages.find(({ path }) => path === '/404')?.document
    const field = page?.querySelector('form[action="/blog"] input[type="search"]')
    expect(field?.getAttribute('name')).toBe('q')
    const list = pages.find(({ path }) => path === '/blog')?.document
    const newest = linksOf(list, 'article a[href^="/blog/"]').slice(0, 3)
    expect(newest).toHaveLength(3)
    expect(linksOf(page, 'main a[href^="/blog/"]')).toEqual(newest)
  })
})

describe('the help page', () => {
  it('has the help lines and a quick exit, links without a script', () => {
    const page = pages.find(({ path }) => path === '/support')
    const exit = page?.document.querySelector('header a[data-quick-exit]')
    expect(exit?.getAttribute('href')).toBe('https://www.meteo.lt/')
    expect(exit?.getAttribute('rel')).toBe('noreferrer')
    expect(linksOf(page?.document, 'main a').slice(0, 4)).toEqual([
      'tel:112',
      'tel:080066366',
      'tel:116123',
      'https://specializuotospagalboscentras.lt',
    ])
  })

  it('links the pages that it names', () => {
    const page = pages.find(({ path }) => path === '/support')
    expect(linksOf(page?.document, 'main li a[href^="/"]')).toEqual([
      '/uzsakymas',
      '/sutarties-atsisakymas',
      '/mano-duomenys',
      '/p/privatumo-politika',
    ])
  })
})

/** Returns the path of an address as it is written: a trailing slash or `.html` is not removed. */
function addressIn(canonical: string): string {
  return canonical.replace(/^https?:\/\/[^/]+/, '') || '/'
}

describe('a quiz page', () => {
  it(`loads at most ${PAGE_BUDGETS.quizScript} bytes of script in all (brotli)`, () => {
    const weigh = ({ scriptWithIslands }: BuiltPage) => scriptWithIslands
    const budget = { budget: 'script of a quiz', limit: PAGE_BUDGETS.quizScript }
    expect(tooHeavy(pages.filter(isQuiz), weigh, budget)).toEqual([])
  })

  it('says nothing of weights, bands and warning answers', () => {
    const secrets = /weights|categories|warning/i
    const faults = faultsOf(pages.filter(isQuiz), ({ document }) => {
      const data = [...document.querySelectorAll('astro-island')].map(
        (island) => island.getAttribute('props') ?? '',
      )
      return [document.documentElement.innerHTML, ...data].some((html) => secrets.test(html))
        ? ['names them']
        : []
    })
    expect(faults).toEqual([])
  })

  it('shows its first question before a script runs', () => {
    const published = quizzes.filter((quiz) => quiz.published)
    for (const { slug, questions } of published) {
      const page = pages.find(({ path }) => path === `/testas/${slug}`)
      const [first] = questions
      const main = textOf(page?.document.querySelector('main') ?? null)
      expect(main, slug).toContain(bindSpaces(first?.question ?? '?'))
      for (const option of first?.options ?? []) expect(main, slug).toContain(bindSpaces(option))
    }
  })
})

it('the panel’s page names the file of its island and all files that these import, so that none waits for another', async () => {
  const read = (file: string) => readFile(path.join(inject('builtSite'), file), 'utf8')
  const page = await read('admin.html')
  const named = [...page.matchAll(/<link rel="modulepreload" href="\/([^"]+)">/g)].map(
    ([, file = '']) => file,
  )
  const [, island = ''] = /component-url="\/([^"]+)"/.exec(page) ?? []
  expect(named).toContain(island)
  for (const file of named) {
    for (const [, imported = ''] of (await read(file)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      expect(named, file).toContain(`_astro/${imported}`)
    }
  }
})
