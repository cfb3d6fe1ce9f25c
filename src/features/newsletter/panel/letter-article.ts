import { LIMITS } from '#src/core/fields.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { imageMarkdown } from '#src/features/articles/panel/editor/markdown-editing.ts'
import { sharedCoverPath } from '#src/features/images/responsive-images.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { articleShareImage, shareImagePath } from '#src/features/images/share-images.ts'
import { brand } from '#src/core/brand-texts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import {
  createPublishedArticles,
  type PublishedArticle,
} from '#src/features/publishing/panel/site-content.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

/** If the first two paragraphs together have fewer characters, a third is added. */
const SHORT_OPENING = 600

/**
 * Start of a block that is no paragraph: list, quotation, table, rule, HTML, indented code, or definition of a link or
 * footnote.
 */
const NO_PARAGRAPH = /^(?:[-*+] |\d{1,9}[.)] |[>|<]|(?:[-*_] ?){3,}$|\[[^\]]+\]:| {4}|\t)/

/**
 * Returns the first paragraphs of a Markdown text, as Markdown: two, or three if they are short. Leaves out headings,
 * images, lists, quotations, tables, code and footnotes.
 */
export function openingParagraphs(source: string): string[] {
  const paragraphs = source
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}(?:[ \t].*)?$/gm, '\n')
    .replaceAll(/^.+\n {0,3}(?:=+|-+)[ \t]*$/gm, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .filter((block) => !NO_PARAGRAPH.test(block.replace(/^\n+/, '')))
    .map((block) => withoutNotesAndImages(block).trim())
    .filter((paragraph) => paragraph !== '')
  const [first = '', second = ''] = paragraphs
  const opening = paragraphs.slice(0, first.length + second.length < SHORT_OPENING ? 3 : 2)
  // A last paragraph that ends with a colon introduces something that is left out, such as a list.
  return opening.length > 1 && opening.at(-1)?.endsWith(':') ? opening.slice(0, -1) : opening
}

function withoutNotesAndImages(block: string): string {
  return block
    .replaceAll(/!\[(?:\\.|[^\]\\])*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replaceAll(/\[\s*\]\([^)]*\)/g, '')
    .replaceAll(/\[\^[^\]]+\]/g, '')
}

type Article = Pick<
  AdminPost,
  'title' | 'slug' | 'excerpt' | 'content' | 'category' | 'imageUrl' | 'imageAltText'
>

/**
 * Returns the URL of an article's picture, a JPEG if possible. Null without a picture, or if there is only an SVG,
 * which mail programs do not show.
 */
function pictureOf(article: Article): string | null {
  const shared = sharedCoverPath(article.imageUrl)
  if (shared !== null) return shared
  const drawn = articleShareImage(article, brand.name)
  if (drawn.cover !== null) return shareImagePath(itemPath('post', article.slug), drawn)
  return article.imageUrl?.endsWith('.svg') === true ? null : article.imageUrl
}

/** Writes the letter about an article: its picture, its first paragraphs and a link to the whole article. */
export function letterOf(article: Article): LetterValues {
  const path = itemPath('post', article.slug)
  const address = pictureOf(article)
  // Links to footnotes and headings would lead nowhere in the letter. They lead to the article's page instead.
  const opening = openingParagraphs(article.content).map((words) =>
    words.replaceAll('](#', `](${path}#`),
  )
  const alt = article.imageAltText ?? ''
  const parts = [
    // Mail programs that show no pictures show the description.
    ...(address === null
      ? []
      : [imageMarkdown({ address, alt: alt === '' ? article.title : alt })]),
    ...(opening.length === 0 ? [article.excerpt] : opening),
    `[${letterTexts.readArticle}](${path})`,
  ]
  return {
    subject: article.title.slice(0, LIMITS.subject).trim(),
    content: `${parts.join('\n\n')}\n`,
  }
}

/** Creates the store of published articles that can fill a letter. */
export function createLetterArticles(given: Tools = {}) {
  const { session, confirmDialog, explain } = toolsOf(given)
  const { $state, load } = createPublishedArticles(given)

  /**
   * Loads an article, and writes the letter about it. Null if the administrator keeps the text in the form, or if
   * loading fails.
   */
  async function letterAbout(
    { id }: Pick<PublishedArticle, 'id'>,
    written: LetterValues,
  ): Promise<LetterValues | null> {
    const isEmpty = [written.subject, written.content].every((value) => value.trim() === '')
    const yes =
      isEmpty ||
      (await confirmDialog.ask({
        title: letterTexts.overwriteTitle,
        text: letterTexts.overwriteText,
        confirm: panelTexts.overwriteConfirm,
        dangerous: true,
      }))
    if (!yes) return null
    const article = await session.call(routes.getAdminPost, { params: { id } })
    if (article.ok) return letterOf(article.data)
    explain(article.failure, letterTexts.articleFailed)
    return null
  }

  return { $state, load, letterAbout }
}

export type LetterArticles = ReturnType<typeof createLetterArticles>
