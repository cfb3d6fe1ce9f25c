import type { DeploySucceededEvent } from '@netlify/functions'

/** How a build of the site ended. */
export interface DeployOutcome {
  /** The build's own id, also `context.deploy.id` while it is up. */
  id: string
  /** One sentence when the build failed, null when it is up. */
  errorMessage: string | null
  startedAt: Date
  endedAt: Date
}

/** The event that the platform would send for a build of the production site. */
export function toDeployEvent(outcome: DeployOutcome, origin: string): DeploySucceededEvent {
  const { id, errorMessage, startedAt, endedAt } = outcome
  const failed = errorMessage !== null
  return {
    deploy: {
      id,
      siteId: 'local',
      buildId: id,
      state: failed ? 'error' : 'ready',
      errorMessage,
      url: origin,
      sslUrl: origin,
      permalinkUrl: origin,
      adminUrl: origin,
      context: 'production',
      branch: null,
      commitRef: null,
      commitUrl: null,
      commitMessage: null,
      committer: null,
      title: null,
      createdAt: startedAt.toISOString(),
      publishedAt: failed ? null : endedAt.toISOString(),
      time: Math.round((endedAt.getTime() - startedAt.getTime()) / 1_000),
      manual: false,
      framework: 'astro',
    },
    site: { id: 'local', name: 'local', url: origin, adminUrl: origin },
  }
}
