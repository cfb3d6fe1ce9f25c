import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The unit tests of the modules that are mutated, except the longest one of others. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: [
      'src/{core,server,panel/kit,features/*,features/*/server}/*.test.ts',
      'src/features/{articles/panel/editor,newsletter/panel,consultations/{panel,site}}/*.test.ts',
    ],
    exclude: ['src/features/orders/server/answer-clock.test.ts'],
    setupFiles: ['tests/short-properties.ts'],
    // Code that counts its mutants is several times slower; Stryker ends what takes too long.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
