import { defineConfig } from '@playwright/test'

/**
 * Browser tests of the most frequent actions of visitors and the administrator. `BROWSER_TESTS=main` runs only these,
 * `BROWSER_TESTS=rest` only the others; by default all run.
 */
const MAIN_WAYS = `**/{${[
  'admin',
  'article',
  'consultations',
  'frightened-visitor',
  'newsletter',
  'orders',
  'panel-articles',
  'quiz',
].join()}}.test.ts`
const { BROWSER_TESTS, BROWSER_PATH, BROWSER_RETRIES, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env

/** Tests in a real browser over the whole product. */
export default defineConfig({
  testDir: '../tests/browser',
  testMatch: BROWSER_TESTS === 'main' ? MAIN_WAYS : '**/*.test.ts',
  testIgnore: BROWSER_TESTS === 'rest' ? MAIN_WAYS : [],
  outputDir: '../node_modules/.cache/browser-tests',
  globalSetup: '../tests/browser/global-setup.ts',
  // The tests are expected to run on two cores, together with a database server, and a site and a browser per worker.
  workers: 2,
  // A test that passed only on its retry is listed at the end of the run, and must be mended.
  retries: Number(BROWSER_RETRIES ?? 1),
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  // Playwright writes the JSON report to the file that this variable names.
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const])],
  use: {
    launchOptions: {
      executablePath: BROWSER_PATH ?? '/usr/bin/chromium-headless-shell',
    },
    screenshot: 'only-on-failure',
    // Recording every test would take a third of the run.
    trace: 'on-first-retry',
  },
})
