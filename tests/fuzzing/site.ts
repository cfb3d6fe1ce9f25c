import { randomUUID } from 'node:crypto'
import type { InsertObject } from 'kysely'
import sharp from 'sharp'
import { type Database, openDatabase } from '#db/client.ts'
import type { Tables } from '#db/schema/tables.ts'
import { articles } from '#db/seeds/articles/index.ts'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { callSite } from '../browser/call-site.ts'
import { articleBody, quizBody } from '../api/content.ts'
import { startCopy } from '../api/databases.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../../scripts/runtime/runtime.ts'
import { startOpenAiStandIn } from '../../scripts/runtime/stand-ins/openai.ts'
import { startOmnisendStandIn } from '../support/omnisend.ts'
import { fillInbox } from './sample-inbox.ts'
import { callerOf, logIn } from '../../scripts/tools/caller.ts'
import { type WatchedDatabase, watchDatabase } from './database.ts'

const PASSWORD = 'slaptažodis bandymams'

/** Site whose calls find rows in every table. */
export interface FuzzedSite extends AsyncDisposable {
  url: string
  password: string
  watched: WatchedDatabase
  /** Logs in as the administrator, and returns the token of the session. */
  logIn: () => Promise<string>
  /**
   * Silences the image service for the call that generates images, since thousands would be generated otherwise. For
   * other calls, the service answers.
   */
  prepareFor: (route: Route) => void
  /** Opens upload links and returns them. A file is uploaded to the first link. */
  openUploads: (token: string) => Promise<string[]>
}

/** Starts the functions with stand-ins for paid services and without mail. */
export async function startFuzzedSite(): Promise<FuzzedSite> {
  await using stack = new AsyncDisposableStack()
  const openai = stack.adopt(await startOpenAiStandIn(), (it) => it.stop())
  const omnisend = stack.adopt(await startOmnisendStandIn(), (it) => it.stop())
  const database = stack.adopt(await startCopy('seeded'), (it) => it.stop())
  const runtime = stack.adopt(
    await startRuntime({
      ...FUNCTIONS_ONLY,
      databaseUrl: database.url,
      environment: {
        ADMIN_PASSWORD: PASSWORD,
        ADMIN_PASSWORD_HASH: '',
        OPENAI_BASE_URL: openai.url,
        OPENAI_API_KEY: openai.key,
        OPENAI_WAIT_SECONDS: '0.02',
        OPENAI_IMAGE_SECONDS: '2',
        OMNISEND_API_KEY: omnisend.key,
        OMNISEND_BASE_URL: omnisend.url,
        SMTP_URL: '',
        BUILD_HOOK_URL: '',
        PAYMENT_WEBHOOK_SECRET: 'whsec_bandymams',
      },
    }),
    (it) => it.stop(),
  )
  const token = await logIn(runtime.url, PASSWORD)
  await fillInbox(runtime.url)
  await fillPanel(runtime.url, token)
  await fillTables(openDatabase(runtime.databaseUrl))
  const watched = await watchDatabase(runtime.databaseUrl)
  const started = stack.move()
  return {
    url: runtime.url,
    password: PASSWORD,
    watched,
    async logIn() {
      await watched.db.write.deleteFrom('loginAttempts').execute()
      return logIn(runtime.url, PASSWORD)
    },
    prepareFor({ path }) {
      openai.behave(path === routes.generateImage.path ? 'silence' : 'answer')
    },
    async openUploads(token) {
      const open = () => callSite(runtime.url, routes.createUpload, { token })
      const links = [await open(), await open(), await open()].map(({ uploadURL }) => uploadURL)
      const body = await sharp({
        create: { width: 20, height: 20, channels: 3, background: 'red' },
      })
        .png()
        .toBuffer()
      const headers = { 'Content-Type': 'image/png' }
      const address = runtime.url + (links[0] ?? '')
      await fetch(address, { method: 'PUT', headers, body: new Uint8Array(body) })
      return links
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

/** Stores versions, a deleted article, an expert, and several letters and unfinished texts. */
async function fillPanel(url: string, token: string): Promise<void> {
  const call = callerOf(url, token)
  const send = async (method: string, path: string, body?: unknown) =>
    (await call(method, path, body)) as { id: string }
  const { id } = await send('POST', '/api/admin/blog', articleBody())
  await send('PUT', `/api/admin/blog/${id}`, articleBody({ title: 'Kitas pavadinimas' }))
  const deleted = await send('POST', '/api/admin/blog', articleBody({ slug: 'istrintas' }))
  await send('DELETE', `/api/admin/blog/${deleted.id}`)
  const quiz = await send('POST', '/api/admin/quiz', quizBody())
  await send('PUT', `/api/admin/quiz/${quiz.id}`, quizBody({ title: 'Kitas testas' }))
  for (const { title, content } of articles.slice(0, 4)) {
    await send('POST', '/api/admin/letters', { subject: title, content })
  }
  const expert = { name: 'Rūta Kalnė', qualification: 'Porų konsultantė' }
  await send('POST', '/api/admin/experts', expert)
  const unfinished = {
    kind: 'post',
    recordId: null,
    title: '',
    form: '{}',
    loadedVersion: null,
    seen: null,
    state: randomUUID(),
    sending: [],
  }
  for (const _ of articles.slice(0, 4)) {
    await send('PUT', `/api/admin/unfinished/${randomUUID()}`, unfinished)
  }
}

/** Inserts rows that no call stores without a mail server, a file or a service: three of each. */
async function fillTables(db: Database): Promise<void> {
  const insert = <Table extends keyof Tables>(
    table: Table,
    rowOf: (index: number) => InsertObject<Tables, Table>,
  ) => db.write.insertInto(table).values([1, 2, 3].map(rowOf)).execute()
  const orders = [1, 2, 3].map(() => randomUUID())
  await insert('contractWithdrawals', (index) => ({
    id: randomUUID(),
    name: 'Rūta',
    email: `ruta${index}@pastas.example`,
    contract: 'Savaitės programa',
    suspicious: true,
  }))
  await insert('newsletterSubscriptions', (index) => ({
    id: randomUUID(),
    email: `robotas${index}@pastas.example`,
    subscribed: false,
    suspicious: true,
  }))
  await insert('orders', (index) => ({
    id: orders[index - 1] ?? '',
    sessionId: `cs_${index}`,
    package: 'email-weekly' as const,
    email: `ruta${index}@pastas.example`,
    amount: 3900,
    currency: 'eur',
    createdAt: new Date(0),
  }))
  await insert('orderStarts', (index) => ({
    id: orders[index - 1] ?? '',
    delivery: 'letter' as const,
    // The passphrase of some is reset, and mails about the others are accepted.
    wordHash: index % 2 === 0 ? 'scrypt' : null,
    sensitiveText: 'Sutinku',
    consentVersion: '1',
  }))
  await insert('orderNotes', (index) => ({
    id: randomUUID(),
    orderId: orders[index - 1] ?? '',
    content: 'Paklausti, kaip sekėsi',
    dueOn: '2026-12-01',
  }))
  await insert('receivedMails', (index) => ({
    id: randomUUID(),
    kind: 'reply' as const,
    state: 'waiting' as const,
    reason: 'untagged' as const,
    uidValidity: 1,
    uid: index,
    email: 'ruta@pastas.example',
    orderId: orders[index - 1] ?? '',
    content: 'Ačiū',
    receivedAt: new Date(),
  }))
  await insert('paymentEvents', (index) => ({
    eventId: `evt_${index}`,
    type: 'checkout.session.completed',
    livemode: false,
    createdAt: new Date(),
    problem: 'link' as const,
    settledAt: index % 2 === 0 ? new Date() : null,
  }))
  await insert('adminPasskeys', (index) => ({
    id: randomUUID(),
    credentialId: `raktas-${index}`,
    publicKey: 'raktas',
    counter: 0,
    transports: [],
    name: 'Telefonas',
  }))
  await insert('marketingRemovals', (index) => ({
    id: randomUUID(),
    email: `ruta${index}@pastas.example`,
  }))
  await insert('imageJobs', () => ({
    id: randomUUID(),
    title: 'Paveikslėlis',
    category: 'Šeima',
  }))
  await insert('media', (index) => ({
    name: `${String(index).repeat(32)}-1200x630.webp`,
    bytes: 1000,
    originalName: null,
  }))
}
