import { programOnDemand } from './tools/on-demand.ts'
import { run } from './tools/run.ts'

// `npm run mutation`: Stryker, with its own options after `--` (docs/mutation.md).

const stryker = await programOnDemand('stryker')
const parameters = ['run', '.config/stryker.config.json', ...process.argv.slice(2)]
const { succeeded } = await run(stryker, parameters, { show: true })
process.exitCode = succeeded ? 0 : 1
