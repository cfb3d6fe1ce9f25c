import type { Context } from '@netlify/functions'
import { CHANGES_TAG } from '#src/features/publishing/changes.ts'
import { mediaTag, readMediaName } from '../images.ts'
import { SHARED_RESOURCE } from '#src/core/security-headers.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { readImage } from './image-store.ts'
import { cacheHeaders, WITHOUT_QUERY } from '#src/server/page-headers.ts'

const FOREVER = 'max-age=31536000, immutable'

/** Answers `/media/:name` with the bytes of a stored image. */
export async function answerMedia(request: Request, context: Context): Promise<Response> {
  const name = context.params.name ?? ''
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, errorTexts.methodNotAllowed, { Allow: 'GET, HEAD' })
  }
  const known = readMediaName(name)
  try {
    const bytes = known && (await readImage(name))
    if (!bytes) {
      return plainText(404, imageTexts.notFound, cacheHeaders({ tags: [CHANGES_TAG] }))
    }
    return new Response(bytes, {
      headers: {
        'Content-Type': `image/${known.format}`,
        ...SHARED_RESOURCE,
        'Cache-Control': `public, ${FOREVER}`,
        'Netlify-CDN-Cache-Control': `public, durable, ${FOREVER}`,
        'Netlify-Cache-Tag': mediaTag(name),
        ...WITHOUT_QUERY,
        // Images stay the same across deploys.
        'Netlify-Cache-ID': 'media',
      },
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return plainText(503, error.userMessage, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  }
}

function plainText(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}
