import type { Database } from '#db/client.ts'
import { listExperts } from '#src/features/experts/server/expert-queries.ts'
import {
  findPublishedPostByAddress,
  listPublishedPostsOf,
} from '#src/features/articles/server/post-queries.ts'
import { findPublishedQuizByAddress } from '#src/features/quizzes/server/quiz-queries.ts'
import type { Expert } from '#src/features/experts/contracts.ts'
import { listPosts, type PostSummary } from '#src/features/articles/contracts.ts'
import { expertSlug } from '#src/features/experts/experts.ts'
import { type ItemKind, withShownDate } from '#src/core/items.ts'
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
import { toPublicPost } from '#src/features/articles/server/posts.ts'
import { type VisibleItem, visibleItem } from './visible-items.ts'

/** An item as its live page shows it. */
export interface LiveItem {
  /** The current slug of the item; differs from the requested one after a change of slug. */
  slug: string
  head: HeadTag[]
  item: VisibleItem
}

/** The page of experts as it is now. */
export async function findExpertsPage(
  db: Database,
): Promise<{ head: HeadTag[]; experts: readonly Expert[] }> {
  const experts = await listExperts(db)
  return { head: expertsHead(experts, expertsTexts, siteIdentity()), experts }
}

/** The page of an expert as it is now; null when nobody has this address. */
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

/** A published item by its current or a former slug; null when there is none. */
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
  // No build carries this item yet, so no share image has been drawn for it.
  const head = kind === 'post' ? articleHead(item, site, 'default') : pageHead(item, site)
  return { slug: post.slug, head, item: visibleItem({ kind, post }) }
}
