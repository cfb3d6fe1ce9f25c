import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import type { Contract } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { answerFault, type Sent } from './answers.ts'
import { type Draft, Encoded, requestsFor } from './requests.ts'
import { send } from './send.ts'
import type { FuzzedSite } from './site.ts'
import { listOf, readStored, type StoredValues } from './stored.ts'
import { Stored } from './values.ts'

/** Number of accepted and refused calls. */
export interface Tally {
  accepted: number
  refused: number
}

/** Paths of the calls that need an upload link. */
const OF_UPLOADS: readonly string[] = [routes.uploadObject.path, routes.attachImage.path]

/** Tables that a refused call may write to, by path: its background work writes them, or the write has no effect. */
const KNOWN_TABLES: Readonly<Record<string, readonly string[]>> = {
  '/api/admin/generate-blog-image': ['image_jobs'],
  '/api/admin/generate-blog-image/:id': ['image_jobs'],
  // The call claims the upload link, and releases it if the file is refused.
  '/api/objects/upload/:token': ['uploads'],
}

/** Maximum length of a query string in characters: servers accept some 16 KB of URL and headers in all. */
const LONGEST_QUERY = 6000

/**
 * Limits in milliseconds of a wait for the work after an answer: at most `most`, and until nothing is written for
 * `quiet`. A delivery is triggered 200 ms after the answer.
 */
const AFTERWARDS = { most: 3000, quiet: 400 }

/** Maximum number of times that a refused call is sent again while tables still change. */
const REPETITIONS = 4

/**
 * Sends `runs` generated requests to one call; calls that only read may be fuzzed concurrently.
 * @throws with the smallest request found whose answer is wrong, the seed, and the fault.
 */
export async function fuzzContract(
  site: FuzzedSite,
  contract: Contract,
  runs: number,
): Promise<Tally> {
  const { watched } = site
  const tally: Tally = { accepted: 0, refused: 0 }
  site.prepareFor(contract.route)
  let token = await site.logIn()
  const reads = contract.route.method === 'GET'
  let stored = reads ? await readStored(watched.db) : await restore(site, contract, token)
  const property = fc.asyncProperty(requestsFor(contract), async (draft) => {
    if (contract.route.path.endsWith('/login')) {
      await watched.db.write.deleteFrom('loginAttempts').execute()
    }
    const sent = await sendDraft(site, { contract, draft, token, stored })
    const fault = answerFault(contract, sent)
    if (fault !== null) throw new Error(`${fault}:\n${describe(sent)}`)
    if (sent.status === 401) token = await site.logIn()
    if (sent.status < 400) {
      tally.accepted += 1
      if (reads) return
      await watched.takeChanges()
      noteAccepted(sent, stored)
      if (contract.route.method === 'DELETE') {
        stored = forget(stored, sent)
        if (isExhausted(stored, contract)) stored = await restore(site, contract, token)
      }
      return
    }
    tally.refused += 1
    if (reads) return
    let changes = await changesOf(site, contract)
    // Background work of an earlier call may have written the rows. If so, the same call does not write them when it is
    // sent again.
    for (let tries = 0; changes.length > 0; tries += 1) {
      await settle(site)
      const again = await sendDraft(site, { contract, draft, token, stored })
      if (tries === REPETITIONS || again.status !== sent.status) {
        throw new Error(`A refused call changed ${changes.join(', ')}\n${describe(sent)}`)
      }
      changes = await changesOf(site, contract)
    }
  })
  await fc.assert(property, { numRuns: runs })
  const written = reads ? await changesOf(site, contract) : []
  if (written.length > 0) throw new Error(`Reading has changed ${written.join(', ')}`)
  return tally
}

/** Returns the tables that a call has changed and that are not in `KNOWN_TABLES`. */
async function changesOf({ watched }: FuzzedSite, { route }: Contract): Promise<string[]> {
  const known = KNOWN_TABLES[route.path] ?? []
  return (await watched.takeChanges()).filter((table) => !known.includes(table))
}

async function restore(
  { watched, password, openUploads }: FuzzedSite,
  { route }: Contract,
  token: string,
): Promise<StoredValues> {
  await watched.restore()
  const stored = await readStored(watched.db)
  const isOfUploads = OF_UPLOADS.includes(route.path)
  const uploads = isOfUploads ? await openUploads(token) : []
  await watched.takeChanges()
  const tokens = uploads.map((address) => address.slice(address.lastIndexOf('/') + 1))
  return { ...stored, lists: { ...stored.lists, password: [password], uploads, token: tokens } }
}

async function sendDraft(
  { url }: FuzzedSite,
  call: { contract: Contract; draft: Draft; token: string; stored: StoredValues },
): Promise<Sent> {
  const { contract, draft, token, stored } = call
  const params = Object.fromEntries(
    Object.entries(draft.params).map(([name, value]) => [
      name,
      value instanceof Encoded
        ? value.text
        : encodeURIComponent(String(value instanceof Stored ? resolve(value, stored) : value)),
    ]),
  )
  const fill = (value: unknown) =>
    value instanceof Stored ? resolve(value, stored, params) : value
  const query = new URLSearchParams(
    Object.entries(draft.query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, asText(fill(value))]],
    ),
  )
    .toString()
    .slice(0, LONGEST_QUERY)
  const path = contract.route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const { body } = draft
  const request = {
    method: draft.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...fromSomewhere(),
      ...draft.headers,
      ...(contract.access === 'admin' ? { Authorization: `Bearer ${token}` } : {}),
    },
    body:
      body.kind === 'none'
        ? undefined
        : body.kind === 'bytes'
          ? body.bytes
          : jsonOf(body.value, fill),
  }
  return { ...request, ...(await send(url, request)) }
}

/** Serializes a value; the result is empty if JSON cannot represent it. */
function jsonOf(value: unknown, fill: (part: unknown) => unknown): Buffer {
  const text = JSON.stringify(value, (_, part: unknown) => fill(part)) as string | undefined
  return Buffer.from(text ?? '')
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

/** Returns the stored value that a placeholder in a request stands for. */
function resolve(
  { what, index }: Stored,
  { lists, versions, questions }: StoredValues,
  params: Readonly<Record<string, string>> = {},
): unknown {
  const of = <Value>(known: Readonly<Record<string, Value>>, key = '') =>
    // A hostile parameter such as `__proto__` must not find what every object inherits.
    Object.hasOwn(known, key) ? known[key] : undefined
  if (what === 'updatedAt') return of(versions, params.id) ?? '2026-01-01T00:00:00.000Z'
  const ofQuiz = of(questions, params.slug) ?? []
  if (what === 'question') return ofQuiz[index % ofQuiz.length] ?? crypto.randomUUID()
  if (what === 'answers') {
    return ofQuiz.map((questionId) => ({
      questionId,
      answer: index % 2,
    }))
  }
  const list = lists[what] ?? []
  return list[index % list.length] ?? crypto.randomUUID()
}

/** Remembers the version of a saved record, so that it can be saved again. */
function noteAccepted({ text }: Sent, stored: StoredValues): void {
  const { id, updatedAt } = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  if (typeof id === 'string' && typeof updatedAt === 'string') stored.versions[id] = updatedAt
}

/** Returns the stored values without those that the path of a deletion names. */
function forget(stored: StoredValues, { path }: Sent): StoredValues {
  const lists = Object.fromEntries(
    Object.entries(stored.lists).map(([name, values]) => [
      name,
      values.filter((value) => !path.includes(value)),
    ]),
  )
  return { ...stored, lists }
}

/** Whether no stored value is left for some parameter in the path of a call. */
function isExhausted({ lists }: StoredValues, { route: { path } }: Contract): boolean {
  return [...path.matchAll(/:(\w+)/g)].some(
    ([, name = '']) => lists[listOf(path, name)]?.length === 0,
  )
}

/** Waits until the work after the answer writes nothing more. */
async function settle({ watched }: FuzzedSite): Promise<void> {
  for (let waited = 0; waited < AFTERWARDS.most; waited += AFTERWARDS.quiet) {
    await setTimeout(AFTERWARDS.quiet)
    if ((await watched.takeChanges()).length === 0) return
  }
}

function describe({ method, path, headers, body, status, text }: Sent): string {
  const lines = [
    `${method} ${path.slice(0, 500)}`,
    JSON.stringify(headers).slice(0, 300),
    body?.toString().slice(0, 1500) ?? '(no body)',
    `-> ${status} ${text.slice(0, 500)}`,
  ]
  return lines.join('\n')
}
