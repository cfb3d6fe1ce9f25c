import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'

// Runs the functions on the database of the folder `DATA_DIR`. This is a separate process, so that it can be killed and
// measured.

const { url } = await startRuntime({ ...FUNCTIONS_ONLY, dataDir: process.env.DATA_DIR })
process.send?.(url)
