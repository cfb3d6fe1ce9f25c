import { randomBytes } from 'node:crypto'
import { BlobsServer } from '@netlify/blobs/server'

/** The variable from which `getStore` reads its settings, as on the platform. */
export const BLOBS_VARIABLE = 'NETLIFY_BLOBS_CONTEXT'

export interface RunningBlobs {
  /** The value for `NETLIFY_BLOBS_CONTEXT`. */
  context: string
  stop: () => Promise<void>
}

/** Starts Netlify's own server for Blobs over a folder. */
export async function startBlobs(directory: string): Promise<RunningBlobs> {
  const token = randomBytes(24).toString('hex')
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const address = `http://localhost:${port}`
  const context = {
    deployID: 'local',
    edgeURL: address,
    primaryRegion: 'us-east-2',
    siteID: 'local',
    token,
    uncachedEdgeURL: address,
  }
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: async () => {
      await server.stop()
    },
  }
}
