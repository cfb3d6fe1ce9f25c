import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'

// Runs the functions on the database of a data folder in a separate process, which can be killed
// and measured.

const { url } = await startRuntime({ ...FUNCTIONS_ONLY, dataDir: process.env.DATA_DIR })
process.send?.(url)
