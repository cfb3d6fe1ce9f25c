import type { ShareImage } from '#src/domain/share-images.ts'
import { TITLE_WIDTHS } from './fonts/title-widths.ts'

/** Sizes in which a title may be set, largest first, and into how many lines each may break. */
export const TITLE_STEPS = [
  { fontSize: 88, maxLines: 2 },
  { fontSize: 76, maxLines: 3 },
  { fontSize: 64, maxLines: 4 },
  { fontSize: 54, maxLines: 5 },
] as const

/** Room for a line of the title in pixels. */
export const TITLE_WIDTH = 940

/** Kerning is not measured; it may widen a line by less than this share. */
const TOLERANCE = 1.02

const ELLIPSIS = '…'

const widths = new Map<string, number>()
for (let index = 0; index < TITLE_WIDTHS.length; index += 2) {
  widths.set(String.fromCodePoint(TITLE_WIDTHS[index] ?? 0), (TITLE_WIDTHS[index + 1] ?? 0) / 1000)
}

export interface TitleLayout {
  /** Pixels. */
  fontSize: number
  /** The title, broken so that no line is wider than `TITLE_WIDTH`; cut off with an ellipsis. */
  lines: readonly string[]
}

/** Width in pixels of a line of the title. */
export function lineWidth(line: string, fontSize: number): number {
  let width = 0
  for (const character of line) width += widths.get(character) ?? 0
  return width * fontSize * TOLERANCE
}

/**
 * The text as the fonts can show it: letters they lack lose their accents or, like emoji, go away;
 * white space becomes single spaces.
 */
export function drawableText(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (widths.has(character)) return character
    return Array.from(character.normalize('NFD')).find((letter) => widths.has(letter)) ?? ''
  })
  return letters.join('').replaceAll(/ +/g, ' ').trim()
}

/** Sets a title as large as fits; the longest are cut off with an ellipsis. */
export function layOutTitle(title: string): TitleLayout {
  const text = drawableText(title)
  for (const { fontSize, maxLines } of TITLE_STEPS) {
    const lines = breakLines(text, fontSize, TITLE_WIDTH)
    if (lines.length <= maxLines) return { fontSize, lines: balance(text, fontSize, lines.length) }
  }
  const { fontSize, maxLines } = TITLE_STEPS[TITLE_STEPS.length - 1] ?? TITLE_STEPS[0]
  return { fontSize, lines: cutOff(breakLines(text, fontSize, TITLE_WIDTH), fontSize, maxLines) }
}

/** What an image shows beside its title, as the fonts can show it. */
export function drawableImage(image: ShareImage): ShareImage {
  return {
    brand: drawableText(image.brand),
    label: drawableText(image.label),
    title: drawableText(image.title),
  }
}

function breakLines(text: string, fontSize: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((whole) => breakWord(whole, fontSize, room))) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && lineWidth(longer, fontSize) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word that is wider than a line, in pieces that are not. */
function breakWord(word: string, fontSize: number, room: number): string[] {
  const pieces = ['']
  for (const character of word) {
    const longer = `${pieces.at(-1) ?? ''}${character}`
    if (lineWidth(longer, fontSize) <= room) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

/** The same number of lines, about equally long: the narrowest room that still takes them. */
function balance(text: string, fontSize: number, count: number): string[] {
  let enough = TITLE_WIDTH
  for (let room = enough; room > TITLE_WIDTH / 2; room -= 20) {
    if (breakLines(text, fontSize, room).length > count) break
    enough = room
  }
  return breakLines(text, fontSize, enough)
}

function cutOff(lines: readonly string[], fontSize: number, maxLines: number): string[] {
  const kept = lines.slice(0, maxLines)
  let last = Array.from(kept.pop() ?? '')
  while (lineWidth(last.join('') + ELLIPSIS, fontSize) > TITLE_WIDTH) last = last.slice(0, -1)
  return [...kept, last.join('').replace(/[\s,;:–-]+$/u, '') + ELLIPSIS]
}
