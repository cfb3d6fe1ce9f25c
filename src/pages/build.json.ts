import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'
import { type BuildState, buildState } from '#src/features/publishing/contracts.ts'
import { ownerSettings, packagesOnOffer } from '#src/site/owner.ts'
import { madeUp } from '#src/features/settings/claims.ts'
import { missingDetails } from '#src/features/settings/seller.ts'
import { plainItems, siteState, topicQuizzes } from './_published.ts'

/** Serves facts about this build: content version, time, items shown as plain text, and the owner's settings. */
export const GET: APIRoute = async () => {
  const { contentVersion, builtAt } = await siteState()
  const owner = await ownerSettings()
  // Keeps only what the state names, since the other settings are not public.
  const state: BuildState = buildState.parse({
    contentVersion,
    builtAt,
    plainItems: await plainItems(),
    owner: {
      ...owner,
      packages: await packagesOnOffer(),
      topicQuizzes: await topicQuizzes(),
      missing: missingDetails(owner),
      madeUp: madeUp(owner.claims),
    },
    ...(siteEnvironment().aiStandIn ? { aiStandIn: true } : {}),
  })
  return Response.json(state)
}
