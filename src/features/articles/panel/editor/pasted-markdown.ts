import TurndownService from 'turndown'
import { plainDocument } from './pasted-html.ts'
import { editorTexts } from './texts.ts'

const turndown = new TurndownService({
  headingStyle: 'atx',
  strongDelimiter: '**',
  emDelimiter: '*',
})
  .addRule('unmarked', {
    filter: 'code',
    replacement: (content) => content,
  })
  .addRule('paragraphs', {
    filter: ['blockquote', 'pre'],
    replacement: (content) => `\n\n${content}\n\n`,
  })
  .addRule('picture', { filter: 'img', replacement: (_, node) => node.dataset.mark ?? '' })
  .addRule('none', { filter: ['hr'], replacement: () => '\n\n' })
  .addRule('lineBreak', { filter: 'br', replacement: () => '\n' })
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      // The article's title is the page's first heading.
      const level = Math.max(2, Number(node.nodeName.slice(1)))
      return `\n\n${'#'.repeat(level)} ${inOneLine(content)}\n\n`
    },
  })
  .addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as Element
      const lead = list.localName === 'ol' ? `${[...list.children].indexOf(node) + 1}. ` : '- '
      const text = content.trim().replaceAll('\n', `\n${' '.repeat(lead.length)}`)
      return `${lead}${text}${node.nextElementSibling ? '\n' : ''}`
    },
  })
  .addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => `${` ${inOneLine(content)}`.trimEnd().replaceAll('|', '\\|')} |`,
  })
  .addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const isFirst = node.closest('table')?.querySelector('tr') === node
      const rule = '\n|' + ' --- |'.repeat(node.children.length)
      return `\n|${content}${isFirst ? rule : ''}`
    },
  })
  .addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  })
  .addRule('tablePart', { filter: ['thead', 'tbody'], replacement: (content) => content })
  .remove(['caption', 'colgroup'] as (keyof HTMLElementTagNameMap)[])

const inOneLine = (content: string) => content.trim().replaceAll(/\s+/g, ' ')

/** An image of a pasted text. */
export interface PastedPicture {
  src: string
  alt: string
  /** Stands for it in the text: an HTML comment, which no page shows. */
  mark: string
}

/**
 * A text copied from Word, Google Docs, LibreOffice or a web page as Markdown: paragraphs, headings, bold, italics,
 * lists, links, tables and marks for pictures, nothing else.
 * @param html of the clipboard's `text/html`.
 * @param stamp in each mark, so that no other paste has the same.
 * @returns null when the clipboard's plain text says as much.
 */
export function pastedMarkdown(
  html: string,
  stamp: string,
): { markdown: string; pictures: PastedPicture[]; isPictureAlone: boolean } | null {
  const body = plainDocument(html)
  if (body === null) return null
  const pictures = [...body.querySelectorAll('img')].map((image, index) => {
    image.dataset.mark = editorTexts.pictureMark(`${stamp}-${index + 1}`)
    return { src: image.getAttribute('src') ?? '', alt: image.alt.trim(), mark: image.dataset.mark }
  })
  const markdown = turndown
    .turndown(body)
    .replaceAll(/[ \t]+$/gm, '')
    .trim()
  const isPictureAlone = pictures.length === 1 && markdown === pictures[0]?.mark
  return markdown === '' ? null : { markdown, pictures, isPictureAlone }
}
