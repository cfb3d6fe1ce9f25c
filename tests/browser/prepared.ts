import type { Prepared } from './world.ts'

/** What global setup has made for all worlds. */
export const prepared = (): Prepared => JSON.parse(process.env.PREPARED ?? '') as Prepared
