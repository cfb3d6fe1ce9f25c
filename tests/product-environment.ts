/** Variables that the test runner sets for the code under test; a build would inherit them. */
const RUNNER_VARIABLES = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/

/** Returns this process's variables without the test runner's, which would cause a development build. */
export function productEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !RUNNER_VARIABLES.test(name))
  return Object.fromEntries(own)
}
