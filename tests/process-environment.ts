import { afterAll, vi } from 'vitest'

// Test files of a worker share one process: restores its environment, so that changes of one file do
// not leak into the next.

const before = { ...process.env }

afterAll(() => {
  // Otherwise the first test of the next file would undo stubs of this file.
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, before)
})
