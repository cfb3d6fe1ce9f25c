import type { z } from 'zod'
import { type AdminPost, updatePage, updatePost } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { formatMoment } from '#src/panel/frame/moments.ts'
import { session } from '#src/panel/frame/session.ts'
import { authors } from '#src/features/experts/panel/authors.ts'
import { expertTexts } from '#src/features/experts/panel/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { itemFormTexts, seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import { editorTexts } from './editor/texts.ts'
import { articleFormTexts } from './texts.ts'
import type { FormKind } from '#src/features/publishing/panel/item-form.ts'
import type { FieldRow } from '#src/panel/kit/record-form.ts'
import { EMPTY_POST, toPostBody, toPostFormValues, type PostFormValues } from './post-values.ts'

type Kind<Body> = FormKind<PostFormValues, AdminPost, Body>

/** The fields in the order of the form. */
const LABELS: readonly (readonly [keyof PostFormValues, string])[] = [
  ['title', articleFormTexts.title],
  ['slug', itemFormTexts.slug],
  ['excerpt', articleFormTexts.excerpt],
  ['content', editorTexts.content],
  ['imageUrl', imageBlockTexts.address],
  ['imageAltText', imageBlockTexts.alt],
  ['metaDescription', seoBlockTexts.metaDescription],
  ['focusKeyword', seoBlockTexts.focusKeyword],
  ['metaKeywords', seoBlockTexts.keywords],
  ['seoTitle', seoBlockTexts.seoTitle],
  ['canonicalUrl', seoBlockTexts.canonical],
  ['category', articleFormTexts.category],
  ['authorId', expertTexts.author],
  ['generated', articleFormTexts.generated],
  ['readingTime', articleFormTexts.readingTime],
  ['tags', articleFormTexts.tags],
  ['status', itemFormTexts.status],
  ['publishAt', itemFormTexts.publishAt],
]

function generatedLine(generated: PostFormValues['generated']): string {
  if (generated === null) return ''
  const { model, at, reviewedAt } = generated
  const read = reviewedAt === null ? '' : articleFormTexts.readOn(formatMoment(reviewedAt))
  return `${articleFormTexts.draftedBy(model, formatMoment(at))} ${read}`
}

function rowsOf(mine: PostFormValues, theirs: PostFormValues): FieldRow[] {
  const shown = (values: PostFormValues, name: keyof PostFormValues) => {
    if (name === 'status') return itemFormTexts.statuses[values.status]
    if (name === 'generated') return generatedLine(values.generated)
    return name === 'authorId' ? authors.nameOf(values.authorId) : values[name]
  }
  return LABELS.map(([name, label]) => ({
    label,
    mine: shown(mine, name),
    theirs: shown(theirs, name),
  }))
}

const VALUES = {
  empty: EMPTY_POST,
  toValues: toPostFormValues,
  versionToValues: (version) =>
    version.kind === 'quiz' ? EMPTY_POST : toPostFormValues(version.item),
  toBody: toPostBody,
  fieldOf: (path) => path,
  rowsOf,
} satisfies Partial<Kind<unknown>>

export const articleKind: Kind<z.output<typeof updatePost.body>> = {
  ...VALUES,
  kind: 'post',
  schema: updatePost.body,
  load: (id) => session.call(routes.getAdminPost, { params: { id } }),
  create: ({ updatedAt: _, ...body }, attemptId) =>
    session.call(routes.createPost, { body: { ...body, attemptId } }),
  update: (id, body, updatedAt) =>
    session.call(routes.updatePost, { params: { id }, body: { ...body, updatedAt } }),
  created: { title: articleFormTexts.postCreated },
  updated: { title: articleFormTexts.postUpdated },
  saveFailed: articleFormTexts.postSaveFailed,
}

export const pageKind: Kind<z.output<typeof updatePage.body>> = {
  ...VALUES,
  kind: 'page',
  schema: updatePage.body,
  load: (id) => session.call(routes.getAdminPage, { params: { id } }),
  create: ({ updatedAt: _, ...body }, attemptId) =>
    session.call(routes.createPage, { body: { ...body, attemptId } }),
  update: (id, body, updatedAt) =>
    session.call(routes.updatePage, { params: { id }, body: { ...body, updatedAt } }),
  created: { title: articleFormTexts.pageCreated },
  updated: { title: articleFormTexts.pageUpdated },
  saveFailed: articleFormTexts.pageSaveFailed,
}
