import { DatabaseError, type DatabaseEngine } from '../runtime/database/engine.ts'
import { type Column, quoted, readTables, type Table } from './tables.ts'

/** Rows per table: one with a value in every column, one with only the required values. */
const ROWS = 2

/**
 * Postgres' error code for a violated check constraint
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const CHECK_VIOLATION = '23514'

type Value = string | ((row: number) => string)

const DIMENSION = '00000000-0000-4000-8000-0000000000d1'

/**
 * Values by column, or by table and column. A column without a value here gets the first value that its check
 * constraint allows, else the value of its type.
 */
const VALUES: Readonly<Record<string, Value>> = {
  address: (row) => `192.0.2.${row}`,
  advice: 'Kartą per savaitę pasikalbėkite be telefonų.',
  attempts: '1',
  category: 'bendravimas',
  canonical_url: (row) => `https://akademija.example.lt/blog/klausytis-${row}`,
  breakdown: JSON.stringify({
    maximumScore: 9,
    bands: [{ name: 'Tvirtas ryšys', color: '#10b981', minScore: 0, maxScore: 9 }],
    dimensions: [
      {
        id: DIMENSION,
        name: 'Klausymasis',
        share: 75,
        level: 'high',
        advice: 'Tęskite.',
        articles: ['klausytis-1'],
      },
    ],
    comparable: false,
  }),
  color: '#10b981',
  consent_text: 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.',
  consent_version: '2026-11-22',
  content: (row) =>
    `## Kaip klausytis?\n\nPirma išklausykite iki galo (${row}), tik tada atsakykite: „Girdžiu tave.“`,
  content_version: '3',
  description: 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.',
  excerpt: 'Ką daryti, kad pokalbis netaptų ginču.',
  email: (row) => `vardene${row}@example.lt`,
  fault: 'unreachable',
  host: 'ep-pavyzdys-1234.eu-central-1.aws.neon.example',
  image_url: '/media/0b6f1f0e-8a9f-4b59-9f63-1d2c3e4f5a6b-800x450.webp',
  message: 'Norėčiau pasikalbėti apie tai, kaip vėl išgirsti vienam kitą.',
  name: (row) => `Vardenė ${row} Pavardenytė`,
  notes: 'Atsakyta telefonu.',
  option_marks: '{NULL,sign,fear}',
  options: '{Taip,Kartais,Ne}',
  original_name: 'pora "prie jūros".jpg',
  phone: '+370 600 00000',
  preferred_date: 'Antradienį po 17 val.',
  question: 'Ar klausotės vienas kito?',
  recipient: (row) => `vardene${row}@example.lt`,
  slug: (row) => `klausytis-${row}`,
  subject: 'Savaitės mintis: kaip klausytis',
  tags: '{klausymasis,"du žmonės"}',
  title: (row) => `Kaip klausytis ${row}`,
  warning_options: '{2}',
  weights: '{3,1.5,0}',
  'consultation_bookings.consultation_type': 'email-weekly',
  'contract_withdrawals.contract': 'Savaitės konsultacija el. paštu, užsakyta 2026-11-20',
  'item_versions.state': '{"title": "Kaip klausytis", "content": "Išklausykite iki galo."}',
  'media.name': (row) => `${uuid(row)}-800x450.webp`,
  'outbox.kind': 'booking-receipt',
  'quizzes.dimensions': JSON.stringify([
    {
      id: DIMENSION,
      name: 'Klausymasis',
      advice: { low: 'Pradėkite nuo klausimų.', middle: 'Klauskite dažniau.', high: 'Tęskite.' },
      articles: ['klausytis-1'],
      talk: 'Kada jautėtės išgirsti?',
    },
  ]),
  'quiz_categories.max_score': '9',
  'quiz_categories.name': 'Tvirtas ryšys',
  'quiz_questions.dimension_id': DIMENSION,
  'quiz_results.category': '{"name": "Tvirtas ryšys", "advice": "Tęskite."}',
  'quiz_submissions.answers': '[{"question": "Ar klausotės?", "answer": "Taip"}]',
  'quiz_submissions.category': '{"name": "Tvirtas ryšys", "advice": "Tęskite."}',
  'uploads.name': (row) => `${uuid(row)}-800x450.webp`,
}

const BY_TYPE: Readonly<Record<string, Value>> = {
  text: (row) => `pavyzdys ${row}`,
  varchar: (row) => `pavyzdys ${row}`,
  _text: '{pavyzdys}',
  jsonb: '{"pavyzdys": 1}',
  json: '{"pavyzdys": 1}',
  uuid,
  bool: 'true',
  int2: '1',
  int4: (row) => String(row),
  int8: (row) => String(row),
  _int4: '{1}',
  float8: '2.5',
  numeric: '2.5',
  bytea: String.raw`\x00ff10`,
  date: (row) => `2026-11-0${row}`,
  timestamptz: (row) => `2026-11-0${row} 08:30:00.123+00`,
  _timestamptz: '{2026-11-01 08:30:00.123+00}',
}

let made = 0

/** Returns a new id; every run makes the same ids in the same order. */
function uuid(_row: number): string {
  made += 1
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
}

/**
 * Fills every empty table of a migrated database with realistic rows about no real person.
 * @throws Error naming a table that stays empty, because its constraints need values unknown here.
 */
export async function fillTables(engine: DatabaseEngine): Promise<void> {
  made = 0
  for (const table of await readTables(engine)) {
    const name = quoted(table.name)
    const count = async () => (await engine.query(`select from ${name}`, [])).rowCount ?? 0
    if ((await count()) > 0) continue
    const choices = await readChoices(engine, table.name)
    for (let row = 1; row <= ROWS; row += 1) await insertRow(engine, table, choices, row)
    if ((await count()) === 0) throw new Error(`The table ${table.name} stays empty.`)
  }
}

/**
 * Inserts a row: the first one with values in all columns, a later one with values in the required columns. If a check
 * constraint forbids that, tries the other set of columns.
 * @throws Error if a check constraint forbids both.
 */
async function insertRow(
  engine: DatabaseEngine,
  table: Table,
  choices: ReadonlyMap<string, string>,
  row: number,
): Promise<void> {
  const required = table.columns.filter((column) => column.required)
  const attempts = row === 1 ? [table.columns, required] : [required, table.columns]
  let failure: unknown
  for (const columns of attempts) {
    const values = columns.map((column) => valueOf(table, column, choices, row))
    try {
      await engine.query(
        `insert into ${quoted(table.name)} (${columns.map(({ name }) => quoted(name)).join(', ')})
         select ${values.join(', ')}
         on conflict do nothing`,
        [],
      )
      return
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.fields.code !== CHECK_VIOLATION) throw error
      failure = error
    }
  }
  throw new Error(`The table ${table.name} cannot be filled: name its values in fill-tables.ts.`, {
    cause: failure,
  })
}

/** Returns the SQL expression of a column's value. */
function valueOf(
  table: Table,
  { name, type, references }: Column,
  choices: ReadonlyMap<string, string>,
  row: number,
): string {
  if (references !== null) return `(select id from ${quoted(references)} order by id limit 1)`
  const value =
    VALUES[`${table.name}.${name}`] ?? choices.get(name) ?? typed(name, type) ?? BY_TYPE[type]
  if (value === undefined) throw new Error(`What may a column of the type ${type} hold?`)
  const text = typeof value === 'function' ? value(row) : value
  return `'${text.replaceAll("'", "''")}'::${type}`
}

/** Returns the value for a column's name; undefined if there is none, or if the column has another type. */
function typed(name: string, type: string): Value | undefined {
  return ['text', '_text', '_int4', 'int4', 'jsonb'].includes(type) ? VALUES[name] : undefined
}

/**
 * Returns the first value that each column's check constraint allows, as in `state in ('waiting', 'sent')`. Columns
 * without such a constraint are absent.
 */
async function readChoices(engine: DatabaseEngine, table: string): Promise<Map<string, string>> {
  const { rows } = await engine.query(
    `select pg_get_constraintdef(oid) from pg_constraint
     where contype = 'c' and conrelid = $1::regclass`,
    [quoted(table)],
  )
  const choices = new Map<string, string>()
  for (const [definition] of rows) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\['([^']+)'/.exec(definition ?? '')
    if (match?.[1] !== undefined && match[2] !== undefined) choices.set(match[1], match[2])
  }
  return choices
}
