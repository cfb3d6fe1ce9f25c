import { bindSpaces, markBlanks } from '#src/domain/typography.ts'
import { blogTexts } from '#src/texts/blog.ts'

/**
 * The text of an article or a page. Its tables and what keeps its lines scroll sideways, by the keyboard too.
 * @param props.html sanitised HTML from `renderMarkdown`.
 */
export function Prose({ html }: { html: string }) {
  let tables = 0
  let texts = 0
  const shown = markBlanks(bindSpaces(html))
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
