import type { Config } from '@netlify/functions'

import { findPublishedPost } from '#db/queries/posts.ts'
import { getPost } from '#src/contracts/posts.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'
import { toPublicPost } from '../services/posts.ts'

export default handle(
  operation(getPost, async ({ params: { slug } }, { db }) => {
    const post = await findPublishedPost(db, { type: 'post', slug })
    if (!post) throw new RequestError(404, errorTexts.postNotFound)
    return { answer: toPublicPost(post), cache: { tags: [`post:${slug}`] } }
  }),
)

export const config: Config = { path: '/api/blog/:slug' }
