import { afterAll, vi } from 'vitest'

// The test files of a worker share one process. Changes of a file are undone, so that nothing leaks into the next one.

const before = { ...process.env }

afterAll(() => {
  // Vitest undoes stubs only before each test, so those of the last test would remain when the next file starts.
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, before)
  if ('document' in globalThis) document.body.replaceChildren()
})
