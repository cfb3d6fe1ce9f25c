import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import './runtime/functions/load-tsx.ts'
import { report } from './proof/report.ts'
import { run } from './tools/run.ts'

// `npm run proof` runs all proofs, `npm run proof -- kills` only the named ones. Proofs take longer than tests. The
// command prints a line for each fact, and fails if a fact is wrong.

/** Proofs by name; each gets an empty temporary folder. */
const PROOFS = {
  fuzz: { title: 'What 2,000 generated requests a call find', prove: proveFuzz },
  releases: {
    title: 'The last release on the new schema',
    prove: async (folder: string) => (await import('./proof/releases.ts')).proveReleases(folder),
  },
  kills: {
    title: 'kill -9 at 50 random moments under load',
    prove: async (folder: string) => (await import('./proof/kills.ts')).proveKills(folder),
  },
  load: {
    title: '200 quiz takers at once, and memory over 10 minutes',
    prove: async (folder: string) => (await import('./proof/load.ts')).proveLoad(folder),
  },
}

/** Runs the fuzzing tests longer with new values; `FUZZ_SEED` repeats an earlier run's values. */
async function proveFuzz(): Promise<void> {
  const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31)
  console.log(`FUZZ_SEED=${seed}`)
  const { succeeded } = await run(
    'vitest',
    ['run', '--config=.config/vitest.config.ts', '--project=fuzzing'],
    { show: true, environment: { FUZZ_RUNS: '2000', FUZZ_SEED: seed } },
  )
  report('the fuzzing tests pass', succeeded)
}

const wanted = process.argv.slice(2)
for (const [name, { title, prove }] of Object.entries(PROOFS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n# ${title}\n`)
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-'))
  try {
    await prove(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
