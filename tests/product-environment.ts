/** This process's variables without those of the test runner, which make a development build. */
export function productEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name))
  return Object.fromEntries(own)
}
