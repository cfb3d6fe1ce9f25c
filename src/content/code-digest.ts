import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that takes part in making an entry out of a row. */
const PLACES = ['src/content', 'src/contracts', 'src/domain', 'db/queries']

/**
 * Changes with the code that turns rows into entries, and with the versions of its libraries.
 * @param root the project's folder
 * @param places the folders of that code
 */
export function codeDigest(root: string, places: readonly string[] = PLACES): string {
  const digest = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const place of places) {
    for (const name of readdirSync(join(root, place)).toSorted()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      digest.update(`\n${place}/${name}\n`).update(readFileSync(join(root, place, name)))
    }
  }
  return digest.digest('hex')
}
