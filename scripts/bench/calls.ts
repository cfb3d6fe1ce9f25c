import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { fromSomewhere } from '../runtime/functions/caller-address.ts'
import { startPostgresServer } from '../runtime/database/postgres-server.ts'
import { QUIZ, readQuestions, submissionOf } from '../proof/quiz-takers.ts'
import { ensurePostgres } from '../tools/debian.ts'
import { medianOf, percentile } from './numbers.ts'

const ROUNDS = 7
const CALLS_PER_ROUND = 200
const AT_ONCE = 10

const QUIZ_TAKERS = 200
const TAKING_MS = 60_000

const urls = z.object({ functions: z.string(), bare: z.string() })

interface Pair {
  name: string
  bare: () => Promise<Response>
  own: () => Promise<Response>
}

/**
 * Compares visitors' calls with bare handlers (`calls-process.ts`). Prints the calls per second as a share of the bare
 * handler's, and the 99th percentile of the answer times of both while many visitors submit a quiz at once.
 */
export async function measureCalls(): Promise<void> {
  await ensurePostgres()
  const server = await startPostgresServer()
  const loader = new URL('../runtime/functions/load-tsx.ts', import.meta.url).href
  const child = fork(fileURLToPath(new URL('calls-process.ts', import.meta.url)), {
    env: { ...process.env, POSTGRES_URL: server.url },
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [message] = (await once(child, 'message')) as unknown[]
    await compare(urls.parse(message))
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await server.stop()
  }
}

async function compare({ functions, bare }: z.infer<typeof urls>): Promise<void> {
  const questions = await readQuestions(functions)
  const attempt = () => submissionOf(crypto.randomUUID(), questions, false)
  const submit: Pair = {
    name: 'POST /api/quiz/:slug/submit',
    bare: () => send(`${bare}/submit`, attempt()),
    own: () => send(`${functions}${QUIZ}/submit`, attempt()),
  }
  const pairs: readonly Pair[] = [
    {
      name: 'GET /api/blog, 33 articles',
      bare: () => fetch(`${bare}/list`),
      own: () => fetch(`${functions}/api/blog`),
    },
    {
      name: 'GET /api/quiz/:slug',
      bare: () => fetch(`${bare}/quiz`),
      own: () => fetch(functions + QUIZ),
    },
    submit,
  ]
  console.log('| call | calls a second of the bare handler’s (least, most) | bytes, bare |')
  console.log('| --- | --- | --- |')
  for (const { name, ...calls } of pairs) {
    const size = async (call: () => Promise<Response>) =>
      (await (await call()).arrayBuffer()).byteLength
    const sizes = `${await size(calls.own)}, ${await size(calls.bare)}`
    const shares: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareMs = await timeOf(calls.bare)
      shares.push(bareMs / (await timeOf(calls.own)))
    }
    const [least, middle, most] = [Math.min(...shares), medianOf(shares), Math.max(...shares)]
    console.log(
      `| ${name} | ${middle.toFixed(2)} (${least.toFixed(2)}, ${most.toFixed(2)}) | ${sizes} |`,
    )
  }

  const own = await takeAll(submit.own)
  const other = await takeAll(submit.bare)
  console.log(
    `\n${QUIZ_TAKERS} quiz takers without a pause for ${TAKING_MS / 1000} s: ${own.took.length} submissions, ` +
      `${own.failed} failed, p99 ${percentile(own.took, 0.99)} ms; the bare handler ${other.took.length}, ` +
      `${other.failed} failed, p99 ${percentile(other.took, 0.99)} ms: ratio ` +
      (percentile(own.took, 0.99) / percentile(other.took, 0.99)).toFixed(2),
  )
}

function send(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify(body),
  })
}

/** Measures a round of calls in milliseconds. @throws if one fails. */
async function timeOf(call: () => Promise<Response>): Promise<number> {
  let left = CALLS_PER_ROUND
  const start = performance.now()
  const work = async () => {
    while (left-- > 0) {
      const response = await call()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return performance.now() - start
}

async function takeAll(call: () => Promise<Response>): Promise<{ took: number[]; failed: number }> {
  const load = { took: [] as number[], failed: 0 }
  const end = performance.now() + TAKING_MS
  const take = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const response = await call().catch(() => null)
      await response?.arrayBuffer()
      load.took.push(performance.now() - start)
      if (response?.ok !== true) load.failed++
    }
  }
  await Promise.all(Array.from({ length: QUIZ_TAKERS }, take))
  return load
}
