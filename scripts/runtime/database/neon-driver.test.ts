import { randomUUID } from 'node:crypto'
import {
  neon,
  neonConfig,
  NeonDbError,
  type HTTPTransactionOptions,
  type NeonQueryFunction,
} from '@neondatabase/serverless'
import { Kysely, sql as rawSql, type Generated } from 'kysely'
import { NeonDialect } from 'kysely-neon'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startDatabase, type RunningDatabase } from './start-database.ts'

interface PeopleTable {
  id: Generated<number>
  email: string
  age: number | null
}

interface TestDatabase {
  people: PeopleTable
}

/** Address of a Postgres server; undefined in Vitest projects that use the embedded database. */
const postgresUrl = inject('postgresUrl')

const timeout = 60_000

beforeAll(() => {
  neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`
})

const errorOf = async (query: PromiseLike<unknown>): Promise<NeonDbError> => {
  try {
    await query
  } catch (error) {
    if (error instanceof NeonDbError) return error
    throw error
  }
  throw new Error('The query did not fail.')
}

describe('the Neon driver over the database', { timeout }, () => {
  let database: RunningDatabase
  let sql: NeonQueryFunction<false, false>
  let db: Kysely<TestDatabase>

  beforeAll(async () => {
    database = await startDatabase({ postgresUrl })
    sql = neon(database.url)
    db = new Kysely<TestDatabase>({ dialect: new NeonDialect({ neon: sql }) })
  }, timeout)

  afterAll(async () => {
    await database.stop()
  }, timeout)

  beforeEach(async () => {
    await sql`DROP TABLE IF EXISTS people`
    await sql`
        CREATE TABLE people (
          id serial PRIMARY KEY,
          email text NOT NULL UNIQUE,
          age int CHECK (age >= 0)
        )`
  })

  const countPeople = async () => {
    const [row] = await sql`SELECT count(*)::int AS count FROM people`
    return row?.count as unknown
  }

  describe('values', () => {
    const id = randomUUID()
    const moment = new Date('2026-11-20T10:11:12.345Z')
    it.each<[type: string, given: unknown, got: unknown]>([
      ['text', 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ 👩‍❤️‍👨 „kabutės“ \' " \\ \n\t', undefined],
      ['text', '', undefined],
      ['varchar(5)', 'abc', undefined],
      ['int', -2_147_483_648, undefined],
      ['bigint', '9223372036854775807', undefined],
      ['numeric', '12345678901234567890.123456789', undefined],
      ['double precision', 0.1, undefined],
      ['boolean', true, undefined],
      ['boolean', false, undefined],
      ['timestamptz', moment, undefined],
      ['uuid', id, undefined],
      ['json', { a: [1, 'ž', null], b: { c: true } }, undefined],
      ['jsonb', { a: [1, 'ž', null], b: { c: true } }, undefined],
      ['text[]', ['ąč', 'with "quotes", comma', '', '\\', 'NULL'], undefined],
      ['text[]', [], undefined],
      ['int[]', [1, 2, 3], undefined],
      ['bytea', Buffer.from([0, 255, 92, 39]), undefined],
      ['interval', '1 day', { days: 1 }],
      ['inet', '127.0.0.1', undefined],
      ['int4range', '[1,5)', undefined],
    ])('round-trips %s %j', async (type, given, got = given) => {
      const rows = await sql.query(`SELECT $1::${type} AS value, pg_typeof($1::${type}) AS type`, [
        given,
      ])
      expect(rows).toHaveLength(1)
      expect(rows[0]?.value).toEqual(got)
    })

    it('gives null for null of any type', async () => {
      const rows = await sql`
          SELECT ${null}::text AS a, ${undefined}::int AS b, ${null}::jsonb AS c, ${null}::text[] AS d`
      expect(rows).toEqual([{ a: null, b: null, c: null, d: null }])
    })

    it('gives values of types that are made later as their text', async () => {
      await sql`DROP TYPE IF EXISTS mood`
      await sql`CREATE TYPE mood AS ENUM ('linksma', 'liūdna')`
      const rows = await sql`
          SELECT ${'liūdna'}::mood AS one, ${['linksma', 'liūdna']}::mood[] AS list, ROW(1, 'a') AS row`
      expect(rows).toEqual([{ one: 'liūdna', list: '{linksma,liūdna}', row: '(1,a)' }])
    })

    it('prints times, lists and bytes in the ways that the driver can read', async () => {
      const rows = await sql.query(
        `SELECT '2026-11-20 12:00+02'::timestamptz::text AS at, '1 month 2 days'::interval::text AS span,
             'ab'::bytea::text AS bytes, current_setting('TimeZone') AS zone`,
      )
      expect(rows).toEqual([
        { at: '2026-11-20 10:00:00+00', span: '1 mon 2 days', bytes: '\\x6162', zone: 'UTC' },
      ])
    })

    it('folds the case of Lithuanian letters', async () => {
      const rows = await sql`SELECT lower('ĄČĘĖĮŠŲŪŽ') AS small, upper('ąčęėįšųūž') AS capital,
          'Žodis' ILIKE 'ž%' AS alike`
      expect(rows).toEqual([{ small: 'ąčęėįšųūž', capital: 'ĄČĘĖĮŠŲŪŽ', alike: true }])
    })

    it('takes and gives 5 MB', async () => {
      const large = 'Ąžuolas '.repeat(550_000)
      expect(Buffer.byteLength(large)).toBeGreaterThan(5_000_000)
      const rows = await sql`SELECT ${large}::text AS value`
      expect(rows[0]?.value === large).toBe(true)
    })

    it('gives many rows in their order', async () => {
      const rows =
        await sql`SELECT i, repeat('ė', i % 50) AS text FROM generate_series(1, 20000) AS i`
      expect(rows).toHaveLength(20_000)
      expect(
        rows.every(({ i, text }, index) => i === index + 1 && text === 'ė'.repeat(i % 50)),
      ).toBe(true)
    })
  })

  describe('results', () => {
    const full = (query: string, params: unknown[] = []) =>
      sql.query(query, params, { fullResults: true })

    it('tell command and row count', async () => {
      expect(await full("INSERT INTO people (email) VALUES ('a'), ('b'), ('c')")).toMatchObject({
        command: 'INSERT',
        rowCount: 3,
        rows: [],
        fields: [],
      })
      expect(await full("UPDATE people SET age = 3 WHERE email <> 'a'")).toMatchObject({
        command: 'UPDATE',
        rowCount: 2,
      })
      expect(await full('UPDATE people SET age = 3 WHERE id = -1')).toMatchObject({
        command: 'UPDATE',
        rowCount: 0,
      })
      expect(await full("DELETE FROM people WHERE email = 'a' RETURNING email")).toMatchObject({
        command: 'DELETE',
        rowCount: 1,
        rows: [{ email: 'a' }],
      })
      expect(await full('SELECT * FROM people')).toMatchObject({ command: 'SELECT', rowCount: 2 })
      expect(await full('CREATE TABLE IF NOT EXISTS people (id int)')).toMatchObject({
        command: 'CREATE',
        rowCount: null,
      })
      expect(await full('')).toMatchObject({ command: '', rowCount: null, rows: [], fields: [] })
    })

    it('name their columns with types when there are no rows', async () => {
      const result = await full('SELECT id, email AS "El. paštas" FROM people')
      expect(result.rows).toEqual([])
      expect(result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))).toEqual([
        { name: 'id', dataTypeID: 23 },
        { name: 'El. paštas', dataTypeID: 25 },
      ])
    })

    it('come to whoever asked, of 50 at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => sql`SELECT ${index}::int AS index`),
      )
      expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => [{ index }]))
    })

    it('count each write, of 50 at once', async () => {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => sql`INSERT INTO people (email) VALUES (${index})`),
      )
      expect(await countPeople()).toBe(50)
    })
  })

  describe('errors', () => {
    it('carry all fields of a unique violation', async () => {
      await sql`INSERT INTO people (email) VALUES ('ona@example.lt')`
      const error = await errorOf(sql`INSERT INTO people (email) VALUES ('ona@example.lt')`)
      expect(error).toMatchObject({
        message: 'duplicate key value violates unique constraint "people_email_key"',
        severity: 'ERROR',
        code: '23505',
        detail: 'Key (email)=(ona@example.lt) already exists.',
        schema: 'public',
        table: 'people',
        constraint: 'people_email_key',
        file: 'nbtinsert.c',
        routine: '_bt_check_unique',
      })
      expect(error.line).toMatch(/^\d+$/)
      expect(error.column).toBeUndefined()
      expect(error.position).toBeUndefined()
    })

    it('carry the place of a syntax error', async () => {
      expect(await errorOf(sql.query('SELECT 1 FORM people'))).toMatchObject({
        code: '42601',
        message: 'syntax error at or near "people"',
        position: '15',
      })
    })

    it('carry the constraint of a check violation', async () => {
      expect(await errorOf(sql`INSERT INTO people (email, age) VALUES ('a', ${-1})`)).toMatchObject(
        { code: '23514', table: 'people', constraint: 'people_age_check' },
      )
    })

    it('carry the column of a missing value', async () => {
      expect(await errorOf(sql`INSERT INTO people (email) VALUES (${null})`)).toMatchObject({
        code: '23502',
        column: 'email',
      })
    })

    it('carry hint, detail and where of an error of one’s own', async () => {
      const error = await errorOf(
        sql.query(`DO $$ BEGIN
            RAISE EXCEPTION USING ERRCODE = 'P0042', MESSAGE = 'žinutė', DETAIL = 'd', HINT = 'h',
              COLUMN = 'c', DATATYPE = 't';
          END $$`),
      )
      expect(error).toMatchObject({
        code: 'P0042',
        message: 'žinutė',
        detail: 'd',
        hint: 'h',
        column: 'c',
        dataType: 't',
      })
      expect(error.where).toContain('PL/pgSQL function')
    })

    it('carry the query and the place inside a function', async () => {
      expect(
        await errorOf(sql.query(`DO $$ BEGIN PERFORM 1 FROM no_such_table; END $$`)),
      ).toMatchObject({
        code: '42P01',
        internalPosition: '15',
        internalQuery: 'SELECT 1 FROM no_such_table',
      })
    })

    it('refuse a value that is none of its type, a NUL in a text, and half a character', async () => {
      expect(await errorOf(sql`SELECT ${'abc'}::int`)).toMatchObject({ code: '22P02' })
      expect(await errorOf(sql`SELECT ${'a\0b'}::text`)).toMatchObject({ code: '22021' })
      expect((await errorOf(sql`SELECT ${'\ud83d'}::text`)).message).toContain('could not parse')
      expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
    })

    it('refuse two statements in one query', async () => {
      expect(await errorOf(sql.query('SELECT 1; SELECT 2'))).toMatchObject({ code: '42601' })
    })

    if (postgresUrl === undefined) {
      it('refuse to copy data in, and go on', async () => {
        expect(await errorOf(sql.query('COPY people FROM STDIN'))).toMatchObject({ code: '57014' })
        expect(await countPeople()).toBe(0)
      })
    }

    it('refuse a wrong password', async () => {
      const url = new URL(database.url)
      url.password = 'wrong'
      expect(await errorOf(neon(url.href)`SELECT 1`)).toMatchObject({
        code: '28P01',
        severity: 'FATAL',
      })
    })
  })

  describe('batches', () => {
    it('give the results of all statements and keep them all', async () => {
      const results = await sql.transaction([
        sql`INSERT INTO people (email) VALUES ('a')`,
        sql`INSERT INTO people (email) VALUES ('b') RETURNING email`,
        sql`SELECT count(*)::int AS count FROM people`,
      ])
      expect(results).toEqual([[], [{ email: 'b' }], [{ count: 2 }]])
      expect(await countPeople()).toBe(2)
    })

    it('may be empty', async () => {
      expect(await sql.transaction([])).toEqual([])
    })

    it('leave nothing behind when one statement fails, whichever it is', async () => {
      const good = (email: string) => sql`INSERT INTO people (email) VALUES (${email})`
      const bad = () => sql`INSERT INTO people (email, age) VALUES ('x', -1)`
      for (const statements of [
        [bad(), good('a')],
        [good('a'), bad(), good('b')],
        [good('a'), good('b'), bad()],
        [good('a'), sql`SELECT no_such_column`],
      ]) {
        const error = await errorOf(sql.transaction(statements))
        expect(['23514', '42703']).toContain(error.code)
        expect(await countPeople()).toBe(0)
      }
    })

    it('leave nothing behind when the commit fails', async () => {
      await sql`DROP TABLE IF EXISTS friends`
      await sql`CREATE TABLE friends (
          id int PRIMARY KEY, friend int REFERENCES friends DEFERRABLE INITIALLY DEFERRED)`
      const error = await errorOf(
        sql.transaction([
          sql`INSERT INTO friends VALUES (1, 2)`,
          sql`INSERT INTO people (email) VALUES ('a')`,
        ]),
      )
      expect(error).toMatchObject({ code: '23503', constraint: 'friends_friend_fkey' })
      expect(await countPeople()).toBe(0)
    })

    it('run at the isolation level that was asked for', async () => {
      const levelOf = async (options?: HTTPTransactionOptions<false, false>) => {
        const [rows] = await sql.transaction(
          [
            sql`SELECT current_setting('transaction_isolation') AS isolation,
                current_setting('transaction_read_only') AS read_only,
                current_setting('transaction_deferrable') AS deferrable`,
          ],
          options,
        )
        return rows?.[0]
      }
      const normal = { isolation: 'read committed', read_only: 'off', deferrable: 'off' }
      expect(await levelOf()).toEqual(normal)
      expect(await levelOf({ isolationLevel: 'ReadUncommitted' })).toEqual({
        ...normal,
        isolation: 'read uncommitted',
      })
      expect(await levelOf({ isolationLevel: 'RepeatableRead', readOnly: false })).toEqual({
        ...normal,
        isolation: 'repeatable read',
      })
      expect(
        await levelOf({ isolationLevel: 'Serializable', readOnly: true, deferrable: true }),
      ).toEqual({ isolation: 'serializable', read_only: 'on', deferrable: 'on' })
      expect(await levelOf()).toEqual(normal)
    })

    it('write nothing when they are read only', async () => {
      const error = await errorOf(
        sql.transaction([sql`INSERT INTO people (email) VALUES ('a')`], { readOnly: true }),
      )
      expect(error.code).toBe('25006')
      await sql`INSERT INTO people (email) VALUES ('a')`
      expect(await countPeople()).toBe(1)
    })

    it('do not mix when many run at once', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) =>
          sql.transaction([
            sql`INSERT INTO people (email) VALUES (${`first ${index}`})`,
            sql`INSERT INTO people (email, age) VALUES (${`second ${index}`}, ${index % 3 === 0 ? -1 : 1})`,
          ]),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
      expect(await countPeople()).toBe(40)
    })
  })

  describe('sessions', () => {
    const inParallel = (query: () => PromiseLike<Record<string, unknown>[]>) =>
      Promise.all(Array.from({ length: 12 }, query))

    it('keep no setting, no temporary table and no open transaction for the next query', async () => {
      await sql`SET TIME ZONE 'Europe/Vilnius'`
      const zones = await inParallel(() => sql`SELECT current_setting('TimeZone') AS zone`)
      expect(new Set(zones.map((rows) => rows[0]?.zone))).toEqual(new Set(['UTC']))

      await sql`CREATE TEMPORARY TABLE passing (id int)`
      const tables = await inParallel(() => sql`SELECT to_regclass('passing') AS passing`)
      expect(new Set(tables.map((rows) => rows[0]?.passing))).toEqual(new Set([null]))

      await sql`BEGIN READ ONLY`
      await inParallel(() => sql`INSERT INTO people (email) VALUES (${randomUUID()})`)
      expect(await countPeople()).toBe(12)
    })
  })

  describe('Kysely', () => {
    it('writes and reads', async () => {
      const inserted = await db
        .insertInto('people')
        .values([
          { email: 'ona@example.lt', age: 30 },
          { email: 'jonas@example.lt', age: null },
        ])
        .returning(['email', 'age'])
        .execute()
      expect(inserted).toEqual([
        { email: 'ona@example.lt', age: 30 },
        { email: 'jonas@example.lt', age: null },
      ])
      const updated = await db
        .updateTable('people')
        .set({ age: 31 })
        .where('email', 'like', '%@example.lt')
        .executeTakeFirstOrThrow()
      expect(updated.numUpdatedRows).toBe(2n)
      const deleted = await db
        .deleteFrom('people')
        .where('email', '=', 'ona@example.lt')
        .executeTakeFirstOrThrow()
      expect(deleted.numDeletedRows).toBe(1n)
      expect(await db.selectFrom('people').select(['email', 'age']).execute()).toEqual([
        { email: 'jonas@example.lt', age: 31 },
      ])
    })

    it('throws the errors of the driver', async () => {
      const insert = () => db.insertInto('people').values({ email: 'a', age: 1 }).execute()
      await insert()
      expect(await errorOf(insert())).toMatchObject({
        code: '23505',
        constraint: 'people_email_key',
      })
    })

    it('compiles the statements of a batch', async () => {
      const statements = ['a', 'b'].map((email) =>
        db.insertInto('people').values({ email, age: null }).compile(),
      )
      await sql.transaction(
        statements.map(({ sql: text, parameters }) => sql.query(text, [...parameters])),
      )
      expect(await countPeople()).toBe(2)
    })

    it('reads the tables of the database', async () => {
      const tables = await db.introspection.getTables()
      expect(tables.map(({ name }) => name)).toContain('people')
      const { rows } = await rawSql<{ version: string }>`SELECT version()`.execute(db)
      expect(rows[0]?.version).toMatch(/^PostgreSQL 1\d/)
    })
  })
})
