import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { productEnvironment } from '../../../tests/product-environment.ts'
import { type BuildSiteOptions, type Command, projectRoot } from './build-site.ts'

vi.mock('node:fs/promises', { spy: true })

// A separate checkout, with a site of one page.

let folder = ''
let copy: { buildSite: (options: BuildSiteOptions) => Promise<void> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-'))
  const checkout = join(folder, 'site')
  const runtime = 'scripts/runtime'
  await cp(join(projectRoot, runtime), join(checkout, runtime), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(checkout, 'node_modules'))
  await mkdir(join(checkout, 'src/pages'), { recursive: true })
  await writeFile(join(checkout, 'package.json'), '{ "type": "module" }')
  const settings = 'export default { outDir: process.env.SITE_OUT_DIR }'
  await writeFile(join(checkout, 'astro.config.mjs'), settings)
  await writeFile(join(checkout, 'src/pages/index.astro'), '<p>the only page</p>')
  copy = (await import(join(checkout, runtime, 'site/build-site.ts'))) as typeof copy
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function build(
  data: string,
  name: string,
  { command }: { command?: Command } = {},
): Promise<string> {
  const outDir = join(folder, data, name)
  await copy.buildSite({
    outDir,
    cacheDir: join(folder, data, 'cache'),
    env: { ...productEnvironment(), NAME: name },
    signal: AbortSignal.timeout(30_000),
    command,
  })
  return await readFile(join(outDir, 'index.html'), 'utf8')
}

const write = 'mkdir "$SITE_OUT_DIR"; echo $NAME > "$SITE_OUT_DIR/index.html"'
const pretend: { command: Command } = { command: ['sh', '-c', write] }

describe('the pages of a build', () => {
  it('may be for a folder beside the checkout whose name begins as that of the checkout', async () => {
    expect(await build('site-data', 'real')).toContain('<p>the only page</p>')
  })

  it('may be for another disk', async () => {
    const error = Object.assign(new Error('cross-device link'), { code: 'EXDEV' })
    vi.mocked(rename).mockRejectedValueOnce(error)
    expect(await build('elsewhere', 'copied', pretend)).toBe('copied\n')
  })

  it('leave nothing where they were built, nor does one that a crash cut off', async () => {
    const builds = join(folder, 'site/node_modules/.cache/builds')
    await mkdir(builds, { recursive: true })
    const left = await mkdtemp(join(builds, 'left-'))
    const underWay = await mkdtemp(join(builds, 'under-way-'))
    const longAgo = new Date(Date.now() - 20 * 60_000)
    await utimes(left, longAgo, longAgo)
    const place = join(folder, 'place')
    const command: Command = ['sh', '-c', `echo "$SITE_OUT_DIR" > '${place}'; ${write}`]
    await build('data', 'next', { command })
    const own = dirname(await readFile(place, 'utf8'))
    expect([left, own, underWay].map((each) => existsSync(each))).toEqual([false, false, true])
    await rm(underWay, { recursive: true })
  })
})
