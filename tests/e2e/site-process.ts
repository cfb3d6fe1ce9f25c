import { startRuntime } from '../../scripts/runtime/runtime.ts'
import { SITE_PASSWORD } from './site-addresses.ts'

// The whole product in a process of its own: the runtime changes `process.env`, which the processes
// of the tests would take over. It ends when its parent does.

const runtime = await startRuntime({
  port: 0,
  site: true,
  schedules: true,
  rateLimits: false,
  log: (line) => console.error(line),
  environment: { ADMIN_PASSWORD: SITE_PASSWORD, ADMIN_PASSWORD_HASH: '' },
})

const stop = () => void runtime.stop()
process.once('disconnect', stop)
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.send?.({ url: runtime.url, databaseUrl: runtime.databaseUrl })
