import type { Context } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import { documentTitle, LIVE_HEAD_MARKER, renderHead } from '#src/domain/seo.ts'
import { brand } from '#src/texts/brand.ts'
import { headTexts } from '#src/texts/site.ts'
import { RequestError } from '../errors.ts'
import { environment } from '../services/environment.ts'
import { type Link, previewedItem, type Previewed, requireLink } from '../services/previews.ts'
import { readShell, type ShellName } from '../services/site-files.ts'

/**
 * Makes the handler of the pages behind preview links: the prebuilt preview shell of the item, whose
 * island loads it. No search engine or cache keeps them, and no other site learns their address.
 */
export function answerPreviewPage(database: () => Database) {
  return async (_request: Request, context: Context): Promise<Response> => {
    let link: Link | null = null
    try {
      link = requireLink(context.params.token ?? '')
      const item = await previewedItem(database(), link)
      return await page(200, `${item.kind}-preview`, titleOf(item))
    } catch (error) {
      if (error instanceof RequestError && error.status === 403) {
        return page(403, 'preview-refused')
      }
      if (error instanceof RequestError && error.status === 404 && link !== null) {
        return page(404, `${link.kind}-missing`)
      }
      console.error('A preview could not be answered.', error)
      return page(503, `${link?.kind ?? 'page'}-preview`, brand.name)
    }
  }
}

function titleOf(item: Previewed): string {
  return item.kind === 'quiz' ? item.quiz.title : (item.post.seoTitle ?? item.post.title)
}

/** @param title for shells that have a place for the head. */
async function page(
  status: 200 | 403 | 404 | 503,
  shell: ShellName,
  title = '',
): Promise<Response> {
  const site = { name: brand.name, origin: environment().origin, words: headTexts }
  const head = renderHead([
    { tag: 'title', text: documentTitle(title, site) },
    { tag: 'meta', name: 'robots', content: 'noindex' },
  ])
  const html = await readShell(shell)
  return new Response(
    html.replace(LIVE_HEAD_MARKER, () => head),
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        ...(status === 503 ? { 'Retry-After': '30' } : {}),
      },
    },
  )
}
