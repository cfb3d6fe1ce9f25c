import type { Config } from '@netlify/functions'
import { loggedWork } from '#src/server/logged.ts'
import { database } from '#src/server/database.ts'
import { makeImage } from '#src/features/assistance/server/image-making.ts'
import { storeImage } from '#src/features/images/server/images.ts'

/**
 * Generates an image in the background. Does nothing unless `features/assistance/server/image-jobs.ts` has signed the
 * request.
 */
export default loggedWork('generate-image-background', async (request: Request) => {
  await makeImage(database(), await request.text(), storeImage)
})

export const config: Config = { background: true }
