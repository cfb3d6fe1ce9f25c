import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { BlobsServer } from '@netlify/blobs/server'
import { listenAt } from '../http/listen.ts'

/** The variable from which `getStore` reads its settings, as on the platform. */
export const BLOBS_VARIABLE = 'NETLIFY_BLOBS_CONTEXT'

export interface RunningBlobs {
  /** The value for `NETLIFY_BLOBS_CONTEXT`. */
  context: string
  stop: () => Promise<void>
}

/** Private parts of the blobs server. They are used instead of its `start`, which would let other machines connect. */
interface Handling {
  address: string
  handleRequest: (request: Request) => Promise<Response>
}

/** Starts Netlify's own Blobs server for a folder, reachable only from this machine. */
export async function startBlobs(directory: string): Promise<RunningBlobs> {
  const token = randomBytes(24).toString('hex')
  await mkdir(directory, { recursive: true })
  const server = new BlobsServer({ directory, token }) as unknown as Handling
  const { port, stop } = await listenAt('127.0.0.1', 0, (request) => server.handleRequest(request))
  server.address = `http://127.0.0.1:${port}`
  const context = {
    deployID: 'local',
    edgeURL: server.address,
    primaryRegion: 'us-east-2',
    siteID: 'local',
    token,
    uncachedEdgeURL: server.address,
  }
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: () => stop(0),
  }
}
