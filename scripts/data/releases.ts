import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../runtime/site/build-site.ts'

/** Folder with a committed dump of each release's database. */
export const RELEASES = path.join(projectRoot, 'db/releases')

/** Commit that was live, with its database. */
export interface Release {
  /** The day on which it went live. */
  name: string
  commit: string
  /** Statements that create the tables of its database, with rows in each. */
  sql: string
}

/** Returns every release, the newest first. */
export async function readReleases(): Promise<Release[]> {
  const files: string[] = []
  for await (const file of glob('*.sql', { cwd: RELEASES })) files.push(file)
  return Promise.all(
    files
      .toSorted()
      .toReversed()
      .map(async (file) => {
        const sql = await readFile(path.join(RELEASES, file), 'utf8')
        const [, name, commit] = /^-- Release (\S+), commit ([0-9a-f]{40})\n/.exec(sql) ?? []
        if (name === undefined || commit === undefined) {
          throw new Error(`${file} does not begin with its release and commit.`)
        }
        return { name, commit, sql }
      }),
  )
}

/** Returns the single statement that loads a dump into an empty database. */
export function loadingStatement({ sql }: Release): string {
  return `do $release$ begin\n${sql}\nend $release$`
}
