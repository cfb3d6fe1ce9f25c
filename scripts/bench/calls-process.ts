import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { openDatabase } from '#db/client.ts'
import { quiz as seed } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'

// Runs two servers in one process, for a comparison. One runs the functions on the Postgres server of `POSTGRES_URL`.
// The other runs bare handlers, each of which only makes one query to the same database with the same driver.

const { url, databaseUrl } = await startRuntime({
  ...FUNCTIONS_ONLY,
  postgresUrl: process.env.POSTGRES_URL,
})
const db = openDatabase(databaseUrl)
await sql`create table bare_rows (id uuid primary key default gen_random_uuid(), body jsonb)`.execute(
  db.write,
)

const bare: Readonly<Record<string, (body: string) => Promise<unknown>>> = {
  '/list': () =>
    db.read
      .selectFrom('blogPosts')
      .select(['id', 'slug', 'title', 'excerpt', 'category', 'tags', 'readingTime', 'createdAt'])
      .where('published', '=', true)
      .where('type', '=', 'post')
      .orderBy('createdAt', 'desc')
      .execute(),
  '/quiz': () =>
    db.read
      .selectFrom('quizzes')
      .selectAll()
      .where('slug', '=', seed.slug)
      .executeTakeFirstOrThrow(),
  '/submit': async (body) =>
    (await sql`insert into bare_rows (body) values (${body}::jsonb) returning id`.execute(db.write))
      .rows,
}

const server = createServer((request, response) => {
  void (async () => {
    const result = await bare[request.url ?? '']?.(await text(request))
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result))
  })()
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({
    functions: url,
    bare: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
})
