import type { Database } from '#db/client.ts'
import * as orders from '#db/queries/orders.ts'
import { INBOX_PAGE_SIZE } from '#src/contracts/inbox.ts'
import type { OrdersPage, OrdersQuery } from '#src/contracts/orders.ts'
import type { CsvRow, CsvTable } from '#src/domain/csv.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'
import { fileName, tableRows } from './inbox-tables.ts'

/** A page of the orders, newest first, and the events that need the owner. */
export async function pageOfOrders(
  db: Database,
  { page, ...filter }: OrdersQuery,
): Promise<OrdersPage> {
  const slice = { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
  const [{ items, counts }, problems] = await Promise.all([
    orders.listOrders(db, filter, slice),
    orders.listProblemEvents(db, INBOX_PAGE_SIZE),
  ])
  const { inPreview, payments } = environment()
  return {
    items: items.map((order) => ({
      ...order,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      paidUntil: order.paidUntil?.toISOString() ?? null,
      cancelledAt: order.cancelledAt?.toISOString() ?? null,
    })),
    total:
      filter.state === undefined
        ? Object.values(counts).reduce((sum, count) => sum + count, 0)
        : counts[filter.state],
    page,
    pageSize: INBOX_PAGE_SIZE,
    counts,
    problems: problems.map(({ objectId, eventId, createdAt, ...problem }) => ({
      ...problem,
      reference: objectId ?? eventId,
      createdAt: createdAt.toISOString(),
    })),
    payments: inPreview ? 'preview' : payments.secrets.length > 0 ? 'on' : 'unset',
  }
}

/** Notes that the owner has dealt with an event. @throws RequestError 404 */
export async function settlePayment(db: Database, id: string): Promise<{ success: true }> {
  if (!(await orders.settlePaymentEvent(db, id))) {
    throw new RequestError(404, errorTexts.paymentNotFound)
  }
  return { success: true }
}

/** Every order that matches the query, on all pages, as a table for the accountant. */
export function ordersTable(db: Database, filter: OrdersQuery): CsvTable {
  return {
    name: fileName(inboxTexts.ordersFile),
    headings: inboxTexts.ordersHeadings,
    batches: tableRows(
      (batch) => orders.readOrders(db, filter, batch),
      ({ id, createdAt }) => ({ id, time: createdAt }),
      orderRow,
    ),
  }
}

function orderRow(order: orders.Order): CsvRow {
  return [
    formatMinute(order.createdAt),
    consultationTitle(order.package),
    order.name,
    order.email,
    inboxTexts.orderState[order.state],
    order.paidAmount / 100,
    order.refundedAmount / 100,
    order.currency.toUpperCase(),
    order.renewals,
    order.paidAt === null ? null : formatMinute(order.paidAt),
    order.paidUntil === null ? null : formatMinute(order.paidUntil),
    order.cancelledAt === null ? null : formatMinute(order.cancelledAt),
    order.sessionId,
  ]
}
