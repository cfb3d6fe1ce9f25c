import { startChild } from './bench/child.ts'
import { load } from './bench/load.ts'
const api = await startChild('scripts/bench/served-api.ts', {
  environment: { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' },
})
console.log(await load(api.firstLine + '/api/blog'))
await api.stop()
