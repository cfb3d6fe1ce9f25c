import { type Fetch, parseJson } from '#src/client/request.ts'
import type { BuildState, PlainItem } from '#src/features/publishing/contracts.ts'
import { BUILD_STATE_PATH } from '#src/features/publishing/publishing.ts'

/** Facts of the live build that the panel shows. */
export interface LiveBuild {
  /** Items shown as plain text, because they exceed the Markdown limits. */
  plainItems: readonly PlainItem[]
  /** Details of the seller that the law requires and that are not set. */
  missing: BuildState['owner']['missing']
  /** Kinds of claims of which visitors see a made-up one. */
  madeUp: BuildState['owner']['madeUp']
  /** Whether a local stand-in answers the requests for AI help. */
  aiStandIn: boolean
}

const fetchByBrowser: Fetch = (address, init) => globalThis.fetch(address, init)

/** Reads the facts of the live build. If they cannot be read, returns empty lists, and false for `aiStandIn`. */
export async function readBuild(fetch = fetchByBrowser): Promise<LiveBuild> {
  let state: Partial<BuildState> | undefined
  try {
    const response = await fetch(BUILD_STATE_PATH, { cache: 'no-cache' })
    state = parseJson(await response.text()) as Partial<BuildState> | undefined
  } catch {
    state = undefined
  }
  return {
    plainItems: state?.plainItems ?? [],
    missing: state?.owner?.missing ?? [],
    madeUp: state?.owner?.madeUp ?? [],
    aiStandIn: state?.aiStandIn ?? false,
  }
}
