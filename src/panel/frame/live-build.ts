import { type Fetch, parseJson } from '#src/client/request.ts'
import type { BuildState, PlainItem } from '#src/features/publishing/contracts.ts'
import { BUILD_STATE_PATH } from '#src/features/publishing/publishing.ts'

/** Facts about the live build for the panel. */
export interface LiveBuild {
  /** Items that exceed the Markdown limits and are shown as plain text. */
  plainItems: readonly PlainItem[]
  /** Legally required details of the seller that are not set. */
  missing: BuildState['owner']['missing']
  /** Kinds of claims of which visitors see a made-up one. */
  madeUp: BuildState['owner']['madeUp']
  /** Whether a local stand-in answers the requests for AI help. */
  aiStandIn: boolean
}

const fetchByBrowser: Fetch = (address, init) => globalThis.fetch(address, init)

/** Reads facts about the live build. If that fails, returns empty lists and false. */
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
