import { runDevelopment } from './runtime/dev/development.ts'
import { loadEnvironmentFile, readEnvironment } from './runtime/environment.ts'
import { runUntilSignal } from './runtime/run-until-signal.ts'

// `npm run dev`: Astro's development server, with the product's functions and a local database.

await runUntilSignal(async () => {
  loadEnvironmentFile()
  return await runDevelopment(readEnvironment(process.env))
})
