import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Unit tests of the mutated modules, without a slow test of a module that is not mutated. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: [
      'src/{core,server,panel/kit,features/*,features/*/server}/*.test.ts',
      'src/features/{articles/panel/editor,newsletter/panel,consultations/{panel,site}}/*.test.ts',
    ],
    exclude: ['src/features/orders/server/answer-clock.test.ts'],
    setupFiles: ['tests/short-properties.ts'],
    // Instrumented code is several times slower. Stryker itself ends a run that takes too long.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
