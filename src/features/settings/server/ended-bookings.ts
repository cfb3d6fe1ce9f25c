import type { Database } from '#db/client.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { environment } from '#src/server/environment.ts'
import { changedPackageTexts } from './replacements.ts'
import * as queries from './settings-queries.ts'

/** Replaces texts of static pages about packages that are not fully booked any more, since their last day is over. */
export async function restateEndedBookings(db: Database, now: Date): Promise<void> {
  const { settings, prices } = await queries.readSettings(db)
  const sales = packageSales(prices, environment().paymentLinks, false)
  const state = { offers: settings.packages, sales }
  const replacements = changedPackageTexts(state, state, formatDay(now))
  if (replacements.length > 0) await queries.replaceInPages(db, replacements)
}
