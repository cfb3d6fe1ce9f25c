import type { Prepared } from './world.ts'

/** Returns the folder and the Postgres server that the global setup has prepared for all worlds. */
export const prepared = (): Prepared => JSON.parse(process.env.PREPARED ?? '') as Prepared
