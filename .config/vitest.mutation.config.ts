import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The unit tests of the modules that are mutated, and no others. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: [
      'src/domain/**/*.test.ts',
      'src/panel/kit/**/*.test.ts',
      'netlify/services/**/*.test.ts',
    ],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
