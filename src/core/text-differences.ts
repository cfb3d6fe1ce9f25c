/** A piece of text common to both versions, or only in one of them. */
export interface TextPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Characters of common text kept on each side of a difference. */
const CONTEXT = 120

/** Replaces omitted common text. */
const GAP = ' … '

/** Shortens long common pieces to the context of the differences. */
export function withoutLongSame(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text }
    const head = index === 0 ? 0 : CONTEXT
    const tail = index === pieces.length - 1 ? 0 : CONTEXT
    if (text.length <= head + tail + CONTEXT) return { kind, text }
    const start = head === 0 ? '' : cutEnd(text.slice(0, head))
    const end = tail === 0 ? '' : cutStart(text.slice(-tail))
    return { kind, text: start + GAP + end }
  })
}

const cutEnd = (text: string) => text.replace(/\s\S*$/, '')
const cutStart = (text: string) => text.replace(/^\S*\s/, '')
