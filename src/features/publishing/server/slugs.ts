import type { Database } from '#db/client.ts'
import { isPostSlugTaken } from '#src/features/articles/server/post-queries.ts'
import { isQuizSlugTaken } from '#src/features/quizzes/server/quiz-queries.ts'
import { LIMITS } from '#src/core/fields.ts'
import type { SlugAvailability } from '../slug-contracts.ts'
import { SLUG_PATTERN } from '#src/core/slugs.ts'
import type { ItemKind } from '#src/core/items.ts'

/** Whether an item of this kind may have the slug: well-formed, and not taken by another item. */
export async function describeSlug(
  db: Database,
  { kind, slug, id = null }: { kind: ItemKind; slug: string; id?: string | null | undefined },
): Promise<SlugAvailability> {
  if (!SLUG_PATTERN.test(slug) || slug.length > LIMITS.slug) return { free: false, slug }
  const isTaken = kind === 'quiz' ? isQuizSlugTaken : isPostSlugTaken
  return { free: !(await isTaken(db, slug, id)), slug }
}
