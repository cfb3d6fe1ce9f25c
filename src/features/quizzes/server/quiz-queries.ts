import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { OptionMark } from '../warnings.ts'
import type { Database } from '#db/client.ts'
import type { QuizCategoriesTable, QuizQuestionsTable, QuizzesTable } from '#db/schema/tables.ts'
import { recordErasures } from '#src/server/queries/erasures.ts'
import { isListed } from '#src/server/queries/lists.ts'
import type { Redirected } from '#src/features/articles/server/post-queries.ts'
import {
  type NewTimes,
  publishedAtOfChanged,
  publishedAtOfNew,
  shownDateOf,
  formerSlugsOf,
  isAtAddress,
  redirectFormerAddress,
  deleteRedirectOf,
} from '#src/server/queries/item-queries.ts'
import {
  bumpContentVersion,
  leavesAddress,
  raised,
  type Saved,
} from '#src/features/publishing/server/publishing-queries.ts'
import {
  changedRow,
  deleteOldVersions,
  storeDeletedVersion,
  storePreviousVersion,
} from '#src/features/publishing/server/version-queries.ts'
import { type UpdateOutcome, isAtVersion, nextVersion } from '#src/server/queries/row-versions.ts'

export type Quiz = Selectable<QuizzesTable>
export type QuizQuestion = Omit<
  Selectable<QuizQuestionsTable>,
  'quizId' | 'warningOptions' | 'optionMarks'
> & {
  /** Parallel to the options; null for an unmarked option. */
  marks: (OptionMark | null)[]
}
export type QuizCategory = Omit<Selectable<QuizCategoriesTable>, 'quizId'>

export interface FullQuiz extends Quiz {
  /** Sorted by `order`. */
  questions: QuizQuestion[]
  /** Sorted by `minScore`. */
  categories: QuizCategory[]
}

/** Fields that the administrator edits. The caller generates the ids of questions and bands. */
export type QuizValues = Omit<
  FullQuiz,
  'id' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'untouchedAt'
>

type NewQuiz = QuizValues & NewTimes

// `warning_options` lists the answers that warn. `option_marks` has the kinds of their warnings; a missing kind is
// `general`.
const marksOfQuestion = sql`(
  select json_agg(
    case
      when place - 1 = any(warning_options)
        then coalesce(nullif(option_marks[place], 'sign'), 'general')
      when option_marks[place] = 'sign' then 'sign'
    end order by place)
  from generate_series(1, cardinality(options)) as place)`

const questionsOfQuiz = sql<QuizQuestion[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'question', question, 'questionType', question_type, 'options', options,
    'weights', weights, 'order', "order", 'required', required,
    'marks', ${marksOfQuestion}, 'dimensionId', dimension_id) order by "order", id), '[]')
  from quiz_questions where quiz_id = quizzes.id)`

const categoriesOfQuiz = sql<QuizCategory[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'description', description, 'minScore', min_score,
    'maxScore', max_score, 'advice', advice, 'color', color,
    'omnisendSegment', omnisend_segment) order by min_score, id), '[]')
  from quiz_categories where quiz_id = quizzes.id)`

const questionCountOfQuiz = sql<number>`(
  select count(*)::integer from quiz_questions where quiz_id = quizzes.id)`

const marksLackKinds = sql<boolean>`exists (
  select from quiz_questions
  where quiz_id = quizzes.id and option_marks is null and warning_options <> '{}')`

/** Lists published quizzes, newest first, with the content version at which they were read. */
export async function listPublishedQuizzes(
  db: Database,
): Promise<{ contentVersion: number; quizzes: (Quiz & { questionCount: number })[] }> {
  const rows = await db.read
    .selectFrom('publishing')
    .leftJoin('quizzes', (join) => join.on('quizzes.published', '=', true))
    .selectAll('quizzes')
    .select(['publishing.contentVersion', questionCountOfQuiz.as('questionCount')])
    .orderBy(shownDateOf('quizzes'), 'desc')
    .orderBy('quizzes.id')
    .execute()
  const quizzes = rows.flatMap(({ contentVersion: _, ...row }) =>
    isListed<Quiz & { questionCount: number }>(row) ? [row] : [],
  )
  return { contentVersion: rows[0]?.contentVersion ?? 0, quizzes }
}

/**
 * Lists all quizzes including drafts, newest first, with the number of questions, and whether some warning answers are
 * from before warnings had kinds.
 */
export async function listAllQuizzes(
  db: Database,
): Promise<(Quiz & Redirected & { questionCount: number; marksLackKinds: boolean })[]> {
  return db.read
    .selectFrom('quizzes')
    .selectAll()
    .select([questionCountOfQuiz.as('questionCount'), marksLackKinds.as('marksLackKinds')])
    .select(formerSlugsOf('quizzes.id').as('formerSlugs'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

function fullQuizzes(db: Database) {
  return db.read
    .selectFrom('quizzes')
    .selectAll()
    .select([questionsOfQuiz.as('questions'), categoriesOfQuiz.as('categories')])
}

/** Reads all published quizzes with questions and bands, oldest first. */
export async function readPublishedQuizzes(db: Database): Promise<FullQuiz[]> {
  return fullQuizzes(db).where('published', '=', true).orderBy(shownDateOf('quizzes')).execute()
}

/** Finds a published quiz by its slug, with questions and bands. */
export async function findPublishedQuiz(db: Database, slug: string): Promise<FullQuiz | undefined> {
  return publishedQuiz(db, slug).executeTakeFirst()
}

function publishedQuiz(db: Database, slug: string) {
  return fullQuizzes(db).where('slug', '=', slug).where('published', '=', true)
}

// Finds articles by current or former slug, as `findPublishedTitles` does.
const articleTitlesOfQuiz = sql<{ address: string; title: string | null }[]>`(
  select coalesce(json_agg(json_build_object('address', address, 'title', (
    select title from blog_posts
    where type = 'post' and published and ${isAtAddress('post', sql<string>`address`)} limit 1))), '[]')
  from (
    select distinct jsonb_array_elements_text(dimension->'articles') as address
    from jsonb_array_elements(quizzes.dimensions) as dimension) as recommended)`

/** State of all published content. Each change of a published quiz or article changes it. */
export const contentState = sql<string>`(select concat(content_version, ' ', changed_at) from publishing)`

export interface QuizToScore {
  quiz: FullQuiz
  /** Titles of the articles that dimensions recommend, by slug. Null for an unpublished article. */
  articleTitles: ReadonlyMap<string, string | null>
  contentState: string
}

/** Finds a published quiz by slug, with all that its results show. */
export async function findQuizToScore(
  db: Database,
  slug: string,
): Promise<QuizToScore | undefined> {
  const row = await publishedQuiz(db, slug)
    .select([articleTitlesOfQuiz.as('articleTitles'), contentState.as('contentState')])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { articleTitles, contentState: state, ...quiz } = row
  return {
    quiz,
    articleTitles: new Map(articleTitles.map(({ address, title }) => [address, title])),
    contentState: state,
  }
}

/**
 * Finds a published quiz by its current or a former slug. If the quiz has another `slug`, the requested one is a former
 * slug.
 */
export async function findPublishedQuizByAddress(
  db: Database,
  slug: string,
): Promise<FullQuiz | undefined> {
  return fullQuizzes(db)
    .where('published', '=', true)
    .where(isAtAddress('quiz', slug))
    .orderBy(sql`slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds a quiz by id; drafts too. */
export async function findQuiz(db: Database, id: string): Promise<FullQuiz | undefined> {
  return fullQuizzes(db).where('id', '=', id).executeTakeFirst()
}

/** Builds the subquery for the state of a quiz, as `storePreviousVersion` stores it. */
export function storedQuiz(id: string): RawBuilder<unknown> {
  return sql`(
    select to_jsonb(stored) from (
      select *, ${questionsOfQuiz} as questions, ${categoriesOfQuiz} as categories
      from quizzes where id = ${id}::uuid) as stored)`
}

/** Whether a quiz other than `exceptId` has this slug. */
export async function isQuizSlugTaken(
  db: Database,
  slug: string,
  exceptId: string | null,
): Promise<boolean> {
  const found = await db.read
    .selectFrom('quizzes')
    .select('id')
    .where('slug', '=', slug)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a question with this id was removed from the quiz. */
export async function wasQuestionOfQuiz(
  db: Database,
  { id, quizId }: { id: string; quizId: string },
): Promise<boolean> {
  const found = await db.read
    .selectFrom('retiredQuestions')
    .select('id')
    .where('id', '=', id)
    .where('quizId', '=', quizId)
    .executeTakeFirst()
  return found !== undefined
}

/** Selects the rows of `quiz_questions` to insert. `source` is the CTE with the quiz. */
function questionRows(source: 'created' | 'changed', questions: readonly QuizQuestion[]) {
  return sql`
    select item.id, ${sql.ref(source)}.id, item.question, item."questionType", item.options,
      item.weights, item."order", item.required, array(
        select (place - 1)::integer from unnest(item.marks) with ordinality as given (mark, place)
        where mark <> 'sign' order by place
      ), item.marks, item."dimensionId"
    from ${sql.table(source)}, jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as item(
      id uuid, question text, "questionType" text, options text[], weights text[],
      "order" integer, required boolean, marks text[], "dimensionId" uuid)`
}

/** Selects the rows of `quiz_categories` to insert. `source` is the CTE with the quiz. */
function categoryRows(source: 'created' | 'changed', categories: readonly QuizCategory[]) {
  return sql`
    select item.id, ${sql.ref(source)}.id, item.name, item.description, item."minScore",
      item."maxScore", item.advice, item.color, item."omnisendSegment"
    from ${sql.table(source)}, jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as item(
      id uuid, name text, description text, "minScore" integer, "maxScore" integer,
      advice text, color text, "omnisendSegment" text)`
}

const questionColumns = sql`
  id, quiz_id, question, question_type, options, weights, "order", required, warning_options,
  option_marks, dimension_id`
const categoryColumns = sql`
  id, quiz_id, name, description, min_score, max_score, advice, color, omnisend_segment`

/** Returns the cache tags of all responses that show the quiz. */
function quizTags(slug: string): string[] {
  return ['quizzes', `quiz:${slug}`]
}

/**
 * Stores a new quiz with questions and bands in one statement. Raises the content version if the quiz is published.
 * @throws a unique violation: of `quizzes_slug_key` if the slug is taken, of a primary key if an id is taken.
 */
export async function insertQuiz(
  db: Database,
  id: string,
  values: NewQuiz,
): Promise<Saved<FullQuiz>> {
  const { questions, categories, ...fields } = values
  const quiz = await db.write
    .with('created', (query) =>
      query
        .insertInto('quizzes')
        .values({
          id,
          ...fields,
          dimensions: JSON.stringify(fields.dimensions),
          publishedAt: publishedAtOfNew(fields),
        })
        .returningAll(),
    )
    .with(
      'questions',
      () => sql`(
      insert into quiz_questions (${questionColumns}) ${questionRows('created', questions)})`,
    )
    .with(
      'categories',
      () => sql`(
      insert into quiz_categories (${categoryColumns}) ${categoryRows('created', categories)})`,
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`${fields.published}::boolean`,
        tags: sql`${quizTags(fields.slug)}::text[]`,
        takesDown: sql`false`,
      }),
    )
    .with('unredirected', () => deleteRedirectOf('quiz', fields.slug, 'created'))
    .selectFrom('created')
    .selectAll()
    .select(raised)
    .executeTakeFirstOrThrow()
  return { ...quiz, ...byPosition(values) }
}

/**
 * Locks the quiz. As the first statement of a batch it waits for a save in progress, so that the next statement sees
 * the questions and bands of that save.
 */
function lockQuiz(db: Database, id: string) {
  return db.write.selectFrom('quizzes').select('id').where('id', '=', id).forUpdate()
}

/**
 * Replaces a quiz with its questions and bands in one statement after the lock. Questions and bands whose ids are sent
 * back are updated in place; other stored ones are deleted. Deletes the comparisons of a quiz that may no longer be
 * compared. Content version, redirect and previous version are handled as in `updatePost`.
 * @param expected row version that the caller has loaded, or null to overwrite unconditionally.
 * @throws a unique violation of `quizzes_slug_key` when the slug is taken.
 */
export async function updateQuiz(
  db: Database,
  id: string,
  values: QuizValues & Pick<NewTimes, 'publishedAt'>,
  expected: Date | null,
): Promise<UpdateOutcome<Saved<FullQuiz>>> {
  const { questions, categories, ...fields } = values
  const ordered = byPosition(values)
  const update = db.write
    .with('previous', (query) =>
      query
        .selectFrom('quizzes')
        .selectAll()
        .select([questionsOfQuiz.as('questions'), categoriesOfQuiz.as('categories')])
        .where('id', '=', id),
    )
    .with('changed', (query) =>
      query
        .updateTable('quizzes')
        .from('previous')
        .set({
          ...fields,
          dimensions: JSON.stringify(fields.dimensions),
          publishedAt: publishedAtOfChanged(fields),
          updatedAt: nextVersion,
        })
        .whereRef('quizzes.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returningAll('quizzes')
        .returning(['previous.slug as formerSlug', 'previous.published as formerPublished']),
    )
    .with(
      'removedQuestions',
      () => sql`(
      delete from quiz_questions where quiz_id in (select id from changed)
        and id <> all(${questions.map((question) => question.id)}::uuid[])
      returning id, quiz_id)`,
    )
    .with(
      'retired',
      () => sql`(
      insert into retired_questions (id, quiz_id) select id, quiz_id from removed_questions
      on conflict (id) do nothing)`,
    )
    .with(
      'questions',
      () => sql`(
      insert into quiz_questions (${questionColumns}) ${questionRows('changed', questions)}
      on conflict (id) do update set
        question = excluded.question, question_type = excluded.question_type,
        options = excluded.options, weights = excluded.weights, "order" = excluded."order",
        required = excluded.required, warning_options = excluded.warning_options,
        option_marks = excluded.option_marks, dimension_id = excluded.dimension_id
      where quiz_questions.quiz_id = excluded.quiz_id)`,
    )
    .with(
      'removedCategories',
      () => sql`(
      delete from quiz_categories where quiz_id in (select id from changed)
        and id <> all(${categories.map((category) => category.id)}::uuid[]))`,
    )
    .with(
      'categories',
      () => sql`(
      insert into quiz_categories (${categoryColumns}) ${categoryRows('changed', categories)}
      on conflict (id) do update set
        name = excluded.name, description = excluded.description,
        min_score = excluded.min_score, max_score = excluded.max_score,
        advice = excluded.advice, color = excluded.color,
        omnisend_segment = excluded.omnisend_segment
      where quiz_categories.quiz_id = excluded.quiz_id)`,
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from changed where published or former_published)`,
        tags: sql`(
          select ${quizTags(fields.slug)}::text[] || ('quiz:' || former_slug) from changed)`,
        takesDown: leavesAddress,
      }),
    )
    .with('ended', (query) =>
      query
        .deleteFrom('comparisons')
        .where('quizId', 'in', (changed) =>
          changed.selectFrom('changed').select('id').where('comparable', '=', false),
        )
        .returning('id'),
    )
    .with('recorded', () => recordErasures({ ended: 'comparison' }))
    .with('redirected', () => redirectFormerAddress('quiz'))
    .with('kept', () =>
      storePreviousVersion(
        'quiz',
        sql`${changedRow} || jsonb_build_object(
          'questions', ${JSON.stringify(ordered.questions)}::jsonb,
          'categories', ${JSON.stringify(ordered.categories)}::jsonb)`,
      ),
    )
    .with('trimmed', () => deleteOldVersions(id))
    .with('unredirected', () => deleteRedirectOf('quiz', fields.slug, 'changed'))
    .selectFrom('previous')
    .leftJoin('changed', 'changed.id', 'previous.id')
    .selectAll('changed')
    .select(raised)
  const [, [row]] = await db.batch([lockQuiz(db, id), update])
  if (row === undefined) return { outcome: 'missing' }
  const { formerSlug: _slug, formerPublished: _published, ...quiz } = row
  if (!isListed<Saved<Quiz>>(quiz)) return { outcome: 'changed-meanwhile' }
  return { outcome: 'updated', item: { ...quiz, ...ordered } }
}

function byPosition({
  questions,
  categories,
}: QuizValues): Pick<QuizValues, 'questions' | 'categories'> {
  return {
    questions: questions.toSorted((a, b) => a.order - b.order),
    categories: categories.toSorted((a, b) => a.minScore - b.minScore),
  }
}

/**
 * Deletes a quiz with its questions, bands and comparisons, but not its submissions. Stores its last state as a
 * version, and raises the content version if it was published.
 */
export async function deleteQuiz(db: Database, id: string): Promise<Saved<Quiz> | undefined> {
  const deletion = db.write
    .with('deleted', (query) =>
      query
        .deleteFrom('quizzes')
        .where('id', '=', id)
        .returningAll()
        .returning([questionsOfQuiz.as('questions'), categoriesOfQuiz.as('categories')]),
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from deleted where published)`,
        tags: sql`(select array['quizzes', 'quiz:' || slug] from deleted)`,
        takesDown: sql`true`,
      }),
    )
    .with('ended', (query) =>
      query.deleteFrom('comparisons').where('quizId', '=', id).returning('id'),
    )
    .with('recorded', () => recordErasures({ ended: 'comparison' }))
    .with('kept', () => storeDeletedVersion('quiz'))
    .with('trimmed', () => deleteOldVersions(id))
    .selectFrom('deleted')
    .selectAll()
    .select(raised)
  const [, [deleted]] = await db.batch([lockQuiz(db, id), deletion])
  return deleted
}
