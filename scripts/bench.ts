import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { measureBuilds } from './bench/builds.ts'
import { measureCalls } from './bench/calls.ts'
import { measureEditor } from './bench/editor.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureNetlify } from './bench/netlify.ts'
import { measureOrders } from './bench/orders.ts'
import { measurePageWeights } from './bench/page-weights.ts'
import { measurePanel } from './bench/panel.ts'
import { measurePublishing } from './bench/publishing.ts'
import { measureSecondPages } from './bench/second-page.ts'

// `npm run bench` makes all measurements, `npm run bench -- pages lighthouse` only the named ones.
// Absolute times depend on the machine.

/** Measurements by name; each gets an empty temporary folder. */
const MEASUREMENTS = {
  pages: { title: 'Weight of pages (bytes as they travel)', measure: measurePageWeights },
  lighthouse: { title: 'Lighthouse (mobile, simulated throttling)', measure: measureLighthouse },
  'second-page': { title: 'The second page', measure: measureSecondPages },
  calls: { title: 'Calls of visitors beside a bare handler', measure: measureCalls },
  builds: { title: 'Builds', measure: measureBuilds },
  publishing: { title: 'Publishing', measure: measurePublishing },
  orders: { title: 'Orders', measure: measureOrders },
  panel: { title: 'The panel with many rows', measure: measurePanel },
  editor: { title: 'Rich text beside Markdown', measure: measureEditor },
  netlify: { title: "Netlify's own build", measure: measureNetlify },
}

const [processor] = cpus()
console.log(`# Benchmarks of ${new Date().toISOString().slice(0, 10)}`)
console.log(`\n${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.version}`)

const wanted = process.argv.slice(2)
for (const [name, { title, measure }] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${title}\n`)
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    await measure(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
