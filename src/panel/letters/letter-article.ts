import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import { LIMITS } from '#src/contracts/fields.ts'
import type { AdminPostListed, listAdminPosts } from '#src/contracts/posts.ts'
import * as routes from '#src/contracts/routes.ts'
import { itemPath } from '#src/domain/seo.ts'
import { panelTexts } from '../frame/texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

type Article = Pick<AdminPostListed, 'id' | 'title' | 'excerpt' | 'slug'>

export type ArticlesState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; articles: readonly Article[] }

/** The published articles, from which a letter is filled. */
export function createLetterArticles(given: Tools = {}) {
  const { session, questions, hasEnded } = toolsOf(given)
  const $state = atom<ArticlesState>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call<typeof listAdminPosts>(routes.listAdminPosts, {
      query: { view: 'summary' },
    })
    if (result.ok) {
      $state.set({ step: 'loaded', articles: result.data.filter(({ published }) => published) })
    } else if (!hasEnded(result.failure)) {
      $state.set({
        step: 'error',
        message: failureText(result.failure, letterTexts.articlesFailed),
      })
    }
  }

  /** The letter about an article; null when the administrator keeps what is written. */
  async function letterAbout(
    { title, excerpt, slug }: Article,
    written: LetterValues,
  ): Promise<LetterValues | null> {
    const isEmpty = [written.subject, written.content].every((value) => value.trim() === '')
    const yes =
      isEmpty ||
      (await questions.ask({
        title: letterTexts.overwriteTitle,
        text: letterTexts.overwriteText,
        confirm: panelTexts.overwriteConfirm,
        dangerous: true,
      }))
    if (!yes) return null
    const link = `[${letterTexts.readArticle}](${itemPath('post', slug)})`
    return { subject: title.slice(0, LIMITS.subject).trim(), content: `${excerpt}\n\n${link}\n` }
  }

  return { $state, load, letterAbout }
}
