import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { environment } from './environment.ts'

const buildInfo = z.object({ contentVersion: z.number() })

function siteFile(name: string): Promise<string> {
  return readFile(path.join(environment().siteDirectory, name), 'utf8')
}

/** The content version that the build this function belongs to has baked. */
export async function builtContentVersion(): Promise<number> {
  return buildInfo.parse(JSON.parse(await siteFile('build.json'))).contentVersion
}

export type ShellName = 'post' | 'page' | 'quiz' | 'post-missing' | 'page-missing' | 'quiz-missing'

/** A prebuilt page without an item: see `src/pages/shells`. */
export function readShell(name: ShellName): Promise<string> {
  return siteFile(path.join('shells', `${name}.html`))
}
