import { z } from 'zod'
import { SCHEDULE_NAMES } from './schedules.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Round trip to a database in the functions' region, in milliseconds; a save makes at least four in sequence. */
export const NEAR_DATABASE_MS = 30

/**
 * Tells whether the product works: statuses, page titles and the region, but no visitor figures, secrets or error
 * messages. Answers 503 when the database or the storage is unreachable, or nothing can be stored.
 */
export const getHealth = contract(routes.getHealth, {
  response: z.object({
    status: z.enum(['ok', 'degraded', 'down']),
    /** `read-only`: it answers but stores nothing, for example on a full disk. */
    database: z.enum(['ok', 'unreachable', 'read-only']),
    storage: z.enum(['ok', 'unreachable']),
    /** `failed`: the last build or the call of its hook; `unknown`: the database is unreachable. */
    publishing: z.enum(['ok', 'failed', 'unknown']),
    /**
     * `stuck`: entries have waited too long or need the administrator; `unset`: no mail service is configured.
     */
    outbox: z.enum(['ok', 'stuck', 'unset', 'unknown']),
    /** `late`: a scheduled function no longer runs; `unknown` without the storage. */
    schedules: z.enum(['ok', 'late', 'unknown']),
    /** Empty without the storage. `lastRunAt` of one that never ran is the time of its first check. */
    lateSchedules: z.array(z.object({ name: z.enum(SCHEDULE_NAMES), lastRunAt: instant })),
    contentVersion: z.number().nullable(),
    /** Name of the newest applied migration. */
    migration: z.string().nullable(),
    /** Published pages with other answering hours than the settings; empty without the database. */
    otherHours: z.array(z.object({ id: z.string(), title: z.string() })),
    /**
     * Published pages that should repeat the seller's details of the settings but do not; empty without the database.
     */
    otherSeller: z.array(z.object({ id: z.string(), title: z.string() })),
    /**
     * Addresses of unpublished pages that a sale depends on, while something is sold; empty without the database.
     */
    missingPages: z.array(z.string()),
    /** The functions' region as the platform calls it; null locally. */
    region: z.string().nullable(),
    /** Round trip from the functions to the database, in milliseconds. */
    databaseMs: z.number().nullable(),
    /** `far`: the round trip exceeds `NEAR_DATABASE_MS`. */
    databaseDistance: z.enum(['near', 'far', 'unknown']),
  }),
  rateLimit: { windowLimit: 120, windowSize: 60 },
})

export type Health = ResponseOf<typeof getHealth>
