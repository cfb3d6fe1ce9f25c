import type { Config } from '@netlify/functions'

import { uploadObject } from '#src/features/images/contracts.ts'
import { MAX_IMAGE_BYTES } from '#src/features/images/images.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { handle, operation } from '#src/server/handle.ts'
import { readBytes } from '#src/server/request.ts'
import { receiveUpload } from '#src/features/images/server/images.ts'

/** Receives a file under an upload link. A function of its own, since it bundles the native image library. */
export default handle(
  operation(uploadObject, ({ params }, { db, request }) =>
    receiveUpload(db, params.token, {
      type: request.headers.get('Content-Type') ?? '',
      read: () => readBytes(request, MAX_IMAGE_BYTES, imageTexts.tooLarge),
    }),
  ),
)

export const config: Config = {
  path: '/api/objects/upload/:token',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
