// Runs bundles as the platform does: in their own bootstrap, started by a stub of Lambda's response streaming. Every
// request that would leave this machine goes to the test instead.
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Invocation, Invoked } from './platform.ts'

type Metadata = Pick<Invoked, 'status'> & { headers: [string, string][] }
interface LambdaMetadata {
  statusCode: number
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
}
type Handler = (event: object, stream: PassThrough, context: object) => Promise<void>

const realFetch = globalThis.fetch
let outside = 0
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { hostname } = new URL(request.url)
  if (hostname === '127.0.0.1' || hostname === 'localhost') return realFetch(request)
  outside++
  const headers = { 'X-Address': request.url, 'Content-Type': 'application/octet-stream' }
  const body = await request.arrayBuffer()
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return realFetch(String(process.env.OUTSIDE), {
    method: request.method,
    headers,
    ...(hasBody ? { body } : {}),
  })
}

const metadataOf = new WeakMap<PassThrough, Metadata>()
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from(stream: PassThrough, { statusCode, headers, multiValueHeaders }: LambdaMetadata) {
        const many = Object.entries(multiValueHeaders ?? {}).flatMap(([name, values]) =>
          values.map((value): [string, string] => [name, value]),
        )
        metadataOf.set(stream, {
          status: statusCode,
          headers: [...Object.entries(headers ?? {}), ...many],
        })
        return stream
      },
    },
  },
})

async function invoke({ directory, event }: Invocation): Promise<Invoked> {
  // A function finds the files that it reads at run time by this variable or by the working directory.
  process.env.LAMBDA_TASK_ROOT = directory
  process.chdir(directory)
  const entry = pathToFileURL(path.join(directory, '___netlify-entry-point.mjs')).href
  const { handler } = (await import(entry)) as { handler: Handler }
  const stream = new PassThrough()
  const outsideBefore = outside
  let outsideAtAnswer = 0
  const body = buffer(stream).then((bytes) => {
    outsideAtAnswer = outside - outsideBefore
    return bytes
  })
  const context = {
    awsRequestId: crypto.randomUUID(),
    getRemainingTimeInMillis: () => 60_000,
    clientContext: { custom: { purge_api_token: 'purge-token' } },
  }
  await handler(event, stream, context)
  const metadata = metadataOf.get(stream) ?? { status: 0, headers: [] }
  return {
    ...metadata,
    body: await body,
    outsideAtAnswer,
    outsideAtEnd: outside - outsideBefore,
  }
}

// Runs one call at a time, since each changes the working directory of this process.
let last: Promise<unknown> = Promise.resolve()
process.on('message', ({ id, ...invocation }: Invocation & { id: number }) => {
  last = last.then(async () => {
    try {
      process.send?.({ id, invoked: await invoke(invocation) })
    } catch (error) {
      process.send?.({ id, error: String(error instanceof Error ? error.stack : error) })
    }
  })
})
process.send?.('ready')
