import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'

// The functions over the database of a data folder, in a process of its own, which can be killed and measured.

const { url } = await startRuntime({ ...FUNCTIONS_ONLY, dataDir: process.env.DATA_DIR })
process.send?.(url)
