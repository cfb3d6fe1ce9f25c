import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#db/migrate.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { createDatabase } from './create-database.ts'

/** Databases that test files copy. They are names on the Postgres server, or files for the embedded database. */
export interface Templates {
  migrated: string
  /** Migrated, and with the starting content. */
  seeded: string
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** Prepares the databases that all test files of a project copy, on the project's kind of database. */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.getProvidedContext()
  const folder = await mkdtemp(path.join(tmpdir(), 'templates-'))
  const templates: Templates =
    postgresUrl === undefined
      ? { migrated: path.join(folder, 'migrated.tar'), seeded: path.join(folder, 'seeded.tar') }
      : { migrated: 'template_migrated', seeded: 'template_seeded' }
  const { migrated, seeded } = templates

  await prepare(migrateToLatest, { name: migrated })
  await prepare(seedWhenEmpty, { name: seeded, from: migrated })
  project.provide('templates', templates)
  return () => rm(folder, { recursive: true, force: true })

  async function prepare(
    work: (databaseUrl: string) => Promise<unknown>,
    { name, from }: { name: string; from?: string },
  ): Promise<void> {
    const database = await startDatabase(
      postgresUrl === undefined
        ? { template: from, saveTo: name }
        : { postgresUrl: await createDatabase(postgresUrl, name, from) },
    )
    try {
      await work(database.url)
    } finally {
      await database.stop()
    }
  }
}
