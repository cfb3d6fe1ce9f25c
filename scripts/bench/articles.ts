import type { Database } from '#db/client.ts'
import { ARTICLE_CATEGORIES, slugify } from '#src/domain/articles.ts'

const WORDS_IN_ARTICLE = 875
const WORDS_IN_PARAGRAPH = 60
const INSERTED_AT_ONCE = 200

/** Parts of made-up words: articles are to compress and to be searched like real ones. */
const BEGINNINGS =
  'kal ra min jaus sau ry lai my pa ži ger tar suk ve dė niū šil są ąžuol čia'.split(' ')
const MIDDLES = 'bė ti ka no ro me lė di ga ru šy ži na ve to sa'.split(' ')
const ENDINGS = 'jimas tis mas nė ti ant ų ė iai ose as us ą ęs iu imo damas'.split(' ')

/** Numbers from 0 to 1, the same row for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function wordsFrom(random: () => number): (count: number) => string {
  const one = (parts: string[]) => parts[Math.floor(random() * parts.length)] ?? ''
  const word = () =>
    one(BEGINNINGS) + one(MIDDLES) + (random() < 0.5 ? one(MIDDLES) : '') + one(ENDINGS)
  return (count) => Array.from({ length: count }, word).join(' ')
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Markdown of 875 words with subheadings, a link, a list and some emphasis; its words are its own. */
function articleText(words: (count: number) => string): string {
  const blocks: string[] = []
  for (let left = WORDS_IN_ARTICLE; left > 0;) {
    const count = Math.min(left, WORDS_IN_PARAGRAPH)
    left -= count
    if (blocks.length % 4 === 2) blocks.push(`## ${sentence(words(4)).slice(0, -1)}`)
    const first = Math.min(12, count)
    const rest = count - first
    blocks.push(
      blocks.length % 5 === 3
        ? `- ${words(first)}\n- **${words(Math.max(1, rest))}**`
        : `${sentence(words(first))}${rest > 0 ? ` ${sentence(words(rest))}` : ''}`,
    )
  }
  return blocks.join('\n\n')
}

function article(number: number) {
  const random = randomNumbers(number + 1)
  const words = wordsFrom(random)
  const title = sentence(words(5)).slice(0, -1)
  const createdAt = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000)
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title,
    slug: `${slugify(title)}-${number}`,
    excerpt: sentence(words(18)),
    content: articleText(words),
    category: ARTICLE_CATEGORIES[number % ARTICLE_CATEGORIES.length] ?? null,
    published: true,
    tags: words(3).split(' '),
    createdAt,
    updatedAt: createdAt,
  }
}

/**
 * Articles `from` up to before `to`: 875 words each, mostly words that no other article has, the same
 * ones in every run.
 */
export function articles(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => article(from + index))
}

/** Stores these articles. */
export async function storeArticles(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += INSERTED_AT_ONCE) {
    const rows = articles(start, Math.min(start + INSERTED_AT_ONCE, to))
    await db.write.insertInto('blogPosts').values(rows).execute()
  }
}
