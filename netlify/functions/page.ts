import type { Config } from '@netlify/functions'

import { findPublishedPost } from '#db/queries/posts.ts'
import { getPage } from '#src/contracts/posts.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'
import { toPublicPost } from '../services/posts.ts'

export default handle(
  operation(getPage, async ({ params: { slug } }, { db }) => {
    const page = await findPublishedPost(db, { type: 'page', slug })
    if (!page) throw new RequestError(404, errorTexts.pageNotFound)
    return { answer: toPublicPost(page), cache: { tags: [`page:${slug}`] } }
  }),
)

export const config: Config = { path: '/api/pages/:slug' }
