import type { Prepared } from './world.ts'

/** The folder and the Postgres server that global setup has made for all worlds. */
export const prepared = (): Prepared => JSON.parse(process.env.PREPARED ?? '') as Prepared
