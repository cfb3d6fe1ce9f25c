import { allContracts } from '../../tests/all-contracts.ts'
import { fuzzContract } from './fuzzing/fuzz.ts'
import { startFuzzedSite } from './fuzzing/site.ts'
import type { Report } from './report.ts'

/** Generated requests a call. */
const RUNS = 2000

/**
 * Proves that no request breaks a call, with 2,000 generated requests each; `FUZZ_SEED` repeats the requests
 * of an earlier run, and `npm run proof -- fuzz createPost` fuzzes one call.
 */
export async function proveFuzz(_folder: string, report: Report): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.log(`FUZZ_SEED=${seed}`)
  await using site = await startFuzzedSite()
  const contracts = await allContracts()
  const named = contracts.filter(([name]) => process.argv.includes(name))
  for (const [name, contract] of named.length > 0 ? named : contracts) {
    const { method, path } = contract.route
    try {
      const { accepted, refused } = await fuzzContract(site, contract, { runs: RUNS, seed })
      report(`${method} ${path}: ${accepted} accepted, ${refused} refused`, true)
    } catch (error) {
      report(`${method} ${path} (${name})`, false)
      console.log(error)
    }
  }
}
