import { describe, expect, test } from 'vitest'
import type { Person } from '#src/features/experts/experts.ts'
import { mediaName } from '#src/features/images/images.ts'
import { sharedCoverPath } from '#src/features/images/responsive-images.ts'
import { defaultShareImagePath } from '#src/features/images/share-images.ts'
import {
  articleHead,
  expertHead,
  expertsHead,
  documentTitle,
  itemPath,
  pageHead,
  plainHead,
  quizHead,
  renderHead,
  type HeadTag,
  type ItemHead,
  type SiteIdentity,
} from './seo.ts'

const site: SiteIdentity = {
  name: 'Akademija',
  origin: 'https://www.example.lt',
  words: { home: 'Pagrindinis', blog: 'Tinklaraštis', tests: 'Testai', quiz: 'Testas' },
}

const article: ItemHead & { author: Person | null } = {
  author: null,
  title: 'Kaip klausytis',
  slug: 'kaip-klausytis',
  excerpt: 'Trumpai apie klausymąsi.',
  seoTitle: null,
  metaDescription: null,
  metaKeywords: [],
  imageUrl: null,
  imageAltText: null,
  canonicalUrl: null,
  category: 'Bendravimas',
  tags: ['klausymasis', 'pora'],
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
}

const person: Person = {
  id: '7f1b',
  name: 'Rasa Pavyzdė',
  qualification: 'Šeimos konsultantė',
  photoUrl: '/media/rasa.webp',
}

/** The expert of these tests as structured data. */
const rasa = {
  '@type': 'Person',
  '@id': 'https://www.example.lt/experts/rasa-pavyzde',
  name: 'Rasa Pavyzdė',
  description: 'Šeimos konsultantė',
  url: 'https://www.example.lt/experts/rasa-pavyzde',
  image: 'https://www.example.lt/media/rasa.webp',
}

/** Returns the contents of all tags called `name`, of any kind. */
function contents(tags: readonly HeadTag[], name: string): string[] {
  return tags.flatMap((tag) => {
    if (tag.tag === 'title') return name === 'title' ? [tag.text] : []
    if (tag.tag === 'meta') return tag.name === name ? [tag.content] : []
    if (tag.tag === 'property') return tag.property === name ? [tag.content] : []
    if (tag.tag === 'link') return tag.rel === name ? [tag.href] : []
    return []
  })
}

function structuredData(tags: readonly HeadTag[], type = 'Article') {
  const found = tags.flatMap((tag) => (tag.tag === 'json-ld' ? [tag.data] : []))
  return found.find((data) => data['@type'] === type)
}

/** Returns the names and addresses of a page's breadcrumbs. */
function way(tags: readonly HeadTag[]): unknown {
  const steps = structuredData(tags, 'BreadcrumbList')?.itemListElement
  return Array.isArray(steps) ? steps.map(({ name, item }: Step) => [name, item]) : steps
}

const cover = {
  imageUrl: `/media/${mediaName({ id: '0'.repeat(32), width: 2400, height: 1600, format: 'webp' })}`,
  imageAltText: 'Du žmonės',
}
const coverAddress = `https://www.example.lt${sharedCoverPath(cover.imageUrl)}`

/** Returns the address of a share image as WebP. */
const asWebp = (image: string) =>
  `${site.origin}/.netlify/images?url=${encodeURIComponent(new URL(image).pathname)}&w=1200&fm=webp`

/** Returns the address and the alternative text. */
const sharedImage = (tags: readonly HeadTag[]) => [
  ...contents(tags, 'og:image'),
  ...contents(tags, 'og:image:alt'),
]

interface Step {
  name: string
  item: string
}

describe('addresses and titles', () => {
  test('put articles under /blog, pages under /p, quizzes under /testas', () => {
    expect(itemPath('post', 'a')).toBe('/blog/a')
    expect(itemPath('page', 'a')).toBe('/p/a')
    expect(itemPath('quiz', 'a')).toBe('/testas/a')
  })

  test('end a title with the academy, unless it is the academy', () => {
    expect(documentTitle('Testai', site)).toBe('Testai - Akademija')
    expect(documentTitle('Akademija', site)).toBe('Akademija')
  })
})

describe('the head of an article', () => {
  const head = () => articleHead(article, site)

  test('has title, description, robots and canonical', () => {
    expect(contents(head(), 'title')).toEqual(['Kaip klausytis - Akademija'])
    expect(contents(head(), 'description')).toEqual(['Trumpai apie klausymąsi.'])
    expect(contents(head(), 'robots')).toEqual(['index, follow'])
    expect(contents(head(), 'canonical')).toEqual(['https://www.example.lt/blog/kaip-klausytis'])
  })

  test('has Open Graph, Twitter and article tags', () => {
    expect(contents(head(), 'og:type')).toEqual(['article'])
    expect(contents(head(), 'og:locale')).toEqual(['lt_LT'])
    expect(contents(head(), 'og:site_name')).toEqual(['Akademija'])
    for (const name of ['og:title', 'twitter:title']) {
      expect(contents(head(), name)).toEqual(['Kaip klausytis - Akademija'])
    }
    expect(contents(head(), 'twitter:description')).toEqual(['Trumpai apie klausymąsi.'])
    expect(contents(head(), 'og:url')).toEqual(['https://www.example.lt/blog/kaip-klausytis'])
    expect(contents(head(), 'twitter:card')).toEqual(['summary_large_image'])
    expect(contents(head(), 'article:published_time')).toEqual([article.publishedAt])
    expect(contents(head(), 'article:modified_time')).toEqual([article.updatedAt])
    expect(contents(head(), 'article:section')).toEqual(['Bendravimas'])
    expect(contents(head(), 'article:tag')).toEqual(['klausymasis', 'pora'])
  })

  test('names a person as author when there is one, else the academy', () => {
    const author = { '@type': 'Organization', name: 'Akademija', url: 'https://www.example.lt' }
    expect(structuredData(head())?.author).toEqual(author)
    const authored = structuredData(articleHead({ ...article, author: person }, site))
    expect(authored?.author).toEqual(rasa)
    expect(authored?.publisher).toMatchObject(author)
  })

  test('has Article structured data', () => {
    expect(structuredData(head())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Kaip klausytis',
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      inLanguage: 'lt-LT',
      articleSection: 'Bendravimas',
      publisher: {
        name: 'Akademija',
        url: 'https://www.example.lt',
        logo: { url: 'https://www.example.lt/icon-512.png' },
      },
    })
  })

  test('prefers the SEO fields', () => {
    const own = articleHead(
      {
        ...article,
        seoTitle: 'Klausymosi menas',
        metaDescription: 'Aprašymas paieškai.',
        metaKeywords: ['klausymasis', 'dialogas'],
        canonicalUrl: 'https://other.example/original',
      },
      site,
    )
    expect(contents(own, 'title')).toEqual(['Klausymosi menas - Akademija'])
    expect(contents(own, 'og:description')).toEqual(['Aprašymas paieškai.'])
    expect(contents(own, 'keywords')).toEqual(['klausymasis, dialogas'])
    expect(contents(own, 'canonical')).toEqual(['https://other.example/original'])
    expect(structuredData(own)).toMatchObject({
      headline: 'Kaip klausytis',
      keywords: 'klausymasis, dialogas',
    })
  })

  test('declares its own image of 1200x630 at its full address', () => {
    const [image = ''] = contents(head(), 'og:image')
    expect(image).toMatch(
      /^https:\/\/www\.example\.lt\/dalijimuisi\/blog\/kaip-klausytis-[0-9a-f]{8}\.jpg$/,
    )
    expect(contents(head(), 'og:image:width')).toEqual(['1200'])
    expect(contents(head(), 'og:image:height')).toEqual(['630'])
    expect(contents(head(), 'og:image:alt')).toEqual(['Kaip klausytis - Akademija'])
    expect(contents(head(), 'twitter:image')).toEqual([image])
    expect(structuredData(head())).toMatchObject({ image: [asWebp(image), image] })
  })

  test.each(['/covers/a.svg', 'https://kitur.example/A.SVG?v=2'])(
    'name no drawing to search engines: %s',
    (imageUrl) => {
      const drawn = articleHead({ ...article, imageUrl }, site)
      const [image = ''] = contents(drawn, 'og:image')
      expect(structuredData(drawn)).toMatchObject({ image: [asWebp(image), image] })
    },
  )

  test('lists its cover for search engines, and shows networks the image of the declared size', () => {
    const pictured = articleHead({ ...article, imageUrl: '/objects/a.webp' }, site)
    const [image = ''] = contents(pictured, 'og:image')
    expect(image).toBe(contents(head(), 'og:image')[0])
    expect(structuredData(pictured)).toMatchObject({
      image: ['https://www.example.lt/objects/a.webp', image],
    })
  })

  test.each(['own', 'default'] as const)(
    'shows networks an uploaded cover, cropped, also where the choice is %s',
    (choice) => {
      const covered = articleHead({ ...article, ...cover }, site, choice)
      expect(sharedImage(covered)).toEqual([coverAddress, 'Du žmonės'])
      expect(contents(covered, 'og:image:width')).toEqual(['1200'])
      expect(contents(covered, 'og:image:height')).toEqual(['630'])
      expect(contents(covered, 'og:image:type')).toEqual(['image/jpeg'])
      expect(contents(covered, 'twitter:image')).toEqual([coverAddress])
      expect(structuredData(covered)).toMatchObject({
        image: [`https://www.example.lt${cover.imageUrl}`, coverAddress],
      })
      const unnamed = articleHead({ ...article, ...cover, imageAltText: null }, site, choice)
      expect(sharedImage(unnamed)).toEqual([coverAddress, 'Kaip klausytis'])
    },
  )

  test('points to the default image while no build has drawn its own', () => {
    const live = articleHead(article, site, 'default')
    const image = `https://www.example.lt${defaultShareImagePath('Akademija')}`
    expect(contents(live, 'og:image')).toEqual([image])
    expect(contents(live, 'twitter:image')).toEqual([image])
    expect(contents(live, 'og:image:alt')).toEqual(['Akademija'])
    expect(structuredData(live)).toMatchObject({ image: [asWebp(image), image] })
    const quiz = { title: 'Testas', slug: 'testas-a', description: 'Apie testą.' }
    expect(contents(quizHead(quiz, site, 'default'), 'og:image')).toEqual([image])
  })

  test('tells the way to it over the blog', () => {
    expect(way(head())).toEqual([
      ['Pagrindinis', 'https://www.example.lt'],
      ['Tinklaraštis', 'https://www.example.lt/blog'],
      ['Kaip klausytis', 'https://www.example.lt/blog/kaip-klausytis'],
    ])
  })

  test('leaves out keywords, section and tags that it has not', () => {
    const bare = articleHead({ ...article, category: null, tags: [] }, site)
    for (const name of ['keywords', 'article:section', 'article:tag']) {
      expect(contents(bare, name)).toEqual([])
    }
  })
})

describe('the heads of other pages', () => {
  test('of a static page carry its own SEO fields', () => {
    const fields = {
      seoTitle: 'Klausimai ir atsakymai',
      metaDescription: 'Ko klausia poros.',
      canonicalUrl: 'https://other.example/klausimai',
    }
    const filled = pageHead({ ...article, ...fields }, site)
    expect(contents(filled, 'title')).toEqual(['Klausimai ir atsakymai - Akademija'])
    expect(contents(filled, 'description')).toEqual(['Ko klausia poros.'])
    expect(contents(filled, 'canonical')).toEqual(['https://other.example/klausimai'])

    const tags = pageHead({ ...article, slug: 'duk', metaKeywords: ['klausimai'] }, site)
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/p/duk'])
    expect(contents(tags, 'og:type')).toEqual(['website'])
    expect(contents(tags, 'keywords')).toEqual(['klausimai'])
    expect(way(tags)).toEqual([
      ['Pagrindinis', 'https://www.example.lt'],
      ['Kaip klausytis', 'https://www.example.lt/p/duk'],
    ])
  })

  test('of a static page show networks its uploaded cover', () => {
    const tags = pageHead({ ...article, ...cover }, site)
    expect(sharedImage(tags)).toEqual([coverAddress, 'Du žmonės'])
  })

  test('show networks the default image', () => {
    const plain = plainHead({ title: 'Testai', description: 'Aprašymas', path: '/testai' }, site)
    const image = `https://www.example.lt${defaultShareImagePath('Akademija')}`
    for (const tags of [plain, pageHead(article, site)]) {
      expect(contents(tags, 'og:image')).toEqual([image])
      expect(contents(tags, 'og:image:width')).toEqual(['1200'])
      expect(contents(tags, 'og:image:height')).toEqual(['630'])
      expect(contents(tags, 'og:image:alt')).toEqual(['Akademija'])
      expect(contents(tags, 'twitter:card')).toEqual(['summary_large_image'])
      expect(contents(tags, 'twitter:image')).toEqual([image])
    }
  })

  test('tell the way from the home page, which has none itself', () => {
    const head = { title: 'Testai', description: 'Aprašymas', path: '/testai' }
    expect(way(plainHead(head, site))).toEqual([
      ['Pagrindinis', 'https://www.example.lt'],
      ['Testai', 'https://www.example.lt/testai'],
    ])
    for (const other of [{ path: '/' }, { robots: 'noindex' }]) {
      const tags = plainHead({ ...head, ...other }, site)
      expect(tags.filter(({ tag }) => tag === 'json-ld')).toEqual([])
    }
  })

  test('carry the data they are given', () => {
    const data = [{ '@type': 'WebSite', name: 'Akademija' }]
    const head = { title: 'Akademija', description: 'Aprašymas', path: '/', data }
    expect(structuredData(plainHead(head, site), 'WebSite')).toEqual(data[0])
  })

  test('of a quiz name the quiz', () => {
    const tags = quizHead({ title: 'Testas', slug: 'testas-a', description: 'Apie testą.' }, site)
    expect(contents(tags, 'title')).toEqual(['Testas - Akademija'])
    expect(contents(tags, 'description')).toEqual(['Apie testą.'])
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/testas/testas-a'])
    expect(contents(tags, 'og:image')[0]).toMatch(
      /\/dalijimuisi\/testas\/testas-a-[0-9a-f]{8}\.jpg$/,
    )
    expect(way(tags)).toEqual([
      ['Pagrindinis', 'https://www.example.lt'],
      ['Testai', 'https://www.example.lt/testai'],
      ['Testas', 'https://www.example.lt/testas/testas-a'],
    ])
  })

  test('of a plain page are indexed unless told otherwise', () => {
    const head = { title: 'Valdymas', description: 'Aprašymas', path: '/admin' }
    expect(contents(plainHead(head, site), 'robots')).toEqual(['index, follow'])
    const hidden = plainHead({ ...head, robots: 'noindex, nofollow' }, site)
    expect(contents(hidden, 'robots')).toEqual(['noindex, nofollow'])
  })

  test('of the home page have the origin as canonical', () => {
    const tags = plainHead({ title: 'Akademija', description: 'Aprašymas', path: '/' }, site)
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt'])
  })
})

describe('the rendered head', () => {
  test('escapes quotes, angle brackets and ampersands', () => {
    const html = renderHead([
      { tag: 'title', text: 'A & B </title><script>' },
      { tag: 'meta', name: 'description', content: '"> <img onerror=x>' },
      { tag: 'property', property: 'og:title', content: 'a"b' },
      { tag: 'link', rel: 'canonical', href: 'https://x.lt/?a=1&b="' },
    ])
    expect(html).toBe(
      '<title>A &amp; B &lt;/title&gt;&lt;script&gt;</title>' +
        '<meta name="description" content="&quot;&gt; &lt;img onerror=x&gt;">' +
        '<meta property="og:title" content="a&quot;b">' +
        '<link rel="canonical" href="https://x.lt/?a=1&amp;b=&quot;">',
    )
  })

  test('cannot be left by JSON-LD, which still says the same', () => {
    const data = { headline: '</script><script>alert("1")</script><!--' }
    const html = renderHead([{ tag: 'json-ld', data }])
    const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? ''
    expect(inside).not.toContain('<')
    expect(JSON.parse(inside)).toEqual(data)
  })
})

describe('the head of the page of experts', () => {
  const page = {
    title: 'Kas atsako į laiškus',
    description: 'Kaip dirba akademija.',
  }

  test('lists each as a person', () => {
    const other = { ...person, id: '9a', name: 'Jonas Kalnas', photoUrl: null }
    const tags = expertsHead([person, other], page, site)
    const { image: _, ...withoutPhoto } = rasa
    const url = 'https://www.example.lt/experts/jonas-kalnas'
    expect(structuredData(tags, 'ItemList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, item: rasa },
      {
        '@type': 'ListItem',
        position: 2,
        item: { ...withoutPhoto, '@id': url, url, name: 'Jonas Kalnas' },
      },
    ])
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/experts'])
  })

  test('lists nobody when nobody is entered', () => {
    const tags = expertsHead([], page, site)
    expect(contents(tags, 'title')).toEqual(['Kas atsako į laiškus - Akademija'])
    expect(structuredData(tags, 'ItemList')).toBeUndefined()
    expect(JSON.stringify(tags)).not.toContain('Person')
  })
})

test('the head of an expert’s page tells of a profile', () => {
  const texts = {
    title: 'Mūsų ekspertai',
    profile: (name: string, of: string) => `${name}: ${of}.`,
  }
  const tags = expertHead(person, texts, site)
  expect(structuredData(tags, 'ProfilePage')).toMatchObject({ mainEntity: rasa })
  expect(contents(tags, 'canonical')).toEqual([rasa.url])
  expect(contents(tags, 'description')).toEqual([`${person.name}: ${person.qualification}.`])
  expect(way(tags)).toEqual([
    ['Pagrindinis', 'https://www.example.lt'],
    ['Mūsų ekspertai', 'https://www.example.lt/experts'],
    ['Rasa Pavyzdė', rasa.url],
  ])
})
