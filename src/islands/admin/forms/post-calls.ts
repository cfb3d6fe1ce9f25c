import type { z } from 'zod'
import {
  type AdminPost,
  type createPage,
  type createPost,
  type getAdminPage,
  type getAdminPost,
  updatePage,
  updatePost,
} from '#src/contracts/posts.ts'
import * as routes from '#src/contracts/routes.ts'
import type { EditedKind } from '#src/stores/admin/item-editor.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { session } from '../session.ts'

type PostBody = z.output<typeof updatePost.body>
type PageBody = z.output<typeof updatePage.body>

const version = (seen: string | null) => (seen === null ? {} : { updatedAt: seen })

/** The calls of the article form, and what they say. */
export const postCalls: EditedKind<AdminPost, PostBody> = {
  load: (id) => session.call<typeof getAdminPost>(routes.getAdminPost, { params: { id } }),
  create: ({ updatedAt: _, ...body }, attemptId) =>
    session.call<typeof createPost>(routes.createPost, { body: { ...body, attemptId } }),
  update: (id, body, seen) =>
    session.call<typeof updatePost>(routes.updatePost, {
      params: { id },
      body: { ...body, ...version(seen) },
    }),
  created: { title: postFormTexts.postCreated },
  updated: { title: postFormTexts.postUpdated },
  saveFailed: postFormTexts.postSaveFailed,
}

/** The calls of the page form, and what they say. */
export const pageCalls: EditedKind<AdminPost, PageBody> = {
  load: (id) => session.call<typeof getAdminPage>(routes.getAdminPage, { params: { id } }),
  create: ({ updatedAt: _, ...body }, attemptId) =>
    session.call<typeof createPage>(routes.createPage, { body: { ...body, attemptId } }),
  update: (id, body, seen) =>
    session.call<typeof updatePage>(routes.updatePage, {
      params: { id },
      body: { ...body, ...version(seen) },
    }),
  created: { title: postFormTexts.pageCreated },
  updated: { title: postFormTexts.pageUpdated },
  saveFailed: postFormTexts.pageSaveFailed,
}

export const postSchema: z.ZodType<PostBody> = updatePost.body
export const pageSchema: z.ZodType<PageBody> = updatePage.body
