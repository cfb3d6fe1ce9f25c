import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getStore } from '@netlify/blobs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recorded } from '../../../tests/support/functions/shared/recorded.ts'
import { startRuntime, type Runtime } from '../runtime.ts'

const functionsDirectory = fileURLToPath(
  new URL('../../../tests/support/functions', import.meta.url),
)
const buildCommand = [fileURLToPath(new URL('./fixtures/build.sh', import.meta.url))] as const

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

let dataDir: string
let runtime: Runtime
const lines: string[] = []

async function start(build = 'first'): Promise<void> {
  vi.stubEnv('FAKE_BUILD', build)
  runtime = await startRuntime({
    port: 0,
    dataDir,
    site: true,
    rateLimits: true,
    schedules: false,
    functionsDirectory,
    buildCommand,
    databaseUrl: 'postgres://nobody@localhost/nothing',
    prepareDatabase: () => Promise.resolve(),
    log: (line) => lines.push(line),
  })
}

/** Requests a build, as a save in the panel does, and waits until it is live. */
async function rebuild(build: string): Promise<void> {
  vi.stubEnv('FAKE_BUILD', build)
  expect((await callHook()).status).toBe(200)
  await runtime.built()
}

async function callHook(): Promise<Response> {
  return await fetch(process.env.BUILD_HOOK_URL ?? '', { method: 'POST' })
}

async function get(path: string, init?: RequestInit): Promise<Response> {
  return await fetch(runtime.url + path, { redirect: 'manual', ...init })
}

async function text(path: string): Promise<string> {
  return await (await get(path)).text()
}

async function countBuilds(): Promise<number> {
  return (await readFile(join(dataDir, 'builds.log'), 'utf8')).trim().split('\n').length
}

/** Blocks builds until the returned file is removed. */
async function holdBuilds(): Promise<string> {
  const hold = join(dataDir, 'hold')
  await writeFile(hold, '')
  vi.stubEnv('FAKE_HOLD', hold)
  return hold
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
  vi.stubEnv('FAKE_LOG', join(dataDir, 'builds.log'))
  recorded.length = 0
  lines.length = 0
})

afterEach(async () => {
  await runtime.stop()
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the static site, with the real netlify.toml', () => {
  beforeEach(async () => await start())

  it('serves pages without their extension, with the headers of the build', async () => {
    const page = await get('/about')
    expect(page.status).toBe(200)
    expect(await page.text()).toBe('about us')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'x-frame-options': 'DENY',
    })
    // A later rule replaces headers of an earlier one, and adds others.
    expect(Object.fromEntries((await get('/blog')).headers)).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-frame-options': 'DENY',
    })
    expect(page.headers.has('x-robots-tag')).toBe(false)
  })

  it('compresses text for clients that read it, as the CDN does', async () => {
    const long = '<p>ilgas tekstas</p>'.repeat(500)
    await writeFile(join(dataDir, 'site/dist/long.html'), long)
    const packed = await get('/long', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(long)
    const plain = await get('/long', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(await plain.text()).toBe(long)
  })

  it('lets browsers keep hashed files for ever and search engines ignore the panel', async () => {
    const asset = await get('/_astro/style.first.css')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toContain('text/css')
    expect((await get('/admin')).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('answers again with a hashed file as it did before', async () => {
    const path = '/_astro/style.first.css'
    const answers = [await get(path), await get(path)]
    const [first, second] = answers.map(({ headers }) => Object.fromEntries(headers))
    expect({ ...second, date: first?.date }).toEqual(first)
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array(2).fill('body { content: "first" }'),
    )
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    ['/courses', '/testai'],
    ['/pages/duk', '/p/duk'],
    ['/pages/duk?a=1', '/p/duk?a=1'],
    ['/privacy', '/p/privatumo-politika'],
    ['/terms', '/p/naudojimo-salygos'],
    ['/cookies', '/p/slapuku-politika'],
  ])('redirects %s to %s for good', async (from, to) => {
    const response = await get(from)
    expect(response.status).toBe(301)
    // Stays on the site, whatever host the client sends.
    expect(response.headers.get('location')).toBe(to)
  })

  it('shows the 404 page of the build at unknown addresses, with the headers', async () => {
    const response = await get('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('unknown address')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('lets an existing file win over a function that prefers static files, and only then', async () => {
    expect(await text('/blog/baked')).toBe('static article')
    expect(await text('/blog/fresh')).toBe('live fresh')
  })

  it('lets any other function win over files and redirects', async () => {
    expect(await text('/limited')).toBe('passed')
  })

  it('answers HEAD with the headers alone', async () => {
    const response = await get('/about', { method: 'HEAD' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('')
  })

  it('does not lead out of the built folder', async () => {
    for (const path of ['/../netlify.toml', '/%2e%2e/netlify.toml', '/..%2fnetlify.toml']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('scales images of its own and refuses foreign ones', async () => {
    await writeFile(join(dataDir, 'site/dist/dot.png'), Buffer.from(onePixel, 'base64'))
    const response = await get('/.netlify/images?url=/dot.png&w=16&fm=webp')
    expect(response.headers.get('content-type')).toBe('image/webp')
    const image = Buffer.from(await response.arrayBuffer())
    expect(image.toString('latin1', 0, 4)).toBe('RIFF')
    expect(image.toString('latin1', 8, 12)).toBe('WEBP')
    expect((await get('/.netlify/images?url=https://example.com/x.png&w=16')).status).toBe(403)
  })

  it('keeps objects byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await getStore('images').set('dev/a.webp', bytes.buffer, { metadata: { type: 'image/webp' } })
    const stored = await getStore('images').getWithMetadata('dev/a.webp', { type: 'arrayBuffer' })
    expect(Buffer.from(stored.data).equals(Buffer.from(bytes))).toBe(true)
    expect(stored.metadata).toEqual({ type: 'image/webp' })
  })
})

describe('builds', () => {
  it('puts a new build up and tells the functions', async () => {
    await start()
    await rebuild('second')
    expect(await text('/')).toContain('begin second')
    expect(recorded).toEqual([
      'deploy ready in production: null',
      'deploy ready in production: null',
    ])
    expect(process.env.SITE_DIR).toBe(join(dataDir, 'site/dist'))
    expect(await readFile(join(dataDir, 'site/dist/index.html'), 'utf8')).toContain('end second')
  })

  it('never shows a missing or half-built page while builds follow each other', async () => {
    await start('n0')
    let seen = 0
    let running = true
    const problems: string[] = []
    const look = async () => {
      while (running) {
        const response = await get('/')
        const page = await response.text()
        const match = /^<p>begin (\w+) asset (\S+) end \1<\/p>$/.exec(page)
        const asset = match ? await get(match[2] ?? '') : undefined
        if (response.status !== 200 || asset?.status !== 200) {
          problems.push(`${response.status} ${page} ${asset?.status ?? ''}`)
        }
        await asset?.text()
        seen += 1
      }
    }
    const lookers = [look(), look(), look()]
    for (let number = 1; number <= 6; number += 1) await rebuild(`n${number}`)
    running = false
    await Promise.all(lookers)
    expect(problems).toEqual([])
    expect(seen).toBeGreaterThan(20)
    expect(await text('/')).toContain('begin n6')
  })

  it('leaves the old build up when a new one fails, and says why in one message', async () => {
    await start()
    await rebuild('fails')
    expect(await text('/')).toContain('begin first')
    expect(lines).toEqual([
      'The build of the site failed with exit code 3. The earlier build stays up. The last it said:\n' +
        'The page about.astro does not compile.',
    ])
    expect(recorded.at(-1)).toBe(
      'deploy error in production: The build of the site failed with exit code 3.',
    )
    await rebuild('third')
    expect(await text('/')).toContain('begin third')
  })

  it('merges many calls of the hook', async () => {
    vi.stubEnv('FAKE_SECONDS', '0.2')
    await start()
    vi.stubEnv('FAKE_BUILD', 'second')
    await Promise.all(Array.from({ length: 20 }, callHook))
    await runtime.built()
    expect(await countBuilds()).toBe(3)
    expect(await text('/')).toContain('begin second')
  })

  it('takes a wrong hook address for unknown', async () => {
    await start()
    const response = await get('/.netlify/build-hook/guessed', { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await countBuilds()).toBe(1)
  })

  it('still has the hashed files of the build before, for pages that are open', async () => {
    await start()
    await rebuild('second')
    expect(await text('/_astro/style.first.css')).toBe('body { content: "first" }')
    await rebuild('third')
    expect((await get('/_astro/style.first.css')).status).toBe(404)
    expect(await text('/_astro/style.second.css')).toBe('body { content: "second" }')
  })

  it('keeps two builds on the disk', async () => {
    await start()
    for (const build of ['second', 'third', 'fourth']) await rebuild(build)
    await vi.waitFor(async () => {
      expect(await readdir(join(dataDir, 'site/builds'))).toEqual(['3', '4'])
    }, 10_000)
  })

  it('answers 503 until the very first one is up', async () => {
    const hold = await holdBuilds()
    const starting = start()
    await vi.waitFor(async () => expect(await countBuilds()).toBe(1), { timeout: 20_000 })
    const response = await fetch(process.env.PUBLIC_SITE_URL ?? '')
    expect([response.status, await response.text()]).toEqual([503, 'The site is starting.\n'])
    await rm(hold)
    await starting
    expect(runtime.isRebuilding).toBe(false)
    expect(await text('/')).toContain('begin first')
  })

  it('cannot start when the very first build fails', async () => {
    await expect(start('fails')).rejects.toThrow('The build of the site failed with exit code 3.')
  })
})

describe('a start over the builds of an earlier run', () => {
  const deployId = async () => {
    const told = (await get('/echo/a')).headers.get('x-told')
    return (JSON.parse(told ?? '') as { deploy: { id: string } }).deploy.id
  }

  beforeEach(async () => {
    await start()
    await runtime.stop()
    recorded.length = 0
  })

  it('shows the last one at once, and another when that is built', async () => {
    const hold = await holdBuilds()
    await start('second')
    expect(runtime.isRebuilding).toBe(true)
    expect(await text('/')).toContain('end first')
    expect(await text('/blog/fresh')).toBe('live fresh')
    expect(await deployId()).toBe('1')
    expect(await readFile(join(dataDir, 'site/dist/index.html'), 'utf8')).toContain('end first')
    expect(recorded).toEqual([])

    await rm(hold)
    await runtime.built()
    expect(await text('/')).toContain('end second')
    expect(await text('/_astro/style.first.css')).toContain('first')
    expect(await deployId()).toBe('2')
    expect(recorded).toEqual(['deploy ready in production: null'])
  })

  it('leaves it up when the new one fails, and tells the functions', async () => {
    await start('fails')
    await runtime.built()
    expect(await text('/')).toContain('begin first')
    expect(lines.join()).toContain('The earlier build stays up.')
    expect(recorded).toEqual([
      'deploy error in production: The build of the site failed with exit code 3.',
    ])
  })

  it.each(['site/builds/1', 'site/builds/1/dist/index.html', 'site/dist'])(
    'builds first when it is damaged: without %s',
    async (path) => {
      await rm(join(dataDir, path), { recursive: true })
      await start('second')
      expect(runtime.isRebuilding).toBe(false)
      expect(await text('/')).toContain('end second')
      expect(await countBuilds()).toBe(2)
    },
  )
})

describe('a stop', () => {
  it('ends a build under way', async () => {
    await start()
    vi.stubEnv('FAKE_SECONDS', '60')
    await callHook()
    await vi.waitFor(async () => expect(await countBuilds()).toBe(2), 10_000)
    const before = performance.now()
    await runtime.stop()
    expect(performance.now() - before).toBeLessThan(2_000)
    expect(lines).toEqual([])
    expect(await readdir(join(dataDir, 'site/builds'))).toEqual(['1'])
  })
})
