import { startSite } from '../../tests/browser/world.ts'
import { fuzzRoutes } from './fuzzing/routes.ts'
import type { Report } from './report.ts'

const REQUESTS = 8000

/** Sends 8,000 hostile requests to the built product; `FUZZ_SEED` repeats those of an earlier run. */
export async function proveRoutes(_folder: string, report: Report): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.log(`FUZZ_SEED=${seed}`)
  await using site = await startSite('seeds')
  try {
    const statuses = await fuzzRoutes(site, { runs: REQUESTS, seed })
    report(`no 500, no hang: ${JSON.stringify(statuses)}`, true)
  } catch (error) {
    report('no 500, no hang', false)
    console.log(error)
  }
}
