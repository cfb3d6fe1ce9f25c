import { fetchInTime } from '#src/core/bounded-fetch.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type BuiltOwner, buildState } from '#src/features/publishing/contracts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { pagePolicy, POLICY_FILE } from '#src/core/security-headers.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { environment } from './environment.ts'

const FETCH_TIMEOUT_MS = 10_000

const buildInfo = z.object({ contentVersion: z.number() })

function siteFile(name: string): Promise<string> {
  return readFile(path.join(environment().siteDirectory, name), 'utf8')
}

/**
 * Reads the content version of a deploy from the deploy's own URL, because the function that handles the event may
 * belong to an earlier deploy. If that fails, reads it from this function's build.
 */
export async function builtContentVersion(deployUrl: string): Promise<number> {
  try {
    const address = new URL('/build.json', deployUrl)
    const response = await fetchInTime(address, FETCH_TIMEOUT_MS)
    return buildInfo.parse(await response.json()).contentVersion
  } catch {
    return buildInfo.parse(JSON.parse(await siteFile('build.json'))).contentVersion
  }
}

/** Reads the owner's settings from the build of the running function; `startingSettings` if that fails. */
export async function readBuiltOwner(): Promise<BuiltOwner> {
  try {
    return buildState.pick({ owner: true }).parse(JSON.parse(await siteFile('build.json'))).owner
  } catch {
    return { ...startingSettings, packages: [], topicQuizzes: {}, missing: [], madeUp: [] }
  }
}

export type ShellName =
  | ItemKind
  | `${ItemKind}-missing`
  | `${ItemKind}-preview`
  | 'preview-refused'
  | 'visitor'
  | 'experts'
  | 'expert'

/** Reads a shell: a built page that a function fills in, or sends as it is (`src/pages/shells`). */
export function readShell(name: ShellName): Promise<string> {
  return siteFile(path.join('shells', `${name}.html`))
}

/** Reads the Content-Security-Policy of the build's pages. If that fails, returns one that allows no inline script. */
export async function readPagePolicy(): Promise<string> {
  try {
    return await siteFile(POLICY_FILE)
  } catch {
    return pagePolicy({ hashes: [], analytics: false })
  }
}
