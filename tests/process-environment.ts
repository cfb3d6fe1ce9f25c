import { afterAll, vi } from 'vitest'

// Test files of a worker share one process: undoes what a file has changed in it, so that nothing leaks into the next.

const before = { ...process.env }

afterAll(() => {
  // Vitest undoes stubs before each test only, so those of the last one would be there while the next file starts.
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
