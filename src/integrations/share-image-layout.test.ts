import { describe, expect, it } from 'vitest'
import {
  drawableText,
  layOutTitle,
  lineWidth,
  TITLE_STEPS,
  TITLE_WIDTH,
} from './share-image-layout.ts'

const TITLES = [
  'Pavydas',
  'Kaip klausytis, kad partneris jaustųsi išgirstas',
  'Ginčas be žaizdų: penki susitarimai dviem',
  'Kaip pasakyti, kad skauda, ir neįžeisti: „aš“ sakiniai',
  'Pertrauka ginče: kaip sustoti ir vėl grįžti prie pokalbio',
]

const LONG =
  'Kaip žodžiai, kuriuos ištariame susierzinę, ilgainiui keičia mūsų santykius, įpročius, pasitikėjimą ir artumą, ir ką galime padaryti jau šį vakarą, kad vėl išgirstume vienas kitą be jokių priekaištų ir gynybos'

function expectToFit(title: string): void {
  const { fontSize, lines } = layOutTitle(title)
  const step = TITLE_STEPS.find((each) => each.fontSize === fontSize)
  expect(step, `a known size for "${title}"`).toBeDefined()
  expect(lines.length).toBeLessThanOrEqual(step?.maxLines ?? 0)
  for (const line of lines) expect(lineWidth(line, fontSize), line).toBeLessThanOrEqual(TITLE_WIDTH)
}

describe('a title on a share image', () => {
  it('fits, whatever it is', () => {
    for (const title of TITLES) expectToFit(title)
    for (const title of [LONG, 'W'.repeat(200), 'Ž ', '', '<script>alert("1")</script>']) {
      expectToFit(title)
    }
  })

  it('is shown whole, in the largest size in which it fits', () => {
    expect(layOutTitle('Pavydas')).toEqual({ fontSize: 88, lines: ['Pavydas'] })
    for (const title of TITLES) {
      const { fontSize, lines } = layOutTitle(title)
      expect(lines.join(' ')).toBe(title)
      const larger = TITLE_STEPS.find((step) => step.fontSize > fontSize)
      if (larger) expect(lineWidth(title, larger.fontSize)).toBeGreaterThan(TITLE_WIDTH)
    }
  })

  it('ends in an ellipsis when even the smallest size has no room for it', () => {
    expect(LONG.length).toBeGreaterThan(200)
    const { fontSize, lines } = layOutTitle(LONG)
    expect(fontSize).toBe(TITLE_STEPS.at(-1)?.fontSize)
    expect(lines).toHaveLength(TITLE_STEPS.at(-1)?.maxLines ?? 0)
    expect(lines.at(-1)).toMatch(/[^\s,]…$/)
    expect(LONG.startsWith(lines.join(' ').slice(0, -1))).toBe(true)
  })

  it('breaks into lines of about the same length', () => {
    const { lines, fontSize } = layOutTitle('Ką daryti, kai artumas dingsta')
    const [longest = 0, shortest = 0] = [Math.max, Math.min].map((pick) =>
      pick(...lines.map((line) => lineWidth(line, fontSize))),
    )
    expect(lines.length).toBeGreaterThan(1)
    expect(shortest / longest).toBeGreaterThan(0.6)
  })

  it('breaks a word that is wider than a line', () => {
    const word = 'Nebeprisikiškiakopūsteliaujantiesiems'
    expect(layOutTitle(word).lines.join('')).toBe(word)
  })
})

describe('text for the fonts of share images', () => {
  it('keeps Lithuanian letters, composed or not, quotes and dashes', () => {
    const text = 'ĄČĘĖĮŠŲŪŽ ąčęėįšųūž „šeši“ – 10 €'
    expect(drawableText(text)).toBe(text)
    expect(drawableText(text.normalize('NFD'))).toBe(text)
  })

  it('leaves out emoji, and accents of letters it has not', () => {
    expect(drawableText('Meilė ❤️‍🔥 ir 😀\tdarbas\n')).toBe('Meilė ir darbas')
    expect(drawableText('Việt')).toBe('Viet')
    expect(drawableText('😀')).toBe('')
  })
})
