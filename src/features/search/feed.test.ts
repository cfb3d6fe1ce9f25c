import { describe, expect, it } from 'vitest'
import { FEED_LENGTH, feedItems } from './feed.ts'

const post = {
  slug: 'kaip-kalbetis',
  title: 'Kaip kalbėtis',
  excerpt: 'Trumpai.',
  source: 'Ramiai.',
  category: 'Bendravimas',
  tags: ['pokalbis', 'ryšys'],
  publishedAt: '2026-11-20T08:30:00.000Z',
}
const ORIGIN = 'https://akademija.example'

describe('the feed', () => {
  it('holds the 50 newest articles, in their order', () => {
    const posts = Array.from({ length: 51 }, (_, index) => ({ ...post, slug: `nr-${index}` }))
    const links = feedItems(posts, ORIGIN).map(({ link }) => link)
    expect(FEED_LENGTH).toBe(50)
    expect(links).toEqual(posts.slice(0, 50).map(({ slug }) => `/blog/${slug}`))
  })

  it('tells of an article its category and tags, its day and its text', () => {
    expect(feedItems([post], ORIGIN)).toEqual([
      {
        title: 'Kaip kalbėtis',
        description: 'Trumpai.',
        link: '/blog/kaip-kalbetis',
        pubDate: new Date('2026-11-20T08:30:00Z'),
        categories: ['Bendravimas', 'pokalbis', 'ryšys'],
        content: '<p>Ramiai.</p>',
      },
    ])
    expect(feedItems([{ ...post, category: null, tags: [] }], ORIGIN)[0]?.categories).toEqual([])
  })

  it('is well-formed XML whatever an older text holds', () => {
    const dirty = (text: string) => `${text}\u0007\ufffe`
    const [item] = feedItems(
      [
        {
          ...post,
          title: dirty(post.title),
          excerpt: dirty(post.excerpt),
          source: dirty(post.source),
          tags: [dirty('ryšys')],
        },
      ],
      ORIGIN,
    )
    expect(item).toMatchObject({
      title: post.title,
      description: post.excerpt,
      content: '<p>Ramiai.</p>',
      categories: ['Bendravimas', 'ryšys'],
    })
  })

  const contentOf = (source: string) => feedItems([{ ...post, source }], ORIGIN)[0]?.content

  it('offers an image in one size, with a whole address', () => {
    const image = '/media/0123456789abcdef0123456789abcdef-2400x1600.webp'
    const resized = `/.netlify/images?url=${encodeURIComponent(image)}&amp;w=1200`
    expect(contentOf(`![Stalas](${image})`)).toBe(
      `<p><img src="${ORIGIN}${resized}" alt="Stalas" width="2400" height="1600" /></p>`,
    )
    expect(contentOf('<img src="/a.webp" srcset="/b.webp 2x" sizes="100vw" loading="lazy">')).toBe(
      `<img src="${ORIGIN}/a.webp" alt="" />`,
    )
  })

  it('has whole addresses in the text, where a reader knows no others, and no links within it', () => {
    expect(contentOf('## Dalis\n\n[a](/testai) [b](https://kitur.lt/) [c](#dalis-dalis)')).toBe(
      `<h2>Dalis</h2>\n<p><a href="${ORIGIN}/testai">a</a> <a href="https://kitur.lt/" rel="noopener">b</a> c</p>`,
    )
  })

  it.each([' sizes="x"', ' srcset="a 2x"', 'href="#a"', 'src="/a"', ' loading="lazy" id="b"'])(
    'keeps %j as it was typed',
    (words) => {
      expect(contentOf(`Rašykite taip:${words} ir \`${words}\`.`)).toBe(
        `<p>Rašykite taip:${words} ir <code>${words}</code>.</p>`,
      )
    },
  )
})
