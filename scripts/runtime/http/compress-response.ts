import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Media types that CDNs compress; other images and fonts are compressed already. */
const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/

/** Below this many bytes compression saves no packet. */
const WORTHWHILE_BYTES = 1_024

/** Compression levels that CDNs use on the fly: a good ratio within a millisecond or two. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const encoders = {
  br: (bytes: Uint8Array) =>
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Uint8Array) => toGzip(bytes, { level: GZIP_LEVEL }),
}

/**
 * Compresses a text response, as the CDN does for static files in production.
 * @param acceptEncoding the client's `Accept-Encoding`
 * @returns the response uncompressed when compression gains nothing or the client accepts neither format
 */
export async function compressResponse(
  response: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!COMPRESSIBLE.test(type) || headers.has('content-encoding') || status === 206) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const compressed = new Headers(headers)
  compressed.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (bytes.byteLength < WORTHWHILE_BYTES || encoding === undefined) {
    return new Response(hasBody(status) ? bytes : null, { status, headers: compressed })
  }
  compressed.set('content-encoding', encoding)
  compressed.delete('content-length')
  return new Response(await encoders[encoding](bytes), { status, headers: compressed })
}

function chooseEncoding(acceptEncoding: string | null): keyof typeof encoders | undefined {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name))
}

/** Whether responses with a status may have a body. */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304
}
