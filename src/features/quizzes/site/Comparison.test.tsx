// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DISTANCES, viewBoxOf } from '#src/site/rings.ts'
import { Comparison } from './Comparison.tsx'

/** Shows a comparison: the own share and the other's of each dimension. Returns the dimensions. */
function show(...shares: readonly (readonly [own: number, other: number])[]): Element[] {
  const dimensions = shares.map(([own, other], index) => {
    return { id: `s${index}`, name: `Sritis ${index}`, own, other, differs: false, talk: null }
  })
  const html = renderToStaticMarkup(
    <Comparison quizTitle="Testas" dimensions={dimensions} keptUntil="rytojaus" />,
  )
  expect(html).not.toContain('style=')
  document.body.innerHTML = html
  return [...document.querySelectorAll('li')]
}

const attribute = (within: Element | undefined, selector: string, name: string) =>
  [...(within?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name))

test('a dimension is said in words, and drawn as one axis with a line between the dots of both', () => {
  const [dimension] = show([20, 75])
  const words = [...(dimension?.querySelectorAll('h2, p') ?? [])].map((it) => it.textContent)
  expect(words).toEqual(['Sritis 0', 'Jūs: 20\u00A0%', 'Kitas: 75\u00A0%'])
  expect(attribute(dimension, '.axis', 'aria-hidden')).toEqual(['true'])
  expect(attribute(dimension, '.own', 'cx')).toEqual(['20%'])
  expect(attribute(dimension, '.other', 'cx')).toEqual(['75%'])
  expect(attribute(dimension, 'line', 'x1')).toEqual(['20%'])
  expect(attribute(dimension, 'line', 'x2')).toEqual(['75%'])
})

test('of equal shares the own dot is above the hollow one, and labels stay beside the ends of the axis', () => {
  const [equal] = show([50, 50], [0, 100])
  expect(attribute(equal, 'circle', 'class')).toEqual(['other', 'own'])
  const anchors = attribute(document.body, '.axis text', 'text-anchor')
  expect(anchors).toEqual(['middle', 'middle', 'start', 'end'])
})

test('neither person gets a verdict', () => {
  const [dimension] = show([0, 0])
  expect(dimension?.textContent).toContain('Kitas: 0\u00A0%')
  expect(document.body.textContent).not.toContain('kelio pradžia')
})

test.each([
  ['lie over each other as two if nothing differs', [[40, 40]], DISTANCES.nearest],
  [
    'are as far apart as the mean difference, whoever has more',
    [
      [0, 50],
      [50, 0],
    ],
    13.5,
  ],
  [
    'touch if all differs',
    [
      [0, 100],
      [100, 0],
    ],
    DISTANCES.touching,
  ],
] as const)('the rings %s', (_, shares, distance) => {
  show(...shares)
  const rings = document.querySelector('figure') ?? undefined
  expect(attribute(rings, 'svg:has(circle)', 'viewBox')).toEqual([viewBoxOf(distance, 0.5)])
  expect(attribute(rings, 'circle', 'cx')).toEqual([`${-distance / 2}`, `${distance / 2}`])
})

test('each ring has its name below its centre, apart where the rings nearly cover each other', () => {
  const names = () => attribute(document.body, '.names text', 'x')
  show([0, 100])
  // The drawing is 49 wide, with a radius and half a line beside each centre.
  expect(names()).toEqual(['25.5%', '74.5%'])
  show([40, 40])
  expect(names()).toEqual(['39%', '61%'])
})
