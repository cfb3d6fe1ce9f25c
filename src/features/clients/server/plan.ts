import type { getPlan } from '../contracts.ts'
import { monthAfter } from '../months.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import type { Database } from '#db/client.ts'
import { isLate } from '#src/features/health/schedules.ts'
import { readPlan } from './plan-queries.ts'
import { beginOf } from './today.ts'

/** Returns the plan of a month. @param month `YYYY-MM`. */
export async function describePlan(db: Database, month: string): Promise<AnswerOf<typeof getPlan>> {
  const now = new Date()
  const since = beginOf(`${month}-01`)
  const until = beginOf(`${monthAfter(month)}-01`)
  const { planned, out, mails, daysOff } = await readPlan(db, { since, until })
  const items = [
    ...out.map((text) => ({ ...text, state: 'out' as const })),
    ...planned.flatMap((text) => {
      // The schedule that publishes and sends runs every few minutes.
      const isOverdue = isLate('publish-pending', text.at, now)
      const state = isOverdue ? ('overdue' as const) : ('planned' as const)
      return isOverdue || text.at >= since ? [{ ...text, state }] : []
    }),
  ]
  return {
    items: items.toSorted(
      (one, other) => one.at.getTime() - other.at.getTime() || one.id.localeCompare(other.id),
    ),
    mails,
    daysOff: daysOff.filter((day) => day.startsWith(month)),
  }
}
