import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeBuildFolder } from '../build-folder.ts'
import { productEnvironment } from '../product-environment.ts'
import { SITE_PASSWORD, type SiteAddresses } from './site-addresses.ts'

const addresses = z.object({ url: z.string(), databaseUrl: z.string(), cacheDir: z.string() })

export interface StartedSite extends SiteAddresses {
  stop: () => Promise<void>
}

/**
 * Starts the whole product, built and with its schedules running.
 * @param content what it holds: its seeds alone, or the prepared content beside them.
 */
export async function startSite(content: 'seeds' | 'prepared'): Promise<StartedSite> {
  const folder = await makeBuildFolder('site')
  const child = fork(
    fileURLToPath(new URL('site-process.ts', import.meta.url)),
    [folder, content],
    { env: productEnvironment(), execArgv: [] },
  )
  const site = await ready(child)
  return {
    ...site,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
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
