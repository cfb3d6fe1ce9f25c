import type { SendFile } from '#src/client/send-file.ts'
import { type Fetch, hasStatus, httpFailure, parseJson, request } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { importItem } from '#src/features/archive/contracts.ts'
import { sentenceOf, whyPassed } from '#src/features/archive/panel/content-import.ts'
import { createImageImporter } from '#src/features/archive/panel/image-importer.ts'
import {
  CallFailed,
  listDeletedItems,
  listStoredImages,
  listStoredItems,
} from '#src/features/archive/panel/stored-content.ts'
import { MEDIA_PATH } from '#src/features/images/images.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { messageOf } from '../runtime/start-error.ts'
import { fetchPicture, fitPicture, type Pictures, replaceImages } from './pictures.ts'
import type { ReadItem, Source, SourceItem } from './source.ts'

const PASSED = {
  exists: 'is here already',
  address: 'its address is taken here',
  deleted: 'was deleted here',
}

/** Result of an import. */
export interface Report {
  created: number
  /** Sentences about items that were not stored because they are here, or were. */
  passed: string[]
  /** Sentences about what was not taken. */
  left: string[]
  /** Sentences about items that were not stored; another run tries them again. */
  failed: string[]
}

/** Returns why a call has failed. A failed `fetch` tells only in its cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallFailed) return sentenceOf(error.failure)
  return messageOf(error instanceof TypeError ? (error.cause ?? error) : error)
}

/** Calls a site as the administrator. A call that a rate limit refuses is repeated later. */
function administratorOf(site: string, token: string) {
  const send: Fetch = async (path, init) => {
    for (;;) {
      const response = await fetch(new URL(path, site), init)
      if (response.status !== 429) return response
      const seconds = Number(response.headers.get('Retry-After')) || 10
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
  const session: Pick<Session, 'call'> = {
    call: (route, input) => request(route, { ...input, token }, { fetch: send }),
  }
  const sendFile: SendFile = async (path, body, { signal }) => {
    const headers = { 'Content-Type': body.type }
    const response = await send(path, { method: 'PUT', headers, body, signal })
    const text = await response.text()
    if (response.ok) return { ok: true, data: null }
    return httpFailure(response, text, parseJson(text))
  }
  return { session, send: sendFile }
}

/**
 * Stores what a site lacks of a source, item by item, as an import of an archive does. Nothing that the site has is
 * changed, so a run that was stopped is completed by another one.
 * @param site address of the site.
 * @param token of an administrator's session.
 * @param options.withoutLostPictures whether a text is stored without pictures whose servers do not answer.
 * @throws CallFailed if the site does not tell what it has.
 */
export async function moveIn(
  { items, left }: Source,
  site: string,
  token: string,
  options: { withoutLostPictures?: boolean } = {},
): Promise<Report> {
  const { signal } = new AbortController()
  const { session, send } = administratorOf(site, token)
  const [stored, deleted, images] = await Promise.all([
    listStoredItems(session, signal),
    listDeletedItems(session, signal),
    listStoredImages(session, signal),
  ])
  const importer = createImageImporter({ session, send, stored: images })
  const ids = new Set(stored.map(({ id }) => id))
  const report: Report = { created: 0, passed: [], left: [...left], failed: [] }

  /** Uploads the pictures that the site lacks. @returns the paths of those that do not exist. */
  async function storePictures(pictures: Pictures, left: string[]): Promise<Set<string>> {
    const lost = new Set<string>()
    for (const [name, url] of pictures) {
      if (importer.knows(name)) continue
      const reason = await storePicture(name, url)
      if (reason === null) continue
      lost.add(MEDIA_PATH + name)
      left.push(`the picture ${url} is left out: ${reason}`)
    }
    return lost
  }

  /** @returns null, or why there is no such picture. @throws if another run may find it. */
  async function storePicture(name: string, url: string): Promise<string | null> {
    let found: Uint8Array | null
    try {
      found = await fetchPicture(url)
    } catch (cause) {
      if (options.withoutLostPictures === true) return reasonOf(cause)
      throw new Error(`the picture ${url} cannot be fetched (${reasonOf(cause)})`, { cause })
    }
    if (found === null) return 'it is not there'
    const bytes = await fitPicture(found)
    if (bytes === null) return 'it is no picture'
    const uploaded = await importer.upload({ name, bytes }, signal)
    if (uploaded.ok) return null
    const isRefused = [400, 413, 415].some((status) => hasStatus(uploaded.failure, status))
    if (isRefused) return sentenceOf(uploaded.failure)
    throw new Error(`the picture ${url} cannot be stored (${sentenceOf(uploaded.failure)})`)
  }

  async function store({ kind, id, slug }: SourceItem, { fields, ...read }: ReadItem) {
    // Before its pictures are stored, which nothing would show if the item were refused.
    validated({ kind, item: { ...fields, id, slug } })
    const lost = await storePictures(read.pictures, read.left)
    const item = { ...withoutImages(fields, lost), id, slug }
    const pictures = [...read.pictures.keys()].map((name) => ({ name }))
    const body = importer.readdress(validated({ kind, item }), pictures)
    const result = await session.call(routes.importItem, { body })
    if (!result.ok) throw new Error(sentenceOf(result.failure))
  }

  for (const item of items) {
    const { kind, id, slug } = item
    const name = `${kind} "${item.title}" (${slug})`
    const reason = whyPassed({ kind, item }, { ids, stored, deleted })
    if (reason !== null) {
      report.passed.push(`${name}: ${PASSED[reason]}`)
      continue
    }
    try {
      const read = await item.read()
      await store(item, read)
      report.created += 1
      report.left.push(...read.left.map((sentence) => `${name}: ${sentence}`))
      ids.add(id)
      stored.push({ kind, id, slug, formerSlugs: [] })
    } catch (error) {
      report.failed.push(`${name}: ${reasonOf(error)}`)
    }
  }
  return report
}

/** @throws with the messages of all fields if an item cannot be stored. */
function validated(body: unknown) {
  const parsed = importItem.body.safeParse(body)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.slice(1).join('.')}: ${message}`,
  )
  throw new Error(faults.join('; '))
}

/** Removes images from the fields of an item. @param lost their paths. */
function withoutImages(fields: ReadItem['fields'], lost: ReadonlySet<string>): ReadItem['fields'] {
  const { content, imageUrl } = fields
  if (lost.size === 0 || typeof content !== 'string') return fields
  const shown = replaceImages(content, (address) => (lost.has(address) ? null : address))
  return {
    ...fields,
    content: shown.replaceAll(/\n{3,}/g, '\n\n').trim(),
    imageUrl: lost.has(String(imageUrl)) ? null : imageUrl,
  }
}
