import { expect, it } from 'vitest'
import { withoutLongSame, type TextPiece } from './Differences.tsx'

it('is left whole where little would be left out', () => {
  const same = (text: string): TextPiece => ({ kind: 'same', text })
  const added: TextPiece = { kind: 'added', text: 'x' }
  const text = (length: number) => 'ab '.repeat(length / 3)
  const shown = (...pieces: TextPiece[]) => withoutLongSame(pieces).map((it) => it.text)
  expect(shown(same(text(240)), added)).toEqual([text(240), 'x'])
  expect(shown(same(text(243)), added)).toEqual([` … ${text(117)}`, 'x'])
  expect(shown(added, same(text(240)))).toEqual(['x', text(240)])
  expect(shown(added, same(text(243)))).toEqual(['x', `${text(120).trimEnd()} … `])
  expect(shown(added, same(text(360)), added)[1]).toBe(text(360))
  expect(shown(added, same(text(363)), added)[1]).toBe(`${text(120).trimEnd()} … ${text(117)}`)
})

const words = (count: number) => 'ryšiai '.repeat(count)

it('keeps what is next to a difference and leaves out the rest of what is shared', () => {
  const pieces: TextPiece[] = [
    { kind: 'same', text: words(200) },
    { kind: 'added', text: words(100) },
    { kind: 'same', text: words(200) },
    { kind: 'removed', text: 'x' },
    { kind: 'same', text: 'trumpa' },
  ]
  const shown = withoutLongSame(pieces)
  expect(shown[0]?.text).toMatch(/^ … (ryšiai ){17}$/)
  expect(shown[1]).toEqual(pieces[1])
  expect(shown[2]?.text).toMatch(/^(ryšiai )+… (ryšiai )+$/)
  expect(shown[2]?.text.length).toBeLessThan(250)
  expect(shown.slice(3)).toEqual(pieces.slice(3))
})
