/** What the test runner sets for the code under test; a build would take it for its own. */
const RUNNER_VARIABLES = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/

/** This process's variables without those of the test runner, which make a development build. */
export function productEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !RUNNER_VARIABLES.test(name))
  return Object.fromEntries(own)
}
