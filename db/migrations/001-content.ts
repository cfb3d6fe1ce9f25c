import { type Kysely, sql } from 'kysely'

/** Articles and pages, quizzes, courses, and redirects from former slugs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_posts (
      id uuid primary key,
      title text not null,
      slug text not null constraint blog_posts_slug_key unique,
      excerpt text not null,
      content text not null,
      image_url text,
      published boolean not null default false,
      reading_time integer not null default 5 check (reading_time > 0),
      category text,
      tags text[] not null default '{}',
      type text not null default 'post' check (type in ('post', 'page')),
      meta_description text,
      seo_title text,
      focus_keyword text,
      meta_keywords text[] not null default '{}',
      image_alt_text text,
      canonical_url text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint blog_posts_article_category check (type = 'page' or category is not null)
    )`.execute(db)
  await sql`
    create index blog_posts_list on blog_posts (type, created_at desc, id)
    where published`.execute(db)
  await sql`create index blog_posts_admin_list on blog_posts (type, created_at desc, id)`.execute(
    db,
  )

  await sql`
    create table courses (
      id uuid primary key,
      title text not null,
      slug text not null constraint courses_slug_key unique,
      description text not null,
      short_description text,
      price integer not null check (price >= 0),
      duration text,
      level text,
      image_url text,
      features text[] not null default '{}',
      published boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)

  await sql`
    create table quizzes (
      id uuid primary key,
      title text not null,
      slug text not null constraint quizzes_slug_key unique,
      description text not null,
      instructions text,
      published boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create table quiz_questions (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      question text not null,
      question_type text not null default 'multiple_choice'
        check (question_type in ('multiple_choice', 'scale', 'yes_no')),
      options text[] not null check (cardinality(options) > 0),
      weights text[] not null,
      "order" integer not null check ("order" >= 0),
      required boolean not null default true,
      constraint quiz_questions_weights check (cardinality(weights) = cardinality(options))
    )`.execute(db)
  await sql`create index quiz_questions_quiz on quiz_questions (quiz_id, "order")`.execute(db)
  await sql`
    create table quiz_categories (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      name text not null,
      description text not null,
      min_score integer not null check (min_score >= 0),
      max_score integer not null,
      advice text not null,
      color text not null default '#10b981',
      omnisend_segment text,
      constraint quiz_categories_range check (min_score <= max_score)
    )`.execute(db)
  await sql`create index quiz_categories_quiz on quiz_categories (quiz_id, min_score)`.execute(db)

  // Ids of questions removed from a saved quiz: an answer to one means that the quiz has changed.
  await sql`
    create table retired_questions (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      retired_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index retired_questions_quiz on retired_questions (quiz_id)`.execute(db)

  await sql`
    create table slug_redirects (
      kind text not null check (kind in ('post', 'page', 'quiz')),
      slug text not null,
      item_id uuid not null,
      created_at timestamptz(3) not null default now(),
      primary key (kind, slug)
    )`.execute(db)
  await sql`create index slug_redirects_item on slug_redirects (item_id)`.execute(db)
}
