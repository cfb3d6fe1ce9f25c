import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { proveComparisons } from './proof/comparisons.ts'
import { proveFuzz } from './proof/fuzz.ts'
import { proveLogin } from './proof/login.ts'
import { proveObservatory } from './proof/observatory.ts'
import { proveRoutes } from './proof/routes.ts'
import { proveKills } from './proof/kills.ts'
import { proveLoad } from './proof/load.ts'
import { provePreviews } from './proof/previews.ts'
import { proveReleases } from './proof/releases.ts'
import type { Report } from './proof/report.ts'
import { proveTools } from './proof/tools.ts'

// `npm run proof` proves everything, `npm run proof -- previews` only that: slower than tests, and on the
// platform's own tools, which it downloads. It prints a line for each fact, and fails when one is wrong.

/** Each gets an empty folder, and tells of each fact whether it is so. */
const PROOFS = {
  fuzz: { title: 'What 2,000 generated requests a call find', prove: proveFuzz },
  routes: { title: 'What 8,000 hostile requests to all routes find', prove: proveRoutes },
  login: { title: 'What a thousand guesses of the password get', prove: proveLogin },
  comparisons: {
    title: 'How long the page without a comparison takes, whatever the cause',
    prove: proveComparisons,
  },
  observatory: {
    title: 'What the MDN HTTP Observatory says of the headers',
    prove: proveObservatory,
  },
  previews: { title: 'What each deploy context may read, write and call', prove: provePreviews },
  tools: { title: "What others' tools find", prove: proveTools },
  releases: { title: 'The last release on the new schema', prove: proveReleases },
  kills: { title: 'kill -9 at 50 random moments under load', prove: proveKills },
  load: { title: '200 quiz takers at once, and memory over 10 minutes', prove: proveLoad },
}

let failures = 0
const report: Report = (fact, isSo) => {
  if (!isSo) failures += 1
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${fact}`)
}

const wanted = process.argv.slice(2)
for (const [name, { title, prove }] of Object.entries(PROOFS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n# ${title}\n`)
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-'))
  try {
    await prove(folder, report)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
console.log(failures === 0 ? '\nEverything is so.' : `\n${failures} FAILED`)
process.exitCode = failures === 0 ? 0 : 1
