import { loadLate } from './late-loading.ts'
import { createStylePruner, type IslandSources, type KnownStyles } from './used-styles.ts'

/** HTML as UTF-8. */
export type PageBytes = Uint8Array<ArrayBuffer>

/** What the pages of one build are finished with; made of plain values, so that a thread can have it. */
export interface FinishingParts {
  islands: IslandSources
  /** Style sheets by the names that rendered pages give in their place. */
  sheets: ReadonlyMap<string, string>
  styles: KnownStyles
}

/**
 * Every built page carries the styles it uses and no others, and loads the rest when it is painted.
 *
 * @returns takes a rendered page and gives the built one
 */
export function createPageFinisher({
  islands,
  sheets,
  styles,
}: FinishingParts): (rendered: PageBytes) => PageBytes {
  const readSheet = (name: string) => {
    const css = sheets.get(name)
    if (css === undefined) throw new Error(`There is no style sheet "${name}".`)
    return css
  }
  const keepUsedStyles = createStylePruner(islands, readSheet, styles)
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  return (rendered) => encoder.encode(loadLate(keepUsedStyles(decoder.decode(rendered))))
}
