import { z } from 'zod'
import type { PostType } from '#src/core/items.ts'
import { DEFAULT_BAND_COLOR } from '#src/features/quizzes/quiz.ts'
import { callerOf, logIn } from '../tools/caller.ts'
import { toMarkdown } from './html.ts'
import { addPicture, type Pictures, replaceImages } from './pictures.ts'
import {
  GENERAL_CATEGORY,
  idOf,
  type ReadItem,
  type Source,
  type SourceItem,
  startOf,
} from './source.ts'

// The calls are those of the specification, section 7, and the fields those of section 3; all but these may be absent.

const listed = z.looseObject({ id: z.unknown(), slug: z.string(), title: z.string() })
const list = z.array(listed)
const fullQuiz = z.looseObject({
  questions: z.array(z.looseObject({})),
  categories: z.array(z.looseObject({})),
})

type Listed = z.output<typeof listed>
type Fields = Record<string, unknown>

const TEXT_FIELDS = [
  'title',
  'excerpt',
  'category',
  'tags',
  'readingTime',
  'metaDescription',
  'seoTitle',
  'focusKeyword',
  'metaKeywords',
  'imageAltText',
]
const QUESTION_FIELDS = ['question', 'questionType', 'options', 'weights', 'order', 'required']
const BAND_FIELDS = ['name', 'description', 'minScore', 'maxScore', 'advice', 'omnisendSegment']

/**
 * Reads an older site of this product through its own calls.
 * @param site its address, without a slash at its end.
 */
export async function readOlderSite(site: string, password: string): Promise<Source> {
  const call = callerOf(site, await logIn(site, password))
  const listOf = async (path: string) => list.parse(await call('GET', path))
  const [posts, pages, quizzes] = await Promise.all([
    listOf('/api/blog'),
    listOf('/api/admin/pages'),
    listOf('/api/admin/quizzes'),
  ])
  const textOf = (kind: PostType, path: string) => (item: Listed) =>
    itemOf(site, kind, item, async () => {
      const whole = typeof item.content === 'string' ? {} : await call('GET', path + item.slug)
      return readText(site, kind, { ...item, ...(whole as Fields) })
    })
  const quizOf = (item: Listed) =>
    itemOf(site, 'quiz', item, async () => {
      const whole = fullQuiz.parse(await call('GET', `/api/admin/quiz/${String(item.id)}/full`))
      return readQuiz(site, { ...item, ...whole })
    })
  return {
    items: [
      ...posts.map(textOf('post', '/api/blog/')),
      ...pages.map(textOf('page', '/api/pages/')),
      ...quizzes.map(quizOf),
    ],
    left: ['drafts of articles, unless the older site lists them: it has no call for them'],
  }
}

function itemOf(
  site: string,
  kind: SourceItem['kind'],
  { id, slug, title }: Listed,
  read: SourceItem['read'],
): SourceItem {
  return { kind, id: knownId(id) ?? idOf(site, kind, slug), slug, title, read }
}

const knownId = (id: unknown) => z.uuid().safeParse(id).data

/** Returns the named fields of a record that have a value. */
function only(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => ((record[name] ?? null) === null ? [] : [[name, record[name]]])),
  )
}

/** Returns publication and dates. The call for articles lists published ones, so they lack the field. */
function placeOf(item: Fields, isListedPublic = false): Fields {
  const published = item.published === true || (isListedPublic && item.published === undefined)
  const createdAt = instantOf(item.createdAt) ?? new Date().toISOString()
  const publishedAt = published ? (instantOf(item.publishedAt) ?? createdAt) : null
  return { published, publishedAt, createdAt, updatedAt: instantOf(item.updatedAt) ?? createdAt }
}

function instantOf(value: unknown): string | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function readText(site: string, kind: PostType, item: Fields): ReadItem {
  const left: string[] = []
  const pictures: Pictures = new Map()
  const source = typeof item.content === 'string' ? item.content : ''
  const isHtml = /<(?:p|br|div|h[1-6]|ul|ol|table|blockquote|figure|img)\b/i.test(source)
  const content = isHtml
    ? toMarkdown(source, site, { pictures, left })
    : replaceImages(source, (address) => addPicture(pictures, address, site) ?? address)
  const { imageUrl, canonicalUrl } = item
  const cover = typeof imageUrl === 'string' ? addPicture(pictures, imageUrl, site) : null
  // An address of the older site would hand the article over to it in searches.
  const canonical = typeof canonicalUrl === 'string' ? URL.parse(canonicalUrl, site) : null
  const isOwn = canonical === null || canonical.origin === new URL(site).origin
  return {
    fields: {
      excerpt: startOf(content),
      ...(kind === 'post' && { category: GENERAL_CATEGORY }),
      ...only(item, TEXT_FIELDS),
      ...placeOf(item, kind === 'post'),
      content,
      imageUrl: cover,
      canonicalUrl: isOwn ? null : canonical.href,
    },
    pictures,
    left,
  }
}

function readQuiz(site: string, quiz: Listed & z.output<typeof fullQuiz>): ReadItem {
  const part = (record: Fields, kind: string, index: number) => ({
    id: knownId(record.id) ?? idOf(site, 'quiz', quiz.slug, kind, String(index)),
  })
  const questions = quiz.questions.map((question, order) => ({
    order,
    ...only(question, QUESTION_FIELDS),
    ...part(question, 'question', order),
  }))
  const categories = quiz.categories.map((band, index) => ({
    ...only(band, BAND_FIELDS),
    color: band.color ?? DEFAULT_BAND_COLOR,
    ...part(band, 'band', index),
  }))
  return {
    fields: {
      ...only(quiz, ['title', 'description', 'instructions']),
      ...placeOf(quiz),
      questions,
      categories,
    },
    pictures: new Map(),
    left: [],
  }
}
