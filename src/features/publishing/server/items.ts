import { violatedForeignKey, violatedUniqueConstraint, type Database } from '#db/client.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { slugify, SLUG_PATTERN } from '#src/core/slugs.ts'
import { RequestError } from '#src/server/errors.ts'
import { isPostSlugTaken } from '#src/features/articles/server/post-queries.ts'
import { isQuizSlugTaken } from '#src/features/quizzes/server/quiz-queries.ts'
import { LIMITS } from '#src/core/fields.ts'
import type { SlugAvailability } from '#src/features/publishing/contracts.ts'
import type { ItemKind } from '#src/core/items.ts'

/** Messages of a 404 for articles and pages. */
export const missingText = { post: errorTexts.postNotFound, page: errorTexts.pageNotFound } as const

/** Returns the time for which a draft is scheduled; null if it is not, or if the item is already published. */
export function timeOfPublishing(item: {
  published: boolean
  publishAt: string | null
}): Date | null {
  return item.published || item.publishAt === null ? null : new Date(item.publishAt)
}

/** Returns an optional instant of a body as a date; null if absent. */
export function dateOf(instant: string | null | undefined): Date | null {
  return typeof instant === 'string' ? new Date(instant) : null
}

/** Proposes a slug for a title. @throws RequestError 400 if the title has no letter or digit. */
export function proposedSlug(title: string): string {
  const slug = slugify(title)
  if (slug === '') {
    throw new RequestError(400, errorTexts.invalidSlug, {
      fields: { slug: errorTexts.invalidSlug },
    })
  }
  return slug
}

/** Runs a write and translates constraint violations: a taken slug becomes a 409, an unknown author a 400. */
export async function explainingViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedForeignKey(error) === 'blog_posts_author_id_fkey') {
      throw new RequestError(400, errorTexts.authorNotFound, {
        fields: { authorId: errorTexts.authorNotFound },
        cause: error,
      })
    }
    if (violatedUniqueConstraint(error)?.endsWith('_slug_key') === true) {
      throw new RequestError(409, errorTexts.slugTaken, {
        fields: { slug: errorTexts.slugTaken },
        cause: error,
      })
    }
    throw error
  }
}

/** Returns whether a slug is free for an item: well-formed and not taken by another item. */
export async function describeSlug(
  db: Database,
  { kind, slug, id = null }: { kind: ItemKind; slug: string; id?: string | null | undefined },
): Promise<SlugAvailability> {
  if (!SLUG_PATTERN.test(slug) || slug.length > LIMITS.slug) return { free: false, slug }
  const isTaken = kind === 'quiz' ? isQuizSlugTaken : isPostSlugTaken
  return { free: !(await isTaken(db, slug, id)), slug }
}
