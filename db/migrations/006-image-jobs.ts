import { type Kysely, sql } from 'kysely'

/** Jobs that generate images in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table image_jobs (
      id uuid primary key,
      title text not null,
      category text not null,
      status text not null default 'working'
        check (status in ('working', 'done', 'failed', 'cancelled')),
      image_url text,
      fault text,
      started_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check ((status = 'done') = (image_url is not null)),
      check ((status = 'failed') = (fault is not null))
    )`.execute(db)
  await sql`create index image_jobs_created on image_jobs (created_at)`.execute(db)
}
