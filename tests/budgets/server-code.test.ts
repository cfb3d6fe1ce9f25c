import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import './built-site.ts'

it('a script of the site names neither a driver nor a table of the database, and has no patterns of hyphenation', async () => {
  const migration = await readFile('db/migrations/001-initial.ts', 'utf8')
  const tables = [...migration.matchAll(/create table (\w+_\w+)/g)].map(([, name = '']) => name)
  expect(tables).toContain('consultation_bookings')
  const ofServers = new RegExp(
    ['neondatabase', 'Kysely', 'hyphenationPatterns', ...tables].join('|'),
  )
  const dist = inject('builtSite')
  const faults: string[] = []
  let read = 0
  for await (const file of glob('**/*.js', { cwd: dist })) {
    read += 1
    const found = ofServers.exec(await readFile(path.join(dist, file), 'utf8'))
    if (found) faults.push(`${file}: ${found[0]}`)
  }
  expect(read).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
