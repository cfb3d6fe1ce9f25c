import { z } from 'zod'
import { runUntilSignal } from '../run-until-signal.ts'
import { startRuntime } from '../runtime.ts'

// The part of `npm run dev` that restarts when the functions change. The database and Astro's server
// belong to the parent process and keep running.

const settings = z
  .object({
    PORT: z.coerce.number(),
    DATA_DIR: z.string(),
    DATABASE_URL: z.string(),
    DEV_SITE_SERVER: z.url(),
  })
  .parse(process.env)

await runUntilSignal(async (signal) => {
  const runtime = await startRuntime({
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    siteServer: settings.DEV_SITE_SERVER,
    site: false,
    rateLimits: false,
    schedules: true,
    log: (line) => console.error(line),
    signal,
  })
  console.log(`The functions are ready at ${runtime.url}.`)
  return runtime
})
