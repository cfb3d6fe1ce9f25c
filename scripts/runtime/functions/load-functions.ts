import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, DeploySucceededEvent } from '@netlify/functions'
import { Cron } from 'croner'
import { z } from 'zod'
import { StartError, describeError } from '../start-error.ts'
import './load-tsx.ts'

/** Handler of requests. A result other than a `Response` or nothing is an error, as on the platform. */
export type FetchHandler = (request: Request, context: Context) => unknown

/** Handler of the platform's deploy event. */
export type DeployHandler = (event: DeploySucceededEvent) => unknown

const callable = <T>() => z.custom<T>((value) => typeof value === 'function', 'must be a function')
const path = z.string().startsWith('/')
const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const listOf = <T extends z.ZodType>(item: T) =>
  z.union([item.transform((one) => [one]), z.array(item)]).optional()

const aggregator = z.enum(['ip', 'domain'])
const rateLimit = z.object({
  windowLimit: z.int().positive(),
  windowSize: z.int().positive(),
  aggregateBy: z.union([aggregator, z.array(aggregator)]).optional(),
})

const configuration = z.object({
  path: listOf(path),
  excludedPath: listOf(path),
  method: listOf(method),
  preferStatic: z.boolean().default(false),
  rateLimit: rateLimit.optional(),
  schedule: z.string().optional(),
  background: z.boolean().default(false),
})

const handlerObject = z.object({
  fetch: callable<FetchHandler>().optional(),
  deploySucceeded: callable<DeployHandler>().optional(),
  deployFailed: callable<DeployHandler>().optional(),
})
type Handlers = z.output<typeof handlerObject>
const handlers = z.union([
  callable<FetchHandler>().transform((fetch): Handlers => ({ fetch })),
  handlerObject,
])

const functionModule = z.object({
  default: handlers,
  config: configuration.prefault({}),
})

export type RateLimit = z.output<typeof rateLimit>

/** Known fields of a function's `config`. A single path or method becomes a list of one. */
export type FunctionConfig = z.output<typeof configuration>

/** A function as the platform would deploy it. */
export interface LoadedFunction extends Handlers {
  /** The file's name without its extension. */
  name: string
  config: FunctionConfig
}

/**
 * Loads every `*.ts` file directly in a folder, as the platform does. A file's default export is its handler or an
 * object of handlers, and its `config` says when it is called.
 * @throws StartError when a file cannot be loaded or is not a function
 */
export async function loadFunctions(directory: string): Promise<LoadedFunction[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    throw new StartError(`The functions folder ${directory} cannot be read.`, { cause: error })
  })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  return await Promise.all(files.map(async (file) => await loadFunction(join(directory, file))))
}

async function loadFunction(file: string): Promise<LoadedFunction> {
  const name = basename(file, '.ts')
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new StartError(`The function ${name} cannot be loaded: ${describeError(error)}`)
    },
  )
  const parsed = functionModule.safeParse(loaded)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.join('.') ?? ''
    throw new StartError(`The function ${name} is not valid at "${place}": ${issue?.message ?? ''}`)
  }
  const { default: exported, config } = parsed.data
  checkConfig(name, config)
  const background = config.background || name.endsWith('-background')
  return { name, ...exported, config: { ...config, background } }
}

function checkConfig(name: string, { path, schedule }: FunctionConfig): void {
  if (schedule === undefined) return
  if (path) throw new StartError(`The function ${name} has a schedule, so it cannot have a path.`)
  try {
    new Cron(schedule, { paused: true })
  } catch {
    throw new StartError(
      `The function ${name} has the schedule "${schedule}", which is no cron line.`,
    )
  }
}
