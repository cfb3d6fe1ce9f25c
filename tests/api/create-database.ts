import pg from 'pg'

/**
 * Creates a database on a Postgres server.
 * @param template a database to copy; if omitted, the new database is empty.
 * @returns the URL of the new database.
 */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
