import { describe, expect, it } from 'vitest'
import { FEED_LENGTH, feedItems } from './feed.ts'

const post = {
  slug: 'kaip-kalbetis',
  title: 'Kaip kalbėtis',
  excerpt: 'Trumpai.',
  content: '<p>Ramiai.</p>',
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
          content: dirty(post.content),
          tags: [dirty('ryšys')],
        },
      ],
      ORIGIN,
    )
    expect(item).toMatchObject({
      title: post.title,
      description: post.excerpt,
      content: post.content,
      categories: ['Bendravimas', 'ryšys'],
    })
  })

  it('offers an image in one size', () => {
    const content = '<img src="/a.webp" srcset="/b.webp 2x, /c.webp 3x" sizes="100vw" alt="">'
    expect(feedItems([{ ...post, content }], ORIGIN)[0]?.content).toBe(
      `<img src="${ORIGIN}/a.webp" alt="">`,
    )
  })

  it('has whole addresses in the text, where a reader knows no others', () => {
    const content =
      '<a href="/testai">a</a><img src="/a.webp"><a href="//kitur.lt">b</a><a href="#c">c</a>'
    expect(feedItems([{ ...post, content }], ORIGIN)[0]?.content).toBe(
      `<a href="${ORIGIN}/testai">a</a><img src="${ORIGIN}/a.webp"><a href="//kitur.lt">b</a><a href="#c">c</a>`,
    )
  })
})
