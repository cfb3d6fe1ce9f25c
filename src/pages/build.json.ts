import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/content/site-environment.ts'
import type { BuildState } from '#src/contracts/publishing.ts'
import { plainItems, siteState } from './_published.ts'

/** States the content version of the live site. */
export const GET: APIRoute = async () => {
  const { contentVersion, builtAt } = await siteState()
  return Response.json({
    contentVersion,
    builtAt,
    plainItems: await plainItems(),
    ...(siteEnvironment().aiStandIn ? { aiStandIn: true } : {}),
  } satisfies BuildState)
}
