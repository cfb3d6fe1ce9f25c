import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeBuildFolder } from '../build-folder.ts'
import { placeSharedBuild } from '../shared-build.ts'
import { freePort, type SiteProcess, startSite, untilReady } from './site-process.ts'

let dataDir = ''
let running: SiteProcess | undefined
let first: SiteProcess

beforeAll(async () => {
  dataDir = await makeBuildFolder('data')
  await placeSharedBuild(dataDir)
  first = await start()
})
afterAll(async () => {
  await running?.kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts a site that no build replaces. */
async function start(): Promise<SiteProcess> {
  const environment = { PAYMENT_LINK_WEEKLY: 'ne adresas' }
  const site = startSite({ port: await freePort(), dataDir, environment })
  running = site
  await untilReady(site)
  return site
}

describe('a start that cannot succeed says why in one sentence', () => {
  const sentence = (site: SiteProcess) =>
    site
      .output()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .at(-1) ?? ''

  const expectFirstAlive = async () => {
    expect((await fetch(`${first.url}/api/quizzes`)).status, 'the first one lives on').toBe(200)
  }

  it('when the port is taken', async () => {
    const port = Number(new URL(first.url).port)
    const other = await mkdtemp(path.join(tmpdir(), 'site-data-'))
    const second = startSite({ port, dataDir: other })
    expect(await second.ended).toBe(1)
    expect(sentence(second)).toContain(String(port))
    expect(second.output()).not.toMatch(/^\s+at /m)
    await expectFirstAlive()
    await rm(other, { recursive: true, force: true })
  })

  it('when another instance uses the same data', async () => {
    const second = startSite({ port: await freePort(), dataDir })
    expect(await second.ended).toBe(1)
    expect(sentence(second)).toContain(dataDir)
    expect(second.output()).not.toMatch(/^\s+at /m)
    await expectFirstAlive()
  })

  it('when the data folder cannot be written', async () => {
    const file = path.join(dataDir, 'a-file')
    await writeFile(file, '')
    const site = startSite({ port: await freePort(), dataDir: path.join(file, 'data') })
    expect(await site.ended).toBe(1)
    expect(sentence(site)).toContain(file)
    expect(site.output()).not.toMatch(/^\s+at /m)
  })
})

describe('a site that was built before', () => {
  beforeAll(() => first.kill())

  it('keeps the site up when the next build fails, and says so in one sentence', async () => {
    const site = await start()
    expect(site.output()).toContain('The site is shown as it was last built, and is being rebuilt.')
    await vi.waitUntil(() => site.output().includes('The earlier build stays up.'), {
      timeout: 90_000,
      interval: 50,
    })
    expect((await fetch(`${site.url}/blog`)).status).toBe(200)
    expect(await site.stop('SIGINT')).toBe(0)
  })
})
