import { Lexer, type Token } from 'marked'
import { markdownParser } from '#src/features/articles/markdown-syntax.ts'

/** Returns the parts of a Markdown text in which the renderer looks for inline markup, one by one. */
export function inlineSources(markdown: string): string[] {
  const sources: string[] = []
  class ObservedLexer extends Lexer {
    override inline(source: string, tokens: Token[] = []) {
      sources.push(source)
      return super.inline(source, tokens)
    }
  }
  new ObservedLexer(markdownParser.defaults).lex(markdown)
  return sources
}
