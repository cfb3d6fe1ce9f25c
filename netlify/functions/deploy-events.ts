import type { DeploySucceededEvent, NetlifyFunction } from '@netlify/functions'
import { loggedWork } from '#src/server/logged.ts'
import { database } from '#src/server/database.ts'
import {
  deployFailed,
  deployHeld,
  deploySucceeded,
  isPublished,
} from '#src/features/publishing/server/publishing.ts'
import { builtContentVersion } from '#src/server/site-files.ts'

/** Records how a deploy of the published site ended. */
const deployEvents: NetlifyFunction = {
  deploySucceeded: loggedWork('deploy-succeeded', async ({ deploy }: DeploySucceededEvent) => {
    if (!isPublished(deploy)) return
    if (deploy.publishedAt === null) await deployHeld(database())
    else await deploySucceeded(database(), await builtContentVersion(deploy.permalinkUrl))
  }),
  deployFailed: loggedWork('deploy-failed', async ({ deploy }: DeploySucceededEvent) => {
    if (isPublished(deploy)) await deployFailed(database())
  }),
}

export default deployEvents
