import {
  type AuthoredPost,
  findPublishedPostByAddress,
  listPublishedPostsOf,
  findPublishedPost,
} from '#src/features/articles/server/post-queries.ts'
import { missingText } from './items.ts'
import {
  type FullQuiz,
  findPublishedQuizByAddress,
  findPublishedQuiz,
} from '#src/features/quizzes/server/quiz-queries.ts'
import {
  publicPage,
  type PublicPage,
  type PublicPost,
  listPosts,
  type PostSummary,
} from '#src/features/articles/contracts.ts'
import { publicQuiz, type PublicQuiz } from '#src/features/quizzes/contracts.ts'
import { type PostType, type ItemKind, withShownDate, listTag } from '#src/core/items.ts'
import { toPublicPost } from '#src/features/articles/server/posts.ts'
import type { Database } from '#db/client.ts'
import { listExperts } from '#src/features/experts/server/expert-queries.ts'
import type { Expert } from '#src/features/experts/contracts.ts'
import { expertSlug } from '#src/features/experts/experts.ts'
import {
  articleHead,
  expertHead,
  expertsHead,
  type HeadTag,
  pageHead,
  quizHead,
  type SiteIdentity,
} from '#src/features/search/seo.ts'
import { brand } from '#src/core/brand-texts.ts'
import { expertsTexts } from '#src/features/experts/texts.ts'
import { headTexts } from '#src/site/site-texts.ts'
import { environment } from '#src/server/environment.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'

/** An item as stored. */
export type StoredItem = { kind: PostType; post: AuthoredPost } | { kind: 'quiz'; quiz: FullQuiz }

/** An item as visitors see it. */
export type VisibleItem =
  | { kind: 'post'; post: PublicPost }
  | { kind: 'page'; page: PublicPage }
  | { kind: 'quiz'; quiz: PublicQuiz }

/** Removes the data that visitors must not see, such as the weights and bands of a quiz. */
export function visibleItem(item: StoredItem): VisibleItem {
  switch (item.kind) {
    case 'post':
      return { kind: 'post', post: toPublicPost(item.post) }
    case 'page':
      return { kind: 'page', page: publicPage.parse(toPublicPost(item.post)) }
    case 'quiz':
      return { kind: 'quiz', quiz: publicQuiz.parse(item.quiz) }
  }
}

/** An item as its live page shows it. */
export interface LiveItem {
  /** Current slug of the item. Differs from the requested one after a change of slug. */
  slug: string
  head: HeadTag[]
  item: VisibleItem
}

/** Returns all experts with the current head tags of their page. */
export async function findExpertsPage(
  db: Database,
): Promise<{ head: HeadTag[]; experts: readonly Expert[] }> {
  const experts = await listExperts(db)
  return { head: expertsHead(experts, expertsTexts, siteIdentity()), experts }
}

/** Returns an expert with articles and the current head tags; null if no expert has this slug. */
export async function findExpertPage(
  db: Database,
  slug: string,
): Promise<{ head: HeadTag[]; expert: Expert; posts: readonly PostSummary[] } | null> {
  const expert = (await listExperts(db)).find((one) => expertSlug(one) === slug)
  if (expert === undefined) return null
  const stored = await listPublishedPostsOf(db, expert.id)
  const posts = listPosts.response.parse(stored.map(withShownDate))
  return { head: expertHead(expert, expertsTexts, siteIdentity()), expert, posts }
}

function siteIdentity(): SiteIdentity {
  return { name: brand.name, origin: environment().origin, words: headTexts }
}

/** Returns a published item by its current or a former slug; null if there is none. */
export async function findLiveItem(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<LiveItem | null> {
  const site = siteIdentity()
  if (kind === 'quiz') {
    const quiz = await findPublishedQuizByAddress(db, slug)
    if (!quiz) return null
    return {
      slug: quiz.slug,
      head: quizHead(quiz, site, 'default'),
      item: visibleItem({ kind, quiz }),
    }
  }
  const post = await findPublishedPostByAddress(db, { type: kind, slug })
  if (!post) return null
  const item = toPublicPost(post)
  // The item's own share image is drawn by a build, so it may not exist yet.
  const head = kind === 'post' ? articleHead(item, site, 'default') : pageHead(item, site)
  return { slug: post.slug, head, item: visibleItem({ kind, post }) }
}

/** Returns a published article or page. @throws RequestError 404 if none has this slug. */
export async function readPost(db: Database, { type, slug }: { type: PostType; slug: string }) {
  const post = await findPublishedPost(db, { type, slug })
  if (post === undefined) {
    throw new RequestError(404, missingText[type], { cacheTag: listTag(type) })
  }
  return toPublicPost(post)
}

/** Returns a published quiz. @throws RequestError 404 if none has this slug. */
export async function readQuiz(db: Database, slug: string) {
  const quiz = await findPublishedQuiz(db, slug)
  if (quiz === undefined) {
    throw new RequestError(404, errorTexts.quizNotFound, { cacheTag: listTag('quiz') })
  }
  return withShownDate(quiz)
}
