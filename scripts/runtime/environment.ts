import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { projectRoot } from './site/build-site.ts'
import { StartError, messageOf } from './start-error.ts'

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).prefault(8888),
  DATA_DIR: z.string().prefault('.data'),
  LOCAL_POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
})

/** Rules for variables, each the end of a sentence that begins with the variable's name. */
const rules: Record<string, string> = {
  PORT: 'must be a port number from 1 to 65535',
  LOCAL_POSTGRES_URL: 'must be the address of a Postgres server (postgres://user@host:5432/name)',
}

/** Whether a variable has no value; an empty one counts as unset. */
export function isUnset(name: string): boolean {
  return !process.env[name]
}

export function setDefaults(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (isUnset(name)) process.env[name] = value
  }
}

/** The settings of the local runtime. */
export interface RuntimeEnvironment {
  port: number
  /** The data folder of the local site; an absolute path. */
  dataDirectory: string
  /** A Postgres server to use instead of the embedded database. */
  postgresUrl: string | undefined
}

/** Loads the checkout's `.env` file, if there is one; variables already set keep their values. */
export function loadEnvironmentFile(): void {
  const file = join(projectRoot, '.env')
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    throw new StartError(`The file .env cannot be read (${messageOf(error)}).`, { cause: error })
  }
}

/**
 * Reads the settings of the local runtime; an empty variable counts as unset.
 *
 * @throws StartError naming the invalid variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): RuntimeEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new StartError(`${name} ${rules[name] ?? 'is not valid'}; it is "${set[name] ?? ''}".`)
  }
  const { PORT, DATA_DIR, LOCAL_POSTGRES_URL } = parsed.data
  return {
    port: PORT,
    dataDirectory: resolve(projectRoot, DATA_DIR),
    postgresUrl: LOCAL_POSTGRES_URL,
  }
}
