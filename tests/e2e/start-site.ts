import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeBuildFolder } from '../build-folder.ts'
import { productEnvironment } from '../product-environment.ts'
import { SITE_PASSWORD, type SiteAddresses } from './site-addresses.ts'

/** Cache folder of a site, shared by builds: cached images are keyed by content. */
export const SHARE_IMAGES = 'share-images'

const addresses = z.object({
  url: z.string(),
  databaseUrl: z.string(),
  cacheDir: z.string(),
  mailDir: z.string(),
})

export type Variables = Readonly<Record<string, string>>

export interface StartedSite extends SiteAddresses {
  stop: () => Promise<void>
}

/** A site whose data survive its process. */
export interface MortalSite extends StartedSite {
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again with its existing data, at the same address. */
  startAgain: () => Promise<void>
}

/**
 * Starts the whole product, built and with its schedules running.
 * @param content the seeds only, or the prepared content too.
 * @param options.images cached by another site: rendering them takes longer than everything else.
 * @param options.variables of its environment.
 */
export async function startSite(
  content: 'seeds' | 'prepared',
  { images, variables }: { images?: string; variables?: Variables } = {},
): Promise<StartedSite> {
  const folder = await makeBuildFolder('site')
  if (images !== undefined) {
    await cp(images, path.join(folder, 'site/cache', SHARE_IMAGES), { recursive: true })
  }
  const child = forkSite([folder, content], variables)
  const site = await ready(child)
  return {
    ...site,
    async stop() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the product with only its seeds, on a database on disk.
 * @param built the pages of another site, so that starts need no build.
 */
export async function startMortalSite(built: string): Promise<MortalSite> {
  const folder = await makeBuildFolder('site')
  const start = (port: string) => forkSite([folder, 'lasting', port, built])
  let child = start('0')
  const site = await ready(child)
  return {
    ...site,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async startAgain() {
      child = start(new URL(site.url).port)
      await ready(child)
    },
    async stop() {
      if (child.connected) await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function forkSite(parameters: string[], variables: Variables = {}): ChildProcess {
  const script = fileURLToPath(new URL('site-process.ts', import.meta.url))
  return fork(script, parameters, {
    env: { ...productEnvironment(), ...variables },
    execArgv: ['--liftoff-only'],
  })
}

/** Disconnects from a site's process, which then exits. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

async function ready(child: ChildProcess): Promise<SiteAddresses> {
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`The site did not start; its process ended with ${String(code)}.`))
    })
  })
  return { ...addresses.parse(message), password: SITE_PASSWORD }
}
