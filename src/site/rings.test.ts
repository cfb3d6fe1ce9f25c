import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTANCES, distanceOf, lensPath, nearingTransforms, RADIUS, viewBoxOf } from './rings.ts'

/** Returns arbitrary shares in whole percent. */
const share = () => fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)

/** Returns the y of the lens's tips, whose x is 0. */
function tipsOf(path: string): [upper: number, lower: number] {
  const [, upper, lower, end] =
    /^M0(-[\d.]+)A12 12 0 0 1 0 ([\d.]+) 12 12 0 0 1 0(-[\d.]+)$/.exec(path) ?? []
  expect(end).toBe(upper)
  return [Number(upper), Number(lower)]
}

test('the tips of the lens are on both rings', () => {
  fc.assert(
    fc.property(share(), (difference) => {
      const distance = distanceOf(difference)
      for (const y of tipsOf(lensPath(distance))) {
        // The centres are at the same distance from a tip, since both tips are halfway between them.
        expect(Math.hypot(distance / 2, y)).toBeCloseTo(RADIUS, 1)
      }
    }),
  )
})

test('the rings part with the difference, from two that can be told apart to two that touch', () => {
  fc.assert(
    fc.property(share(), share(), (a, b) => {
      expect(Math.sign(distanceOf(a) - distanceOf(b))).toBe(Math.sign(a - b))
    }),
  )
  expect(distanceOf(0)).toBe(DISTANCES.nearest)
  expect(distanceOf(1)).toBe(2 * RADIUS)
  expect(tipsOf(lensPath(distanceOf(1)))).toEqual([-0, 0])
})

test('the view box holds both rings with their lines', () => {
  expect(viewBoxOf(DISTANCES.logo)).toBe('-20 -14 40 28')
  expect(viewBoxOf(DISTANCES.touching, 1)).toBe('-25 -13 50 26')
})

test('rings that come nearer start where they touch, end as the logo, and their lens stays between them', () => {
  expect(nearingTransforms(0)).toEqual({
    left: 'translateX(0px)',
    right: 'translateX(0px)',
    lens: 'scale(0, 0)',
  })
  expect(nearingTransforms(1)).toEqual({
    left: 'translateX(6px)',
    right: 'translateX(-6px)',
    lens: 'scale(1, 1)',
  })
  fc.assert(
    fc.property(share(), (nearness) => {
      const { left, right, lens } = nearingTransforms(nearness)
      const [step, back] = [left, right].map((transform) => Number.parseFloat(transform.slice(11)))
      const [width = NaN, height = NaN] = lens.slice(6, -1).split(',').map(Number)
      const distance = DISTANCES.touching - 2 * (step ?? NaN)
      expect((step ?? NaN) + (back ?? NaN)).toBe(0)
      const [, logoTip] = tipsOf(lensPath(DISTANCES.logo))
      const [, tip] = tipsOf(lensPath(distance))
      expect(logoTip * height).toBeCloseTo(tip, 0)
      expect((DISTANCES.logo / 2) * width).toBeCloseTo(RADIUS - distance / 2, 0)
    }),
  )
})
