import { writeFile } from 'node:fs/promises'
import { COVERAGE, readCoverage } from './tools/coverage.ts'

// `npm run coverage`: writes docs/coverage.md from the list of lines and the tests that name them.
const { text, faults } = await readCoverage()
await writeFile(COVERAGE, text)
if (faults.length > 0) console.error(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
