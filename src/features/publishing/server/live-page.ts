import type { Context } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import { SLUG_PATTERN } from '#src/core/slugs.ts'
import { EXPERTS_PAGE_TAG, EXPERTS_PATH } from '#src/features/experts/experts.ts'
import { LIVE_PATH } from '../changes.ts'
import { type ItemKind, listTag } from '#src/core/items.ts'
import { itemPath, renderHead } from '#src/features/search/seo.ts'
import { fillShell } from '#src/core/shells.ts'
import { SPECULATION_HEADERS } from '#src/site/speculation.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { failCall } from '#src/server/log.ts'
import { findExpertPage, findExpertsPage, findLiveItem, type LiveItem } from './visible-items.ts'
import { readBuiltOwner, readShell } from '#src/server/site-files.ts'
import { cacheHeaders, pageHeaders } from '#src/server/page-headers.ts'
import { expertHtml, expertsHtml, itemHtml } from './item-html.tsx'
import { pathOf } from '#src/server/request.ts'

const KIND_OF_FOLDER = new Map<string, ItemKind>([
  ['blog', 'post'],
  ['p', 'page'],
  ['testas', 'quiz'],
])

/**
 * Creates the handler of live pages. Answers 200 with the item in a prebuilt shell, 301 for a former slug (except of
 * experts), 404 if there is no such item, and 503 if it cannot be loaded. Below `LIVE_PATH` it also answers for pages
 * that a build contains, with their current content, and for the page of all experts.
 */
export function answerLivePage(database: () => Database) {
  return async (request: Request, context: Context): Promise<Response> => {
    const pathname = pathOf(request)
    if (pathname === LIVE_PATH + EXPERTS_PATH) return await expertsPage(database)
    const base = pathname.startsWith(`${LIVE_PATH}/`) ? LIVE_PATH : ''
    const [, folder = ''] = pathname.slice(base.length).split('/')
    const slug = context.params.slug ?? ''
    if (`/${folder}` === EXPERTS_PATH) return await expertPage(database, slug)
    const kind = KIND_OF_FOLDER.get(folder)
    if (kind === undefined) return new Response(errorTexts.notFound, { status: 404 })
    try {
      const item = SLUG_PATTERN.test(slug) ? await findLiveItem(database(), kind, slug) : null
      if (item === null) return await missingPage(kind)
      if (item.slug !== slug) return moved(base + itemPath(kind, item.slug), kind, slug)
      return await itemPage(kind, item)
    } catch (error) {
      failCall(error)
      return unavailablePage(kind)
    }
  }
}

/** Returns the page of all experts; 503 without a database, so that the browser keeps the prebuilt page. */
async function expertsPage(database: () => Database): Promise<Response> {
  try {
    const { head, experts } = await findExpertsPage(database())
    const parts = { head: renderHead(head), item: expertsHtml(experts) }
    return await html(200, fillShell(await readShell('experts'), parts), EXPERTS_PAGE_TAG)
  } catch (error) {
    failCall(error)
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}

/**
 * Returns an expert's page with the expert's articles. Returns the not-found page with 404 for an unknown slug, and
 * with 503 if the database is unavailable.
 */
async function expertPage(database: () => Database, slug: string): Promise<Response> {
  try {
    const page = SLUG_PATTERN.test(slug) ? await findExpertPage(database(), slug) : null
    if (page === null) return await html(404, await readShell('page-missing'), EXPERTS_PAGE_TAG)
    const parts = { head: renderHead(page.head), item: expertHtml(page.expert, page.posts) }
    const body = fillShell(await readShell('expert'), parts)
    return await html(200, body, EXPERTS_PAGE_TAG, listTag('post'))
  } catch (error) {
    failCall(error)
    return unavailablePage('page')
  }
}

async function itemPage(kind: ItemKind, { slug, head, item }: LiveItem): Promise<Response> {
  const parts = {
    head: renderHead(head),
    item: itemHtml(item, { preview: false, owner: await readBuiltOwner() }),
  }
  return html(200, fillShell(await readShell(kind), parts), `${kind}:${slug}`)
}

async function missingPage(kind: ItemKind): Promise<Response> {
  return html(404, await readShell(`${kind}-missing`), listTag(kind))
}

/**
 * Returns the not-found page with status 503. The specification (section 2) shows an item that cannot be loaded as not
 * found.
 */
async function unavailablePage(kind: ItemKind): Promise<Response> {
  return new Response(await readShell(`${kind}-missing`), {
    status: 503,
    headers: {
      ...(await pageHeaders()),
      'Cache-Control': 'no-store',
      'Retry-After': '30',
    },
  })
}

async function html(status: 200 | 404, body: string, ...tags: string[]): Promise<Response> {
  return new Response(body, {
    status,
    headers: { ...(await pageHeaders()), ...SPECULATION_HEADERS, ...cacheHeaders({ tags }) },
  })
}

function moved(location: string, kind: ItemKind, slug: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, ...cacheHeaders({ tags: [`${kind}:${slug}`] }) },
  })
}
