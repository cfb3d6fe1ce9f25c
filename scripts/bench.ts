import { mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { measureBuilds } from './bench/builds.ts'
import { startChild } from './bench/child.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { load, type LoadResult } from './bench/load.ts'
import { measurePageWeights } from './bench/page-weights.ts'
import { measurePanelTyping } from './bench/panel-typing.ts'
import { countRoundTrips } from './bench/round-trips.ts'
import { FUNCTIONS_ONLY, startRuntime } from './runtime/runtime.ts'
import { bundleFunctions } from './tools/bundle-functions.ts'

// `npm run bench`: everything is measured in one run on one machine; quote the ratios and counts,
// the absolute times belong to the machine. `npm run bench -- pages lighthouse` measures only those.

const root = fileURLToPath(new URL('..', import.meta.url))
const inScripts = (name: string) => path.join(root, 'scripts', name)
const QUIZ = 'bendras-santykiu-testas'

const quizSchema = z.object({ questions: z.array(z.object({ id: z.string() })) })

async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function heading(title: string): void {
  console.log(`\n## ${title}\n`)
}

/** How long after the answer of a save the new page has been read, in milliseconds. */
async function measureLivePages(url: string): Promise<number[]> {
  const save = await adminOf(url)
  const times: number[] = []
  for (let number = 1; number <= 9; number++) {
    const slug = `ka-tik-paskelbtas-${number}`
    await save({ ...benchArticle, title: `Ką tik paskelbtas ${number}`, slug })
    const beginning = performance.now()
    const page = await (await fetch(`${url}/blog/${slug}`)).text()
    times.push(performance.now() - beginning)
    if (!page.includes(`<title>Ką tik paskelbtas ${number} `)) throw new Error(`No title: ${slug}`)
  }
  return times.toSorted((a, b) => a - b)
}

async function measureStart(): Promise<void> {
  heading('Start of the runtime, and a page just published')
  await withTemporaryFolder(async (folder) => {
    const port = '8893'
    const environment = { DATA_DIR: folder, PORT: port }
    for (const name of [
      'first start (seed, migrate, build)',
      'second start (data kept, last build shown)',
    ]) {
      const beginning = performance.now()
      const site = await startChild(inScripts('start.ts'), { mark: 'Ready in', environment })
      console.log(`- ${name}: ${seconds(beginning)}`)
      if (name.startsWith('second')) {
        const times = await measureLivePages(`http://localhost:${port}`)
        const [best, median, worst] = [times[0], times[4], times[8]].map((it) =>
          Math.round(it ?? 0),
        )
        console.log(
          `- live page read after the answer of its save, builds running beside it: median ${String(median)} ms (${String(best)} to ${String(worst)})`,
        )
      }
      await site.stop()
    }
  })
}

async function attemptBody(url: string): Promise<() => string> {
  const quiz = quizSchema.parse(await (await fetch(`${url}/api/quiz/${QUIZ}`)).json())
  const answers = quiz.questions.map(({ id }) => ({ questionId: id, answer: 1 }))
  return () =>
    JSON.stringify({ answers, email: 'greitis@example.lt', attemptId: crypto.randomUUID() })
}

async function measureRequests(): Promise<void> {
  heading('Requests (10 connections, whole function through the runtime)')
  const bare = await startChild(inScripts('bench/bare-server.ts'))
  const baseline = await load(bare.firstLine)
  await bare.stop()

  const api = await startChild(inScripts('bench/served-api.ts'))
  const url = api.firstLine
  await addArticles(await adminOf(url), 2)
  const results: [string, LoadResult][] = [
    ['bare Node server over PGlite, 10 rows', baseline],
    ['GET /api/blog (10 articles)', await load(`${url}/api/blog`)],
    ['GET /api/quiz/{slug}', await load(`${url}/api/quiz/${QUIZ}`)],
    [
      'POST /api/quiz/{slug}/submit',
      await load(`${url}/api/quiz/${QUIZ}/submit`, {
        method: 'POST',
        makeBody: await attemptBody(url),
      }),
    ],
  ]
  await api.stop()
  console.log('| request | a second | p50 ms | p99 ms | of bare | failures |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const [name, result] of results) {
    const share = (result.requestsPerSecond / baseline.requestsPerSecond).toFixed(2)
    const { requestsPerSecond, p50, p99, failures } = result
    console.log(`| ${name} | ${requestsPerSecond} | ${p50} | ${p99} | ${share} | ${failures} |`)
  }
}

/** Saves published articles through the API. */
async function addArticles(
  save: (body: Record<string, unknown>) => Promise<void>,
  count: number,
): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await save({ ...benchArticle, title: `Papildomas straipsnis ${number}` })
  }
}

const benchArticle = {
  excerpt: 'Trumpas aprašymas.',
  content: 'Tekstas.',
  category: 'Bendravimas',
  published: true,
}

const BENCH_PASSWORD = 'greicio matavimas'
process.env.ADMIN_PASSWORD = BENCH_PASSWORD

async function adminOf(url: string): Promise<(body: Record<string, unknown>) => Promise<void>> {
  const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/api/admin/login', { password: BENCH_PASSWORD })
  const { sessionToken } = z.object({ sessionToken: z.string() }).parse(await login.json())
  return async (body) => {
    const answer = await post('/api/admin/blog', body, { Authorization: `Bearer ${sessionToken}` })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
}

async function measureRoundTrips(): Promise<void> {
  heading('Database round trips per call')
  const runtime = await startRuntime(FUNCTIONS_ONLY)
  const { url, databaseUrl } = runtime
  const body = await attemptBody(url)
  const post = (address: string, json: string) =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: json,
    })
  const calls: [string, () => Promise<unknown>][] = [
    ['GET /api/blog', () => fetch(`${url}/api/blog`)],
    ['GET /api/blog/{slug}', () => fetch(`${url}/api/blog/kaip-po-melo-atkurti-pasitikejima`)],
    ['GET /api/pages/{slug}', () => fetch(`${url}/api/pages/duk`)],
    ['GET /api/quizzes', () => fetch(`${url}/api/quizzes`)],
    ['GET /api/quiz/{slug}', () => fetch(`${url}/api/quiz/${QUIZ}`)],
    ['POST /api/quiz/{slug}/submit', () => post(`/api/quiz/${QUIZ}/submit`, body())],
    [
      'POST /api/newsletter/subscribe',
      () => post('/api/newsletter/subscribe', '{"email":"a@example.lt"}'),
    ],
  ]
  for (const [name, call] of calls) {
    console.log(`- ${name}: ${await countRoundTrips(databaseUrl, call)}`)
  }
  await runtime.stop()
}

async function measureBundles(): Promise<void> {
  heading('Bundled functions (zip, KB)')
  await withTemporaryFolder(async (folder) => {
    const bundles = await bundleFunctions(folder, 'zip')
    for (const bundle of bundles.toSorted((a, b) => a.name.localeCompare(b.name))) {
      const { size } = await stat(bundle.path)
      console.log(`- ${bundle.name}: ${Math.round(size / 1024)}`)
    }
  })
}

const [processor] = cpus()
console.log(`# Benchmarks of ${new Date().toISOString().slice(0, 10)}`)
console.log(`\n${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.version}`)

const measurements: Record<string, () => Promise<void>> = {
  start: measureStart,
  requests: measureRequests,
  'round-trips': measureRoundTrips,
  builds: async () => {
    heading('Builds')
    await measureBuilds()
  },
  bundles: measureBundles,
  pages: async () => {
    heading('Weight of pages (bytes as they travel)')
    await withTemporaryFolder(measurePageWeights)
  },
  lighthouse: async () => {
    heading('Lighthouse (mobile, simulated throttling)')
    await withTemporaryFolder(async (folder) => await measureLighthouse(folder))
  },
  'panel-typing': async () => {
    heading('Typing in the panel')
    await withTemporaryFolder((folder) => measurePanelTyping(folder, BENCH_PASSWORD))
  },
}

const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}
