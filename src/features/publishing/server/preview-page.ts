import type { Context } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import type { ItemKind } from '#src/core/items.ts'
import { documentTitle, renderHead } from '#src/features/search/seo.ts'
import { fillShell } from '#src/core/shells.ts'
import { brand } from '#src/core/brand-texts.ts'
import { headTexts } from '#src/site/site-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { failCall } from '#src/server/log.ts'
import { previewedItem, requireLink } from './previews.ts'
import { readBuiltOwner, readShell, type ShellName } from '#src/server/site-files.ts'
import { type StoredItem, type VisibleItem, visibleItem } from './visible-items.ts'
import { itemHtml } from './item-html.tsx'
import { pageHeaders } from '#src/server/page-headers.ts'

/**
 * Creates the handler of preview links. Renders the item in a prebuilt shell. The response is not indexed or cached,
 * and links to other sites send no referrer.
 */
export function answerPreviewPage(database: () => Database) {
  return async (_request: Request, context: Context): Promise<Response> => {
    let kind: ItemKind = 'page'
    try {
      const link = requireLink(context.params.token ?? '')
      kind = link.kind
      const stored = await previewedItem(database(), link)
      return await page(200, `${kind}-preview`, await partsOf(visibleItem(stored), titleOf(stored)))
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 503
      if (status === 403) return page(403, 'preview-refused')
      if (status === 404) return page(404, `${kind}-missing`)
      failCall(error)
      return page(503, `${kind}-missing`)
    }
  }
}

function titleOf(item: StoredItem): string {
  return item.kind === 'quiz' ? item.quiz.title : (item.post.seoTitle ?? item.post.title)
}

async function partsOf(item: VisibleItem, title: string): Promise<{ head: string; item: string }> {
  const site = { name: brand.name, origin: environment().origin, words: headTexts }
  const head = renderHead([
    { tag: 'title', text: documentTitle(title, site) },
    { tag: 'meta', name: 'robots', content: 'noindex' },
  ])
  return { head, item: itemHtml(item, { preview: true, owner: await readBuiltOwner() }) }
}

async function page(
  status: 200 | 403 | 404 | 503,
  shell: ShellName,
  parts = { head: '', item: '' },
): Promise<Response> {
  return new Response(fillShell(await readShell(shell), parts), {
    status,
    headers: {
      ...(await pageHeaders()),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      ...(status === 503 ? { 'Retry-After': '30' } : {}),
    },
  })
}
