import { Lexer } from 'marked'
import { articleMarkdown } from '#src/features/articles/markdown-syntax.ts'

/** Texts within which the renderer looks for inline markup, in the order of a Markdown text. */
export function inlineSources(markdown: string): string[] {
  const sources: string[] = []
  class BlockLexer extends Lexer {
    override inline(src: string) {
      sources.push(src)
      return []
    }
  }
  new BlockLexer(articleMarkdown.defaults).lex(markdown)
  return sources
}
