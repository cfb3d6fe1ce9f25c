import { expect, it } from 'vitest'
import { withoutLongSame, type TextPiece } from './text-differences.ts'

const words = (count: number) => 'žodis '.repeat(count)

it('keeps what is next to a difference and leaves out the rest of what is shared', () => {
  const pieces: TextPiece[] = [
    { kind: 'same', text: words(200) },
    { kind: 'added', text: words(100) },
    { kind: 'same', text: words(200) },
    { kind: 'removed', text: 'x' },
    { kind: 'same', text: 'trumpa' },
  ]
  const shown = withoutLongSame(pieces)
  expect(shown[0]?.text).toMatch(/^ … (žodis ){19}$/)
  expect(shown[1]).toEqual(pieces[1])
  expect(shown[2]?.text).toMatch(/^(žodis )+… (žodis )+$/)
  expect(shown[2]?.text.length).toBeLessThan(250)
  expect(shown.slice(3)).toEqual(pieces.slice(3))
})
