import { z } from 'zod'
import { SCHEDULE_NAMES } from './schedules.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/**
 * Longest round trip to a database in the functions' region, in milliseconds. A save makes at least four round trips.
 */
export const NEAR_DATABASE_MS = 30

/**
 * Returns whether the product works. Contains statuses, page titles and the region, but no visitor figures, secrets or
 * error messages. Answers 503 when the database or the storage is unreachable, or when nothing can be stored.
 */
export const getHealth = contract(routes.getHealth, {
  response: z.object({
    status: z.enum(['ok', 'degraded', 'down']),
    /** `read-only`: the database answers but stores nothing, for example because its disk is full. */
    database: z.enum(['ok', 'unreachable', 'read-only']),
    storage: z.enum(['ok', 'unreachable']),
    /**
     * `failed`: the last build or the last call of the build hook has failed; `unknown`: the database is unreachable.
     */
    publishing: z.enum(['ok', 'failed', 'unknown']),
    /**
     * `stuck`: entries have waited too long or need the administrator; `unset`: no mail service is configured;
     * `unknown`: the database is unreachable.
     */
    outbox: z.enum(['ok', 'stuck', 'unset', 'unknown']),
    /** `late`: a scheduled function no longer runs; `unknown`: the storage is unreachable. */
    schedules: z.enum(['ok', 'late', 'unknown']),
    /**
     * Late scheduled functions; empty if the storage is unreachable. For a function that never ran, `lastRunAt` is the
     * time of the first check.
     */
    lateSchedules: z.array(z.object({ name: z.enum(SCHEDULE_NAMES), lastRunAt: instant })),
    /** Time at which the mailbox was last read; null if it is not read, or the storage is unreachable. */
    mailboxReadAt: instant.nullable(),
    contentVersion: z.number().nullable(),
    /** Name of the newest applied migration; null if the database is unreachable. */
    migration: z.string().nullable(),
    /** Published pages whose answer hours differ from the settings; empty if the database is unreachable. */
    otherHours: z.array(z.object({ id: z.string(), title: z.string() })),
    /**
     * Published pages that should state the seller's details from the settings but do not; empty if the database is
     * unreachable.
     */
    otherSeller: z.array(z.object({ id: z.string(), title: z.string() })),
    /**
     * Slugs of pages that a sale depends on but that are not published; empty if nothing is sold or the database is
     * unreachable.
     */
    missingPages: z.array(z.string()),
    /** The region in which the functions run, as the platform calls it; null locally. */
    region: z.string().nullable(),
    /** Round trip from the functions to the database, in milliseconds; null if the database is unreachable. */
    databaseMs: z.number().nullable(),
    /** `far`: the round trip exceeds `NEAR_DATABASE_MS`; `unknown`: the database is unreachable. */
    databaseDistance: z.enum(['near', 'far', 'unknown']),
  }),
  rateLimit: { windowLimit: 120, windowSize: 60 },
})

export type Health = ResponseOf<typeof getHealth>
