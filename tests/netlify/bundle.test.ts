import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { FunctionResult } from '@netlify/zip-it-and-ship-it'
import { parse } from 'smol-toml'
import { describe, expect, inject, it } from 'vitest'
import * as newsletterPages from '#src/features/newsletter/server/newsletter-pages.tsx'
import * as orderPages from '#src/features/orders/server/order-pages.tsx'
import * as ownDataPages from '#src/features/clients/server/own-data-pages.tsx'
import * as quizPages from '#src/features/quizzes/server/visitor-pages.tsx'
import * as withdrawalPages from '#src/features/orders/server/withdrawal-page.tsx'
import * as routes from '#src/core/routes.ts'
import { READ_RATE_LIMIT } from '#src/core/contract.ts'
import { CONTEXT_FILE } from '#src/core/deploys.ts'
import { allContracts } from '../all-contracts.ts'
import { BUILT_MARK } from './bundles-setup.ts'
import { functionsAt } from './routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const functionsDirectory = path.join(root, 'netlify/functions')

const contracts = await allContracts()

const visitorPages = {
  ...newsletterPages,
  ...orderPages,
  ...ownDataPages,
  ...quizPages,
  ...withdrawalPages,
}

/** Limit for the unpacked files of one archive; the platform accepts archives of 50 MB. */
const MAX_BYTES = 30_000_000

/** Limit for the payment webhook, which has the checkout's library besides the files that every function has. */
const MAX_WEBHOOK_BYTES = 5_000_000

/** Limit for the unpacked files of all archives together. */
const MAX_ALL_BYTES = 145_000_000

/** The functions that show or report a build, so that publishing changes them. */
const READERS = ['deploy-events', 'live-page', 'preview-page', 'visitor-pages']

/** The functions that render pages or mails. */
const RENDERERS = [
  'deliver-outbox-background',
  'letter-preview',
  'live-page',
  'preview-page',
  'visitor-pages',
]

const bundled = inject('bundles')

/** Tells whether a bundle has a file of the build. */
async function carriesBuild({ path: directory }: FunctionResult): Promise<boolean> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const contents = files.map(({ parentPath, name }) => readFile(path.join(parentPath, name)))
  return (await Promise.all(contents)).some((content) => content.includes(BUILT_MARK))
}

function patternsOf(result: FunctionResult): string[] {
  return (result.routes ?? []).map((route) => route.pattern)
}

/** Returns the functions that answer at an address of this form, by the expressions that the bundler has written. */
function functionsOf(pattern: string): FunctionResult[] {
  return functionsAt(bundled, addressOf(pattern)).map(({ bundle }) => bundle)
}

function addressOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, 'x')
}

describe("Netlify's bundler", () => {
  it('bundles every function file, and takes nothing else for a function', async () => {
    const entries = await readdir(functionsDirectory)
    const files = entries.filter((entry) => entry.endsWith('.ts'))
    expect(bundled.map(({ name }) => name).sort()).toEqual(
      files.map((file) => path.basename(file, '.ts')).sort(),
    )
  })

  it('serves each call of the contracts by one function', () => {
    for (const { path: called } of Object.values(routes)) {
      expect(functionsOf(called), called).toHaveLength(1)
    }
    const paths = bundled.flatMap(patternsOf).filter((pattern) => pattern.startsWith('/api/'))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(contracts.map(([name, { route }]) => [name, route.path] as const))(
    'writes expressions by which one function answers %s, with and without a slash',
    (_name, pattern) => {
      const [found, ...others] = functionsOf(pattern)
      expect(others).toEqual([])
      expect(functionsAt(bundled, `${addressOf(pattern)}/`).map(({ bundle }) => bundle)).toEqual([
        found,
      ])
      // The function's pattern is that of the call itself, or that of all calls of the panel.
      const [{ pattern: taken } = { pattern: '' }] = functionsAt(bundled, addressOf(pattern))
      expect([pattern, '/api/admin/*']).toContain(taken)
    },
  )

  it('has few functions, each with a reason to be one', () => {
    expect(bundled.length).toBeLessThanOrEqual(19)
  })

  it('leaves methods to the functions, so that a wrong one gets 405 and not another page', () => {
    expect(bundled.flatMap(({ routes }) => routes ?? []).flatMap(({ methods }) => methods)).toEqual(
      [],
    )
  })

  it.each(contracts.map(([, contract]) => [contract.route.path, contract] as const))(
    'reads the rate limit of the contract for %s',
    (pattern, { rateLimit }) => {
      const rules = functionsOf(pattern)[0]?.trafficRules
      expect(rules?.action.config.rateLimitConfig).toEqual(
        rateLimit && { ...rateLimit, algorithm: 'sliding_window' },
      )
      expect(rules?.action.config.aggregate.keys).toEqual(
        rateLimit && [{ type: 'ip' }, { type: 'domain' }],
      )
    },
  )

  it('finds a rate limit in the contract of every public write', () => {
    const writes = contracts.filter(
      // The checkout's servers call only as configured, with a signature, so that call needs no rate limit.
      ([name, { access, route }]) =>
        access === 'public' && route.method !== 'GET' && name !== 'receivePayment',
    )
    expect(writes.length).toBeGreaterThan(5)
    expect(writes.filter(([, { rateLimit }]) => rateLimit === undefined)).toEqual([])
  })

  it.each(Object.values(visitorPages).map((page) => [page.path, page] as const))(
    'reads the rate limit of the page %s',
    (pattern, { rateLimit }) => {
      const [{ trafficRules } = {}, ...others] = functionsOf(pattern)
      expect(others).toEqual([])
      expect(trafficRules?.action.config.rateLimitConfig).toEqual({
        ...rateLimit,
        algorithm: 'sliding_window',
      })
    },
  )

  it('serves item pages from a function only where no static file exists', () => {
    const live = bundled.find(({ name }) => name === 'live-page')
    expect(live?.routes).toMatchObject([
      { pattern: '/blog/:slug', prefer_static: true },
      { pattern: '/p/:slug', prefer_static: true },
      { pattern: '/testas/:slug', prefer_static: true },
      { pattern: '/experts/:slug', prefer_static: true },
      { pattern: '/gyvai/:folder/:slug', prefer_static: true },
      { pattern: '/gyvai/experts', prefer_static: true },
    ])
    expect(live?.trafficRules?.action.config.rateLimitConfig).toMatchObject(READ_RATE_LIMIT)
  })

  it('serves the pages behind preview links', () => {
    const preview = bundled.find(({ name }) => name === 'preview-page')
    expect(preview?.routes).toMatchObject([{ pattern: '/perziura/:token' }])
  })

  it('runs what is pending every five minutes and hears how deploys end', () => {
    expect(bundled.find(({ name }) => name === 'publish-pending')?.schedule).toBe('*/5 * * * *')
    expect(bundled.find(({ name }) => name === 'read-mailbox')?.schedule).toBe('*/5 * * * *')
    expect(bundled.find(({ name }) => name === 'delete-expired')?.schedule).toBe('17 3 * * *')
    expect(
      bundled.find(({ name }) => name === 'deploy-events')?.eventSubscriptions?.sort(),
    ).toEqual(['deploy_failed', 'deploy_succeeded'])
  })

  it('runs in the background only what makes images and what sends mails', () => {
    const background = bundled.filter(({ invocationMode }) => invocationMode === 'background')
    expect(background.map(({ name }) => name)).toEqual([
      'deliver-outbox-background',
      'generate-image-background',
    ])
  })

  it('packs the library of images, with its native part, where images are made, and nowhere else', async () => {
    const packed: Record<string, string[]> = {}
    for (const { name, path: directory } of bundled) {
      const files = await readdir(directory, { recursive: true })
      const library = files.filter((file) => /node_modules\/.*(sharp|vips)/.test(file))
      if (library.length > 0) packed[name] = library
    }
    expect(Object.keys(packed).sort()).toEqual(['generate-image-background', 'upload'])
    for (const files of Object.values(packed)) {
      for (const part of [/sharp-.*\.node$/, /libvips.*\.(so|dylib|dll)/]) {
        expect(files).toContainEqual(expect.stringMatching(part))
      }
    }
  })

  it('packs no Node, and far less than the platform takes', async () => {
    let all = 0
    for (const { name, path: directory } of bundled) {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
      expect(files.filter((file) => path.basename(file) === 'node')).toEqual([])
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      expect(bytes, name).toBeLessThan(name === 'payments-webhook' ? MAX_WEBHOOK_BYTES : MAX_BYTES)
      all += bytes
    }
    expect(all).toBeLessThan(MAX_ALL_BYTES)
  })

  it.each(bundled.map(({ name, path: directory }) => [name, directory]))(
    'packs all that %s needs to start',
    async (name, directory) => {
      const files = await readdir(directory, { recursive: true })
      const main = files.find((file) => file.endsWith(`netlify/functions/${name}.mjs`))
      const module = pathToFileURL(path.join(directory, main ?? '')).href
      await promisify(execFile)(process.execPath, ['--import', module, '--eval', ''])
    },
  )

  it('packs nothing of the local runtime, the tests or the browser', async () => {
    for (const { name, path: directory } of bundled) {
      const files = await readdir(directory, { recursive: true })
      const mayRender = RENDERERS.includes(name)
      const foreign = files.filter(
        (file) =>
          /electric-sql|astro|vitest|playwright/.test(file) ||
          (!mayRender && file.includes('react')),
      )
      expect(foreign, name).toEqual([])
    }
  })
})

describe('a publish', () => {
  it('changes the bundles of those functions alone that read the build', async () => {
    const changed: string[] = []
    for (const bundle of bundled) {
      if (await carriesBuild(bundle)) changed.push(bundle.name)
    }
    expect(changed.sort()).toEqual(READERS)
  })

  it('is read by no other function but for its context, and none packs Node', async () => {
    const settings = parse(await readFile(path.join(root, 'netlify.toml'), 'utf8'))
    const { included_files: shared, ...functions } = settings.functions as Record<
      string,
      { included_files?: string[] }
    > & { included_files: string[] }
    const reading = Object.keys(functions).filter((name) =>
      functions[name]?.included_files?.some((file) => file.startsWith('dist/')),
    )
    expect(reading.sort()).toEqual(READERS)
    expect(shared.filter((file) => !file.startsWith('!node_modules/'))).toEqual([
      `dist/${CONTEXT_FILE}`,
    ])
  })
})
