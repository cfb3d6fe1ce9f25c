import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createIndex, type CustomRecord } from 'pagefind'
import { SEARCH_LANGUAGE } from './search-record.ts'

/** What the search of the site loads; Pagefind's own interface and its worker are not among it. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.lt\.pagefind|.+\.pf_(?:meta|index|fragment))$/

/** Stands before the content of every file that Pagefind compresses. */
const SIGNATURE = 'pagefind_dcd'

/** Every record on its way to Pagefind is in memory a few times over. */
const RECORDS_AT_ONCE = 500

/**
 * Writes an index of the records as a folder that is there whole or not at all.
 * @throws when Pagefind refuses a record or cannot build.
 */
export async function writePagefindFolder(
  folder: string,
  records: readonly CustomRecord[],
): Promise<void> {
  const files = await buildIndex(records)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  for (const { path: name, content } of files) {
    if (!NEEDED.test(path.basename(name))) continue
    const file = path.join(unfinished, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await rename(unfinished, folder)
}

async function buildIndex(records: readonly CustomRecord[]) {
  const { index, errors } = await createIndex({ forceLanguage: SEARCH_LANGUAGE })
  if (!index) throw searchError(errors)
  const refused: string[] = []
  for (let from = 0; from < records.length; from += RECORDS_AT_ONCE) {
    const some = records.slice(from, from + RECORDS_AT_ONCE)
    const added = await Promise.all(some.map((record) => index.addCustomRecord(record)))
    refused.push(...added.flatMap(({ errors: faults }) => faults))
  }
  // Its own `writeFiles` answers before the files are whole.
  const built = await index.getFiles()
  await index.deleteIndex()
  const faults = [...refused, ...built.errors]
  if (faults.length > 0) throw searchError(faults)
  return built.files
}

function searchError(faults: readonly string[]): Error {
  return new Error(`The search index could not be built: ${faults.join(' ')}`)
}

/** By the address of each indexed page, the id that Pagefind names it by in its results. */
export async function readFragmentIds(folder: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const fragments = path.join(folder, 'fragment')
  for (const name of await readdir(fragments)) {
    const content = gunzipSync(await readFile(path.join(fragments, name))).toString('utf8')
    const { url } = JSON.parse(content.slice(SIGNATURE.length)) as { url: string }
    ids.set(url, path.basename(name, '.pf_fragment'))
  }
  return ids
}
