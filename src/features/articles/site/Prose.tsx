import { warnsReader } from '#src/features/safety/safety.ts'
import { bindSpaces, markBlanks } from '#src/core/typography.ts'
import { blogTexts } from '../texts.ts'

/** A quotation or paragraph without another quotation or paragraph inside. */
const PART = /<(blockquote|p)>((?:(?!<\1>)[^])*?)<\/\1>/g

/** Marks passages that link to the help page as warnings, and turns the emergency number in them into a call link. */
function withWarnings(html: string): string {
  return html.replaceAll(PART, (part, tag: string, content: string) => {
    if (!warnsReader(content)) return part
    const inner = (tag === 'p' ? part : content).replaceAll(
      /(?<![\d:"])112(?!\d|<\/a>)/g,
      '<a href="tel:112">112</a>',
    )
    return `<div class="safety" role="note" aria-label="${blogTexts.warning}">${inner}</div>`
  })
}

/**
 * Shows the text of an article or a page. Tables and preformatted text scroll sideways, by keyboard too.
 * @param props.html sanitised HTML from `renderMarkdown`.
 */
export function Prose({ html }: { html: string }) {
  let tables = 0
  let texts = 0
  const shown = withWarnings(markBlanks(bindSpaces(html)))
    .replaceAll(/<blockquote>[^]*?<\/blockquote>/g, (quote) =>
      quote.replaceAll('<p>\u201E', '<p class="quoted">\u201E'),
    )
    .replaceAll('<table>', () => {
      const name = blogTexts.table(++tables)
      return `<div role="region" tabindex="0" aria-label="${name}"><table>`
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', () => {
      const name = blogTexts.preformatted(++texts)
      return `<pre role="region" tabindex="0" aria-label="${name}">`
    })
  return <div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />
}
