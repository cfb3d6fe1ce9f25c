import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QuizResult } from '../contracts.ts'
import { safetyResult } from '#src/features/quizzes/warnings.ts'
import { helpLines, safetyTexts } from '#src/features/safety/texts.ts'
import { QuizResultView } from './QuizResultView.tsx'

const result: QuizResult = {
  totalScore: 18,
  maximumScore: 20,
  warned: false,
  warnings: [],
  category: {
    name: 'Tvirtas ryšys',
    color: '#10b981',
    description: 'Viskas gerai.',
    advice: 'Susitarkite dėl vakaro.\nDėkokite.',
  },
  bands: [
    { name: 'Trapus ryšys', color: '#ef4444', minScore: 0, maxScore: 9 },
    { name: 'Tvirtas ryšys', color: '#10b981', minScore: 10, maxScore: 20 },
  ],
  dimensions: [
    {
      id: 'a',
      name: 'Pokalbiai',
      share: 70,
      level: 'high',
      advice: 'Kalbatės dažnai.',
      articles: [{ slug: 'apie-pokalbius', title: 'Apie pokalbius' }],
    },
  ],
  comparable: false,
}

const pageOf = (shown: QuizResult) =>
  renderToStaticMarkup(
    <QuizResultView quizTitle="Testas" result={shown} keptUntil="2026 m. gruodžio 1 d." />,
  )

test('the private page shows all of the result, without style attributes and without saving', () => {
  const html = pageOf(result)
  for (const words of [
    'grupė „Tvirtas ryšys“.',
    'Dėkokite.',
    'Pokalbiai',
    '70\u00a0%',
    'Kalbatės dažnai.',
    '/blog/apie-pokalbius',
    'Susitarkite dėl vakaro.',
  ]) {
    expect(html).toContain(words)
  }
  expect(html).not.toContain('style=')
  expect(html).not.toContain('Išsaugoti')
  expect(html.match(/<h\d/g)).toEqual(['<h1', '<h2', '<h2', '<h2', '<h3'])
})

test('the ends of the scale are its scores, since the name of one band alone would read as the verdict', () => {
  const html = pageOf(result)
  expect(html).toContain('<span>0</span><span>20</span>')
  expect(html).not.toContain('Trapus ryšys')
})

test('below the best band, dimensions with a low share are named', () => {
  const withShares = (...shares: number[]) => ({
    ...result,
    dimensions: ['Pokalbiai', 'Laikas dviese', 'Artumas'].map((name, index) => ({
      id: name,
      name,
      share: shares[index] ?? 100,
      level: 'low' as const,
      advice: '',
      articles: [],
    })),
  })
  expect(pageOf(withShares(40, 39))).toContain(
    'Viena sritis\u00A0– laikas dviese\u00A0– dabar prašo dėmesio.',
  )
  expect(pageOf(withShares(10, 90, 0))).toContain(
    'Kelios sritys\u00A0– pokalbiai, artumas\u00A0– dabar prašo dėmesio.',
  )
  expect(pageOf(withShares(40, 90))).not.toContain('prašo dėmesio')
  const category = { name: 'Trapus ryšys', color: '#ef4444', description: '', advice: '' }
  expect(pageOf({ ...withShares(10), totalScore: 5, category })).not.toContain('prašo dėmesio')
})

test('no sliver of a band, and no gap, is left of the marker or right of it', () => {
  const startsOf = (html: string) =>
    [...html.matchAll(/<rect x="(.*?)%"/g)].map(([, x]) => Number(x))
  const bands = [
    { name: 'Trapus ryšys', color: '#ef4444', minScore: 0, maxScore: 17 },
    { name: 'Tvirtas ryšys', color: '#10b981', minScore: 18, maxScore: 26 },
  ]
  const at = (totalScore: number) =>
    startsOf(pageOf({ ...result, totalScore, maximumScore: 26, bands }))
  expect(at(18)[1]).toBeCloseTo((18.5 / 27) * 100)
  expect(at(17)[1]).toBeCloseTo((17.5 / 27) * 100)
  expect(at(19)[1]).toBeCloseTo((18 / 27) * 100)
  const endOf = (totalScore: number) => {
    const html = pageOf({ ...result, totalScore, maximumScore: 26, bands })
    const [, x, width] = /.*<rect x="(.*?)%".*? width="(.*?)%" height="12"/.exec(html) ?? []
    return Number(x) + Number(width)
  }
  expect(endOf(26)).toBeCloseTo((26.5 / 27) * 100)
  expect(endOf(25)).toBeCloseTo(100)
})

test('the marker of the lowest and the highest score is inside the scale', () => {
  const markerOf = (totalScore: number) => {
    const html = pageOf({ ...result, totalScore, maximumScore: 26 })
    const [, marker] = /<circle (cx=[^>]*?) cy="12"/.exec(html) ?? []
    return marker
  }
  expect(markerOf(0)).toBe('cx="0%" data-end="low"')
  expect(markerOf(13)).toBe('cx="50%"')
  expect(markerOf(26)).toBe('cx="100%" data-end="high"')
})

test('a share of nothing is said in words', () => {
  const dimensions = result.dimensions.map((dimension) => ({ ...dimension, share: 0 }))
  const html = pageOf({ ...result, dimensions })
  expect(html).toContain('kelio pradžia')
  expect(html).not.toMatch(/\b0\s%/)
})

test('several dimensions without points stand below one line without a bar, which names them', () => {
  const shares = (...all: number[]) =>
    pageOf({
      ...result,
      dimensions: all.flatMap((share, index) =>
        result.dimensions.map((it) => ({ ...it, id: `${index}`, name: `Sritis ${index}`, share })),
      ),
    })
  for (const [html, words, bars] of [
    [shares(0, 0, 0), 'Visos sritys\u00A0– kelio pradžia', 0],
    [shares(0, 50, 0), 'Šios sritys\u00A0– kelio pradžia', 1],
    [shares(0, 50), '>kelio pradžia', 2],
  ] as const) {
    expect(html).toContain(words)
    expect(html.match(/kelio pradžia/g)).toHaveLength(1)
    expect(html.split('class="bar"')).toHaveLength(bars + 1)
  }
  const names = [...shares(0, 50, 0).matchAll(/>(Sritis \d)</g)].map(([, name]) => name)
  expect(names).toEqual(['Sritis 1', 'Sritis 0', 'Sritis 2'])
})

test('no rings stand above the lowest of several bands', () => {
  const hasRings = (shown: QuizResult) => pageOf(shown).includes('fill="none"')
  expect(hasRings(result)).toBe(true)
  const category = { name: 'Trapus ryšys', color: '#ef4444', description: '', advice: '' }
  expect(hasRings({ ...result, category })).toBe(false)
  expect(hasRings({ ...result, category, bands: result.bands.slice(0, 1) })).toBe(true)
})

test('a result of before the dimensions shows its total alone, and a single advice as one text', () => {
  const category = { name: 'Ryšys', color: '#10b981', description: 'Gerai.', advice: 'Dėkokite.' }
  const html = pageOf({ ...result, maximumScore: null, bands: [], dimensions: [], category })
  expect(html).not.toContain('role="img"')
  expect(html).not.toMatch(/iš 20|Ką daryti šią savaitę|<ol/)
  expect(html).toContain('Dėkokite.')
})

test('after a warning the private page shows the safety result alone, by its kinds', () => {
  const { heading, heard, fault, advice, supportButton, tracesHeading } = safetyTexts.result
  const html = pageOf(safetyResult({ totalScore: 18, warnings: ['selfHarm', 'force'] }))
  const also = 'Taip pat matyti, kad gali vykti tai, ko nenorite'
  const told = [heading, heard.selfHarm, also, advice.callSelfHarm, fault, supportButton]
  const parts = [...told, tracesHeading]
  const text = html.replaceAll(/<\/?a.*?>/g, '')
  const places = [...parts, advice.leave, advice.keep].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html).not.toContain(advice.call)
  expect(html).not.toMatch(/18|balai|data-score|data-category|role="img"|<svg|<ol|\/consultations/)
  const links = [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)
  expect(links.slice(0, 3)).toEqual(['tel:112', 'tel:080066366', 'tel:116123'])
  // Each number is there once, in its row. The button comes after them.
  expect(links.slice(4)).toEqual(['/support'])
  for (const { name } of helpLines) expect(text.split(name), name).toHaveLength(2)
  expect(html.match(/<h\d/g)).toEqual(['<h1', '<h2', '<h3', '<h3'])
})
