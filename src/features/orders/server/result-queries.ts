import { sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import { recordErasures } from '#src/server/queries/erasures.ts'

/** Name of the band of a submission; null if there is none, or if the JSON is unreadable. */
const band = sql<string | null>`(json_or_null(quiz_submissions.category) ->> 'name')`

function results(db: Database) {
  return db.read
    .selectFrom('orderResults')
    .innerJoin('quizSubmissions', 'quizSubmissions.id', 'orderResults.submissionId')
    .leftJoin('quizzes', 'quizzes.id', 'quizSubmissions.quizId')
}

/** Builds the query for the results that the client of an order has added to it, newest first. */
export function addedResults(db: Database, orderId: string) {
  return results(db)
    .select(['orderResults.id', 'quizzes.title as quiz', 'totalScore', 'warned', 'completedAt'])
    .select(band.as('band'))
    .where('orderId', '=', orderId)
    .orderBy('completedAt', 'desc')
    .orderBy('orderResults.id')
}

/**
 * Builds the query for the results that were added to the orders of an address. Left out for a former address of an
 * order, since somebody else may read that mailbox.
 */
export function addedResultsOfAddress(db: Database, email: Private) {
  return results(db)
    .innerJoin('orders', 'orders.id', 'orderResults.orderId')
    .select(['orderId', 'quizzes.title as quiz', 'addedAt'])
    .where('orders.email', '=', email)
    .orderBy('addedAt')
}

/**
 * Builds the query for the results that were stored with an order's address, and with the consent to store it, and for
 * those that were added before the address was changed; newest first.
 */
export function ownResults(db: Database, orderId: string) {
  const isAdded = sql<boolean>`exists (
    select from order_results as added
    where added.order_id = ${orderId}::uuid and added.submission_id = quiz_submissions.id)`
  return db.read
    .selectFrom('quizSubmissions')
    .leftJoin('quizzes', 'quizzes.id', 'quizSubmissions.quizId')
    .select(['quizSubmissions.id', 'quizzes.title as quiz', 'completedAt'])
    .select([band.as('band'), isAdded.as('isAdded')])
    .where(
      sql<boolean>`(${isAdded} or consented_at is not null
        and email = (select orders.email from orders where orders.id = ${orderId}::uuid))`,
    )
    .orderBy('completedAt', 'desc')
    .orderBy('quizSubmissions.id')
}

/**
 * Adds a result to an order once. Adds nothing unless the result was stored with the order's address and with consent,
 * and the consent to the messages of the order is given.
 */
export async function addResult(
  db: Database,
  orderId: string,
  submissionId: string,
): Promise<void> {
  await db.write
    .insertInto('orderResults')
    .columns(['id', 'orderId', 'submissionId'])
    .expression((query) =>
      query
        .selectFrom('orders')
        .innerJoin('orderStarts', 'orderStarts.id', 'orders.id')
        .innerJoin('quizSubmissions', 'quizSubmissions.email', 'orders.email')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          'orders.id as orderId',
          'quizSubmissions.id as submissionId',
        ])
        .where('orders.id', '=', orderId)
        .where('orderStarts.withdrawnAt', 'is', null)
        .where('orders.erasedAt', 'is', null)
        .where('quizSubmissions.id', '=', submissionId)
        .where('quizSubmissions.consentedAt', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['orderId', 'submissionId']).doNothing())
    .execute()
}

/** Removes a result from an order. */
export async function removeResult(
  db: Database,
  orderId: string,
  submissionId: string,
): Promise<void> {
  await db.write
    .with('removed', (query) =>
      query
        .deleteFrom('orderResults')
        .where('orderId', '=', orderId)
        .where('submissionId', '=', submissionId)
        .returning('id'),
    )
    .with('recorded', () => recordErasures({ removed: 'order-result' }))
    .selectFrom('removed')
    .select('id')
    .execute()
}
