import { afterAll, vi } from 'vitest'

// The files of a worker share one process: what one has changed of its environment, the next does
// not see.

const before = { ...process.env }

afterAll(() => {
  // Else the first test of the next file would take back what the last one of this file has set.
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, before)
})
