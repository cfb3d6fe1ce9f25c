import { describe, expect, test } from 'vitest'
import {
  articleHead,
  documentTitle,
  itemPath,
  pageHead,
  plainHead,
  quizHead,
  renderHead,
  type HeadTag,
  type ItemHead,
} from './seo.ts'

const site = { name: 'Akademija', origin: 'https://www.example.lt' }

const article: ItemHead = {
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
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
}

/** Contents of all tags called `name`, whatever kind of tag they are. */
function contents(tags: readonly HeadTag[], name: string): string[] {
  return tags.flatMap((tag) => {
    if (tag.tag === 'title') return name === 'title' ? [tag.text] : []
    if (tag.tag === 'meta') return tag.name === name ? [tag.content] : []
    if (tag.tag === 'property') return tag.property === name ? [tag.content] : []
    if (tag.tag === 'link') return tag.rel === name ? [tag.href] : []
    return []
  })
}

function structuredData(tags: readonly HeadTag[]): Record<string, unknown> | undefined {
  return tags.find((tag) => tag.tag === 'json-ld')?.data
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
  const tags = articleHead(article, site)

  test('has title, description, robots and canonical', () => {
    expect(contents(tags, 'title')).toEqual(['Kaip klausytis - Akademija'])
    expect(contents(tags, 'description')).toEqual(['Trumpai apie klausymąsi.'])
    expect(contents(tags, 'robots')).toEqual(['index, follow'])
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/blog/kaip-klausytis'])
  })

  test('has Open Graph, Twitter and article tags', () => {
    expect(contents(tags, 'og:type')).toEqual(['article'])
    expect(contents(tags, 'og:locale')).toEqual(['lt_LT'])
    expect(contents(tags, 'og:url')).toEqual(['https://www.example.lt/blog/kaip-klausytis'])
    expect(contents(tags, 'twitter:card')).toEqual(['summary'])
    expect(contents(tags, 'article:published_time')).toEqual([article.createdAt])
    expect(contents(tags, 'article:modified_time')).toEqual([article.updatedAt])
    expect(contents(tags, 'article:section')).toEqual(['Bendravimas'])
    expect(contents(tags, 'article:tag')).toEqual(['klausymasis', 'pora'])
  })

  test('has Article structured data', () => {
    expect(structuredData(tags)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Kaip klausytis',
      datePublished: article.createdAt,
      dateModified: article.updatedAt,
      inLanguage: 'lt-LT',
      articleSection: 'Bendravimas',
    })
    expect(structuredData(tags)).not.toHaveProperty('image')
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

  test('declares the image as 1200x630 at its full address', () => {
    const pictured = articleHead(
      { ...article, imageUrl: '/objects/a.webp', imageAltText: 'Du žmonės kalbasi' },
      site,
    )
    expect(contents(pictured, 'og:image')).toEqual(['https://www.example.lt/objects/a.webp'])
    expect(contents(pictured, 'og:image:width')).toEqual(['1200'])
    expect(contents(pictured, 'og:image:height')).toEqual(['630'])
    expect(contents(pictured, 'og:image:alt')).toEqual(['Du žmonės kalbasi'])
    expect(contents(pictured, 'twitter:card')).toEqual(['summary_large_image'])
    expect(contents(pictured, 'twitter:image')).toEqual(['https://www.example.lt/objects/a.webp'])
    expect(structuredData(pictured)).toMatchObject({
      image: ['https://www.example.lt/objects/a.webp'],
    })
  })

  test('leaves out keywords, section and image that it has not', () => {
    const bare = articleHead({ ...article, category: null, tags: [] }, site)
    for (const name of ['keywords', 'article:section', 'article:tag', 'og:image']) {
      expect(contents(bare, name)).toEqual([])
    }
  })
})

describe('the heads of other pages', () => {
  test('of a static page carry its own SEO fields', () => {
    const tags = pageHead({ ...article, slug: 'duk', metaKeywords: ['klausimai'] }, site)
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/p/duk'])
    expect(contents(tags, 'og:type')).toEqual(['website'])
    expect(contents(tags, 'keywords')).toEqual(['klausimai'])
  })

  test('of a quiz name the quiz', () => {
    const tags = quizHead({ title: 'Testas', slug: 'testas-a', description: 'Apie testą.' }, site)
    expect(contents(tags, 'title')).toEqual(['Testas - Akademija'])
    expect(contents(tags, 'description')).toEqual(['Apie testą.'])
    expect(contents(tags, 'canonical')).toEqual(['https://www.example.lt/testas/testas-a'])
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
