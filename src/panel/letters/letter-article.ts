import { LIMITS } from '#src/contracts/fields.ts'
import { itemPath } from '#src/domain/seo.ts'
import { panelTexts } from '../frame/texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createPublishedArticles, type PublishedArticle } from '../items/published-articles.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

/** The published articles, from which a letter is filled. */
export function createLetterArticles(given: Tools = {}) {
  const { questions } = toolsOf(given)
  const { $state, load } = createPublishedArticles(given)

  /** The letter about an article; null when the administrator keeps what is written. */
  async function letterAbout(
    { title, excerpt, slug }: PublishedArticle,
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
