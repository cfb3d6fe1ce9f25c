import type { Config } from '@netlify/functions'
import { database } from '../services/database.ts'
import { makeImage } from '../services/image-making.ts'
import { storeImage } from '../services/images.ts'

/** Generates an image in the background; only `services/image-jobs.ts` signs the orders that start it. */
export default async function generateImage(request: Request): Promise<void> {
  await makeImage(database(), await request.text(), storeImage)
}

export const config: Config = { background: true }
