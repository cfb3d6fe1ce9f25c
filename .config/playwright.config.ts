import { defineConfig } from '@playwright/test'

/**
 * Browser tests of what visitors and the administrator do most. With `BROWSER_TESTS`, `main` runs these and `rest` the
 * others.
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
  // Two cores run a database server, and a site and a browser for each worker, besides the tests.
  workers: 2,
  // The end of the run names a test that passed only on its second try: a fault to mend.
  retries: Number(BROWSER_RETRIES ?? 1),
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  // The report goes to the file that this variable names.
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
