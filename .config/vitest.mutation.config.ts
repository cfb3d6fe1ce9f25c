import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The unit tests beside the mutated modules, except long ones of modules that are not mutated. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: [
      'src/{core,server,panel/kit,features/*,features/*/server}/*.test.ts',
      'src/features/articles/panel/editor/*.test.ts',
    ],
    exclude: [
      'src/features/articles/panel/editor/pasted*.test.ts',
      'src/features/orders/server/answer-clock.test.ts',
    ],
    setupFiles: ['tests/short-properties.ts'],
    // Instrumented code is several times slower, and Stryker itself ends tests that take too long.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
