import { findTextFaults } from './check-texts.ts'
import { findCoverageFaults } from './coverage.ts'
import { run } from './run.ts'

const CHECKS: readonly [name: string, command: string, parameters: string[]][] = [
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['types of pages', 'astro', ['check', '--minimumSeverity', 'warning']],
  ['types', 'tsc', ['--noEmit']],
  [
    'lint',
    'eslint',
    [
      '.',
      '--config=.config/eslint.config.js',
      '--max-warnings=0',
      '--cache',
      '--cache-location=node_modules/.cache/eslint/',
    ],
  ],
  ['unused code', 'knip', ['--config=.config/knip.json']],
  ['cycles', 'knip', ['--config=.config/knip.json', '--cycles']],
]

/** Checking needs the shape of the content, not the content. */
const WITHOUT_DATABASE = { SITE_WITHOUT_DATABASE: 'true' }

/**
 * Formatting, lint, types, unused code, cycles, stray texts and the coverage of the specification.
 * @param print takes each line of what they say, as soon as it is known.
 * @returns whether all are clean.
 */
export async function checkProject(print: (line: string) => void): Promise<boolean> {
  let clean = true
  const report = (name: string, faults: string) => {
    print(`${faults === '' ? '✓' : '✗'} ${name}`)
    if (faults === '') return
    print(faults)
    clean = false
  }
  // Astro writes the types of content collections that the others read.
  await run('astro', ['sync'], { environment: WITHOUT_DATABASE })
  for (const [name, command, parameters] of CHECKS) {
    const { succeeded, output } = await run(command, parameters, { environment: WITHOUT_DATABASE })
    report(name, succeeded ? '' : output)
  }
  report('texts', (await findTextFaults()).join('\n'))
  report('coverage', (await findCoverageFaults()).join('\n'))
  return clean
}
