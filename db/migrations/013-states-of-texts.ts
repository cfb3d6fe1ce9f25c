import { type Kysely, sql } from 'kysely'

/** Adds a column for the id of an unfinished text's state, and moves the ids there from the stored forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table unfinished_texts add column state uuid`,
    sql`
      update unfinished_texts set
        state = substring(form from '"_state":"([0-9a-f-]{36})"}$')::uuid,
        form = regexp_replace(form, ',?"_state":"[0-9a-f-]{36}"}$', '}')`,
  ]
  for (const statement of statements) await statement.execute(db)
}
