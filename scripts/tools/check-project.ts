import { findCommentFaults } from './check-comments.ts'
import { findSpellingFaults } from './check-spelling.ts'
import { findTextFaults } from './check-texts.ts'
import { run } from './run.ts'

const CHECKS: readonly [name: string, command: string, parameters: string[]][] = [
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  [
    'types of pages',
    'astro',
    ['check', '--noSync', '--tsconfig=.config/tsconfig.astro.json', '--minimumSeverity=warning'],
  ],
  ['types', 'oxlint', ['--config=.config/oxlint.json', '--deny-warnings', '.']],
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

/** Checks need the content's types, not the content. */
const WITHOUT_DATABASE = { SITE_WITHOUT_DATABASE: 'true' }

/**
 * Checks formatting, lint, types, unused code, cycles, comments, stray texts and spelling.
 * @param print gets each line of output as soon as it is known.
 * @returns whether all checks pass.
 */
export async function checkProject(print: (line: string) => void): Promise<boolean> {
  let clean = true
  const report = (name: string, faults: string) => {
    print(`${faults === '' ? '✓' : '✗'} ${name}`)
    if (faults === '') return
    print(faults)
    clean = false
  }
  // Generates the types of content collections that the other checks need.
  await run('astro', ['sync'], { environment: WITHOUT_DATABASE })
  for (const [name, command, parameters] of CHECKS) {
    const { succeeded, output } = await run(command, parameters, { environment: WITHOUT_DATABASE })
    report(name, succeeded ? '' : output)
  }
  report('comments', (await findCommentFaults()).join('\n'))
  report('texts', (await findTextFaults()).join('\n'))
  report('spelling', (await findSpellingFaults()).join('\n'))
  return clean
}
