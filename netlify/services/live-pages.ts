import type { Context } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import { findPublishedPostByAddress } from '#db/queries/posts.ts'
import { findPublishedQuizByAddress } from '#db/queries/quizzes.ts'
import { SLUG_PATTERN } from '#src/domain/articles.ts'
import type { ItemKind } from '#src/domain/items.ts'
import {
  articleHead,
  type HeadTag,
  itemPath,
  LIVE_HEAD_MARKER,
  pageHead,
  quizHead,
  renderHead,
  type SiteIdentity,
} from '#src/domain/seo.ts'
import { brand } from '#src/texts/brand.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { headTexts } from '#src/texts/site.ts'
import { cacheHeaders } from '../http/cache.ts'
import { environment } from './environment.ts'
import { toPublicPost } from './posts.ts'
import { readShell } from './site-files.ts'

/** Seconds for which the CDN may say that there is nothing at an address. */
const MISSING_MAX_AGE = 60

interface LiveItem {
  /** Where the item is now; another one than asked for means that it was moved. */
  slug: string
  head: HeadTag[]
}

const kindOfFolder: Record<string, ItemKind> = { blog: 'post', p: 'page', testas: 'quiz' }

/**
 * Makes the handler of item pages that are not baked yet: 200 with the item's head in a prebuilt
 * shell, 301 from an address the item had before, 404 with the not-found view.
 */
export function answerLivePage(database: () => Database) {
  return async (request: Request, context: Context): Promise<Response> => {
    const [, folder = ''] = new URL(request.url).pathname.split('/')
    const kind = kindOfFolder[folder]
    const slug = context.params.slug ?? ''
    if (kind === undefined) return new Response(errorTexts.notFound, { status: 404 })
    try {
      const item = SLUG_PATTERN.test(slug) ? await findItem(database(), kind, slug) : null
      if (item === null) return await missingPage(kind, slug)
      if (item.slug !== slug) return moved(itemPath(kind, item.slug), kind, slug)
      return await itemPage(kind, item)
    } catch (error) {
      console.error(`The live page ${folder}/${slug} could not be answered.`, error)
      return unavailablePage(kind)
    }
  }
}

async function findItem(db: Database, kind: ItemKind, slug: string): Promise<LiveItem | null> {
  const site: SiteIdentity = {
    name: brand.name,
    origin: environment().origin,
    words: headTexts,
  }
  if (kind === 'quiz') {
    const quiz = await findPublishedQuizByAddress(db, slug)
    return quiz ? { slug: quiz.slug, head: quizHead(quiz, site, 'default') } : null
  }
  const post = await findPublishedPostByAddress(db, { type: kind, slug })
  if (!post) return null
  const item = toPublicPost(post)
  // No build carries this page, so none has drawn its share image.
  const head = kind === 'post' ? articleHead(item, site, 'default') : pageHead(item, site)
  return { slug: post.slug, head }
}

async function itemPage(kind: ItemKind, { slug, head }: LiveItem): Promise<Response> {
  const shell = await readShell(kind)
  return html(
    200,
    shell.replace(LIVE_HEAD_MARKER, () => renderHead(head)),
    kind,
    slug,
  )
}

async function missingPage(kind: ItemKind, slug: string): Promise<Response> {
  return html(404, await readShell(`${kind}-missing`), kind, slug)
}

/**
 * Without the database: the shell, whose island asks the API itself and tells what it gets. Its title
 * can only name the site.
 */
async function unavailablePage(kind: ItemKind): Promise<Response> {
  const shell = await readShell(kind)
  const head = renderHead([{ tag: 'title', text: brand.name }])
  return new Response(shell.replace(LIVE_HEAD_MARKER, head), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '30',
    },
  })
}

function html(status: 200 | 404, body: string, kind: ItemKind, slug: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...cacheHeaders({
        tags: [`${kind}:${slug}`],
        ...(status === 404 ? { maxAge: MISSING_MAX_AGE } : {}),
      }),
    },
  })
}

function moved(location: string, kind: ItemKind, slug: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, ...cacheHeaders({ tags: [`${kind}:${slug}`] }) },
  })
}
