import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * Writes a text so that it is there whole or not at all, also when two threads write the same one, or
 * the build is killed in between.
 */
export function writeText(folder: string, name: string, html: string): void {
  const path = join(folder, name)
  const unfinished = `${path}.${threadId}.part`
  writeFileSync(unfinished, html)
  renameSync(unfinished, path)
}
