import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The unit tests of the modules that are mutated, and no others. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: [
      'src/{core,server,panel/kit,features/*,features/*/server}/*.test.ts',
      'src/features/articles/panel/editor/*.test.ts',
    ],
    // Code that counts its mutants is several times slower; Stryker ends what takes too long.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
