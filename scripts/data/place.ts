import { join } from 'node:path'
import { getStore, type Store } from '@netlify/blobs'
import { endpointHost } from '#db/deploy-marker-rules.ts'
import type { DatabaseEngine } from '../runtime/database/engine.ts'
import { lockDataDirectory } from '../runtime/database/data-lock.ts'
import { openPgliteEngine } from '../runtime/database/pglite-engine.ts'
import { openPostgresEngine } from '../runtime/database/postgres-engine.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { keepSigningSecret } from '../runtime/local-secrets.ts'
import { startBlobs } from '../runtime/site/blobs.ts'
import { BackupError } from './backup-file.ts'

/** Source or target of a backup: a database with its stores of images and erasures. */
export interface Place {
  /** Description for the operator. */
  name: string
  engine: DatabaseEngine
  /** Host of the database's endpoint, as its deploy marker names it. */
  host: string
  images: Store
  erasures: Store
  /** Prefix of the keys in both stores: `production/`, or `dev/` for the local site. */
  prefix: string
  close: () => Promise<void>
}

/**
 * Opens production if `DATABASE_URL` or `NETLIFY_DB_URL` is set, otherwise the local site, which must be stopped.
 * Production's images are read through Netlify's API.
 * @throws Error if it cannot be opened; the message of a BackupError or StartError is one sentence.
 */
export async function openPlace(variables: NodeJS.ProcessEnv): Promise<Place> {
  const databaseUrl = [variables.DATABASE_URL, variables.NETLIFY_DB_URL].find(Boolean)
  return databaseUrl === undefined ? openLocal(variables) : openProduction(databaseUrl, variables)
}

async function openProduction(databaseUrl: string, variables: NodeJS.ProcessEnv): Promise<Place> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables
  if (!siteID || !token) {
    throw new BackupError(
      'The images are in Netlify Blobs: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN beside DATABASE_URL.',
    )
  }
  const host = endpointHost(databaseUrl)
  // Connects past Neon's pooler, which does not keep transaction settings.
  const direct = new URL(databaseUrl)
  direct.hostname = host
  const engine = await openPostgresEngine(direct.href)
  return {
    name: `the database at ${host} and the images of the site ${siteID}`,
    engine,
    host,
    images: getStore({ name: 'images', siteID, token }),
    erasures: getStore({ name: 'erasures', siteID, token }),
    prefix: 'production/',
    close: () => engine.close(),
  }
}

async function openLocal(variables: NodeJS.ProcessEnv): Promise<Place> {
  const { dataDirectory, postgresUrl } = readEnvironment(variables)
  await using opened = new AsyncDisposableStack()
  opened.adopt(await lockDataDirectory(dataDirectory), (lock) => lock.release())
  // `npm start` sets the same secret. A restore needs it to hash email addresses.
  if ((variables.SIGNING_SECRET ?? '') === '') {
    variables.SIGNING_SECRET = await keepSigningSecret(dataDirectory)
  }
  const engine = opened.adopt(
    await (postgresUrl === undefined
      ? openPgliteEngine({ directory: join(dataDirectory, 'database') })
      : openPostgresEngine(postgresUrl)),
    (it) => it.close(),
  )
  const blobs = opened.adopt(await startBlobs(join(dataDirectory, 'blobs')), (it) => it.stop())
  const settings = JSON.parse(Buffer.from(blobs.context, 'base64').toString()) as {
    edgeURL: string
    siteID: string
    token: string
  }
  const kept = opened.move()
  return {
    name: `the local site in ${dataDirectory}`,
    engine,
    host: '127.0.0.1',
    images: getStore({ name: 'images', ...settings }),
    erasures: getStore({ name: 'erasures', ...settings }),
    prefix: 'dev/',
    close: () => kept.disposeAsync(),
  }
}
