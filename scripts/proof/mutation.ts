import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Report } from '../proof.ts'
import { projectRoot } from '../runtime/site/build-site.ts'
import { run } from '../tools/run.ts'

/** Least share of mutants that the tests find, in percent. */
const LEAST_SCORE = 90

const REPORT = path.join(projectRoot, 'node_modules/.cache/stryker/report.json')

const mutants = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
})

/** Mutants of these are no valid programs, or were left out for a reason that stands beside the code. */
const UNCOUNTED = new Set(['CompileError', 'RuntimeError', 'Ignored'])
const FOUND = new Set(['Killed', 'Timeout'])

/** Proves by mutation testing that the tests of the pure rules would notice a change of them. */
export async function proveMutation(_folder: string, report: Report): Promise<void> {
  await run('stryker', ['run', '.config/stryker.config.json'], { show: true })
  const { files } = mutants.parse(JSON.parse(await readFile(REPORT, 'utf8')))
  const all = { found: 0, counted: 0 }
  for (const [file, { mutants }] of Object.entries(files).toSorted()) {
    const counted = mutants.filter(({ status }) => !UNCOUNTED.has(status))
    if (counted.length === 0) continue
    const found = counted.filter(({ status }) => FOUND.has(status)).length
    all.found += found
    all.counted += counted.length
    console.log(
      `${((found / counted.length) * 100).toFixed(1).padStart(6)} %  ${file} (${counted.length})`,
    )
  }
  const score = (all.found / all.counted) * 100
  report(
    `${score.toFixed(1)} % of ${all.counted} mutants are found, at least ${LEAST_SCORE} %`,
    score >= LEAST_SCORE,
  )
}
