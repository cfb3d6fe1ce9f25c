import { loadEnvironmentFile, readEnvironment } from './runtime/environment.ts'
import { runUntilSignal } from './runtime/run-until-signal.ts'
import { startRuntime } from './runtime/runtime.ts'

// `npm start`: the whole product on this machine, until Ctrl-C.

await runUntilSignal(async (signal) => {
  const beginning = performance.now()
  loadEnvironmentFile()
  const { port, dataDirectory, postgresUrl } = readEnvironment(process.env)
  console.log('Starting the database and the site, which a first start also builds ...')
  const runtime = await startRuntime({
    port,
    dataDir: dataDirectory,
    postgresUrl,
    site: true,
    rateLimits: true,
    schedules: true,
    log: (line) => console.error(line),
    signal,
  })
  const seconds = ((performance.now() - beginning) / 1_000).toFixed(1)
  const password =
    runtime.adminPassword === undefined
      ? 'as given by ADMIN_PASSWORD or ADMIN_PASSWORD_HASH'
      : `${runtime.adminPassword} (kept in ${dataDirectory}/admin-password, until it is changed in the panel)`
  const note = runtime.isRebuilding
    ? 'The site is shown as it was last built, and is being rebuilt.\n'
    : ''
  console.log(`
  Site:            ${runtime.url}
  Administration:  ${runtime.url}/admin
  Password:        ${password}
  Mail:            ${runtime.mailUrl ?? 'leaves this machine by SMTP_URL'}
  Checkout:        ${runtime.checkoutUrl ?? 'by the payment links that are set'}

${note}Ready in ${seconds} s; Ctrl-C stops it.`)
  return runtime
})
