// Proves: A failing hook never fails the save, is recorded and retried
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  type RunningDatabase,
  startDatabase,
} from '../../scripts/runtime/database/start-database.ts'
import { type Runtime, startRuntime } from '../../scripts/runtime/runtime.ts'
import { articleBody } from '../api/content.ts'
import { makeBuildFolder } from '../build-folder.ts'
import { useStandIn } from '../api/stand-in.ts'
import { at } from '../api/test-site.ts'
import { PASSWORD } from './site-process.ts'

const hook = useStandIn()
let dataDir = ''
let database: RunningDatabase | undefined
let runtime: Runtime | undefined

beforeAll(async () => {
  dataDir = await makeBuildFolder('hook')
  database = await startDatabase()
  runtime = await startRuntime({
    port: 0,
    dataDir,
    databaseUrl: database.url,
    site: true,
    rateLimits: true,
    schedules: true,
    log: () => undefined,
    environment: {
      ADMIN_PASSWORD: PASSWORD,
      BUILD_HOOK_URL: hook.url,
      REBUILD_MIN_INTERVAL: '0.2',
    },
  })
})
afterAll(async () => {
  await runtime?.stop()
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(new URL(path, runtime?.url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

it('a hook that answers 500 three times is retried until the article is a static page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const login = await call('POST', '/api/admin/login', { password: PASSWORD })
  const token = String(at(JSON.parse(login.text), 'sessionToken'))
  const state = async () => {
    const { text } = await call('GET', '/api/admin/publishing', undefined, token)
    return String(at(JSON.parse(text), 'status'))
  }
  expect(await state()).toBe('live')

  hook.answerWith(500, 500, 500, 200)
  hook.onSuccess(() => runtime?.requestBuild())
  const slug = 'atkaklus-straipsnis'
  const saved = await call('POST', '/api/admin/blog', articleBody({ slug }), token)
  expect(saved.status).toBe(201)

  await vi.waitUntil(async () => (await state()) === 'live', { timeout: 60_000, interval: 100 })
  expect(hook.requests).toHaveLength(4)
  const list = await call('GET', '/blog')
  expect(list.text).toContain(`/blog/${slug}`)
  const page = await call('GET', `/blog/${slug}`)
  expect(page.text).toContain('<p>Antra pastraipa.</p>')
})
