import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { productEnvironment } from '../product-environment.ts'
import { SITE_PASSWORD, type SiteAddresses } from './site-addresses.ts'

const addresses = z.object({ url: z.string(), databaseUrl: z.string() })

/** Starts the whole product once for all files: seeded, built, with its schedules running. */
export default async function setup(project: TestProject) {
  const child = fork(fileURLToPath(new URL('site-process.ts', import.meta.url)), {
    env: productEnvironment(),
    execArgv: [],
  })
  const site = await ready(child)
  project.provide('site', site)
  const variants = await mkdtemp(path.join(tmpdir(), 'variants-'))
  project.provide('variantsFolder', variants)
  return async () => {
    await rm(variants, { recursive: true })
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
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
