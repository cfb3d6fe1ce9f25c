import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'

// The product's functions over an embedded database in a process of their own, for the benchmark:
// without rate limits, which a load would run into. Prints its address and runs until told to stop.

const runtime = await startRuntime(FUNCTIONS_ONLY)
console.log(runtime.url)
process.on('SIGTERM', () => {
  void runtime.stop().then(() => process.exit(0))
})
