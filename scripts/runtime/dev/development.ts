import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUnset, setDefaults, type RuntimeEnvironment } from '../environment.ts'
import { listen, findFreePort } from '../http/listen.ts'
import { keepAdminPassword } from '../local-secrets.ts'
import { openDatabase, prepareDatabase } from '../open-database.ts'
import { startCheckoutStandIn } from '../stand-ins/checkout.ts'
import type { Stoppable } from '../run-until-signal.ts'
import { astroCommand, projectRoot } from '../site/build-site.ts'

/** Folders of the functions' sources: a change in them restarts the functions. */
const functionFolders = ['netlify', 'db', 'src/core', 'src/server', 'src/features']

/**
 * Starts the database, the stand-in of the checkout, Astro's development server and the functions. The functions answer
 * at the site's URL and get the pages from Astro's server. They restart when their source files change.
 * @throws StartError for failures that the engineer can fix
 */
export async function runDevelopment(environment: RuntimeEnvironment): Promise<Stoppable> {
  const { port, dataDirectory, postgresUrl } = environment
  const probe = await listen(port, () => new Response())
  await probe.stop(0)

  const database = await openDatabase(dataDirectory, postgresUrl)
  try {
    await prepareDatabase(database.url)
  } catch (error) {
    await database.stop()
    throw error
  }
  const astroPort = await findFreePort()
  const siteUrl = `http://localhost:${port}`
  const checkout = await startCheckoutStandIn({ siteUrl, port: port + 1 })
  setDefaults({ PUBLIC_SITE_URL: siteUrl, ...checkout.environment })
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDirectory,
    DATABASE_URL: database.url,
    // Astro reads this variable instead if `CONTEXT` is a preview's.
    PREVIEW_DATABASE_URL: database.url,
    DEV_SITE_SERVER: `http://localhost:${astroPort}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const [program, ...parameters] = astroCommand('dev', '--port', String(astroPort))
  const astro = spawn(program, parameters, { cwd: projectRoot, env, stdio: 'inherit' })
  const watched = functionFolders.map((folder) => `--watch-path=${join(projectRoot, folder)}`)
  const file = fileURLToPath(new URL('./functions-process.ts', import.meta.url))
  const functions = spawn(process.execPath, [...watched, '--watch-preserve-output', file], {
    env,
    stdio: 'inherit',
  })

  console.log(`The site is at http://localhost:${port}; Astro tells its own address too.`)
  if (isUnset('ADMIN_PASSWORD_HASH') && isUnset('ADMIN_PASSWORD')) {
    console.log(`The administrator's password is ${await keepAdminPassword(dataDirectory)}.`)
  }
  return {
    stop: async () => {
      await Promise.all([functions, astro].map(endProcess))
      await checkout.stop()
      await database.stop()
    },
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
