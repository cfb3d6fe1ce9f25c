import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'

// What the functions are measured against: a bare Node server that answers a list of ten articles
// straight from PGlite, without validation, routing or a driver. Prints its address.

const database = new PGlite()
await database.exec(`
  create table posts (id serial primary key, title text, excerpt text, created_at timestamptz default now());
  insert into posts (title, excerpt)
  select 'Straipsnis ' || n, repeat('Trumpas aprašymas. ', 8) from generate_series(1, 10) as n`)

const server = createServer((_request, response) => {
  void database
    .query('select * from posts order by created_at desc, id limit 10')
    .then(({ rows }) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(rows))
    })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') {
    console.log(`http://127.0.0.1:${address.port}`)
  }
})
process.on('SIGTERM', () => process.exit(0))
