import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NetlifyDev } from '@netlify/dev'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateToLatest } from '#db/migrate.ts'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import { CONTEXT_FILE } from '#src/core/deploys.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { articleBody } from '../api/content.ts'
import { at, isRecord, textAt } from '../api/test-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const disabled = { enabled: false }
const PASSWORD = 'slaptažodis emuliatoriui'

/**
 * The functions that are called here. The emulator bundles every function that it finds before it answers, and
 * bundle.test.ts tests the bundles of the others.
 */
const CALLED = ['admin', 'admin-login', 'forms', 'public-reads', 'quiz-submit', 'upload'].map(
  (name) => `${name}.ts`,
)

let project = ''
let dev: NetlifyDev | undefined
let stopDatabase: () => Promise<void> = () => Promise.resolve()

/**
 * Copies the project with only these functions, and writes the deploy context into its build, since the emulator sends
 * none.
 */
async function copyProject(): Promise<void> {
  project = await mkdtemp(path.join(tmpdir(), 'emulated-'))
  for (const name of ['src', 'db', 'netlify', 'netlify.toml', 'package.json']) {
    await cp(path.join(root, name), path.join(project, name), { recursive: true })
  }
  const functions = path.join(project, 'netlify/functions')
  const files = (await readdir(functions)).filter((name) => name.endsWith('.ts'))
  expect(files).toEqual(expect.arrayContaining(CALLED))
  for (const name of files) {
    if (!CALLED.includes(name)) await rm(path.join(functions, name))
  }
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  await mkdir(path.join(project, 'dist/shells'), { recursive: true })
  await writeFile(path.join(project, 'dist', CONTEXT_FILE), 'dev')
}

beforeAll(async () => {
  await copyProject()
  const database = await startDatabase({})
  stopDatabase = () => database.stop()
  await migrateToLatest(database.url)
  await seedWhenEmpty(database.url)
  process.env.DATABASE_URL = database.url
  process.env.ADMIN_PASSWORD = PASSWORD
  process.env.SIGNING_SECRET = 'paslaptis emuliatoriui'
  process.env.NETLIFY_LOCAL = 'true'
  process.env.SITE_DIR = path.join(project, 'dist')
  dev = new NetlifyDev({
    projectRoot: project,
    skipGitignore: true,
    functions: { enabled: true },
    aiGateway: disabled,
    blobs: disabled,
    database: disabled,
    edgeFunctions: disabled,
    environmentVariables: disabled,
    geolocation: disabled,
    images: disabled,
    logger: { log: () => undefined, warn: () => undefined, error: () => undefined },
  })
  await dev.start()
})
afterAll(async () => {
  await dev?.stop()
  await stopDatabase()
  await rm(project, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown, token?: string) {
  const response = await dev?.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  if (!response) throw new Error(`Nothing answered ${method} ${path}.`)
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

describe("the bundled functions in Netlify's own emulator", () => {
  it('list the seeded articles and quizzes', async () => {
    const posts = await call('GET', '/api/blog')
    expect(posts.status).toBe(200)
    expect(posts.body).toHaveLength(articles.length)
    expect((await call('GET', '/api/quizzes')).body).toHaveLength(quizzes.length)
  })

  it('log in, publish an article, and serve it', async () => {
    const { body } = await call('POST', '/api/admin/login', { password: PASSWORD })
    const token = String(at(body, 'sessionToken'))
    const created = await call('POST', '/api/admin/blog', articleBody(), token)
    expect(created.status).toBe(201)
    expect(await call('GET', '/api/blog/kaip-kalbetis-ramiai')).toMatchObject({
      status: 200,
      body: { title: 'Kaip kalbėtis ramiai' },
    })
  })

  it('take an upload, whose bytes the emulator loses', async () => {
    const { body } = await call('POST', '/api/admin/login', { password: PASSWORD })
    const opened = await call(
      'POST',
      '/api/objects/upload',
      undefined,
      textAt(body, 'sessionToken'),
    )
    expect(opened.status).toBe(200)
    expect(await call('PUT', textAt(opened.body, 'uploadURL'))).toEqual({
      status: 400,
      body: { error: imageTexts.empty },
    })
  })

  it('score a quiz', async () => {
    const { body } = await call('GET', '/api/quiz/bendras-santykiu-testas')
    const questions = isRecord(body) && Array.isArray(body.questions) ? body.questions : []
    const answers = questions.map((question: unknown) => ({
      questionId: at(question, 'id'),
      answer: 0,
    }))
    const result = await call('POST', '/api/quiz/bendras-santykiu-testas/submit', {
      answers,
      email: 'a@example.lt',
    })
    expect(result.status).toBe(200)
    expect(at(result.body, 'totalScore')).toEqual(expect.any(Number))
  })

  it('refuse bad input and wrong methods', async () => {
    expect(await call('POST', '/api/newsletter/subscribe', { email: 'x' })).toMatchObject({
      status: 400,
    })
    expect(await call('DELETE', '/api/blog')).toMatchObject({ status: 405 })
    expect(await call('GET', '/api/admin/blog')).toMatchObject({ status: 401 })
  })
})
