import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * An empty database as it is when Postgres has just made one, from which databases in memory start
 * in a fraction of the time. Tests start dozens.
 * @param file where it is kept; made when it is not there.
 */
export async function readDatabaseTemplate(file: string): Promise<Blob> {
  if (!existsSync(file)) await makeTemplate(file)
  return new Blob([await readFile(file)])
}

async function makeTemplate(file: string): Promise<void> {
  const database = await PGlite.create()
  const content = await database.dumpDataDir('none')
  await database.close()
  await mkdir(dirname(file), { recursive: true })
  // Whole or not there, whoever else makes it at the same time.
  const part = `${file}.${process.pid}`
  await writeFile(part, Buffer.from(await content.arrayBuffer()))
  await rename(part, file)
}
