import { expect, it } from 'vitest'
import { startingClaims } from './claim-texts.ts'
import { type Claims, FIGURES, madeUp, shownFigures, shownTestimonials } from './claims.ts'

const changeAll = (change: object): Claims => ({
  ...startingClaims,
  figures: Object.fromEntries(
    FIGURES.map((id) => [id, { ...startingClaims.figures[id], ...change }]),
  ) as Claims['figures'],
  testimonials: startingClaims.testimonials.map((each) => ({ ...each, ...change })),
})

it('starts with the figures and testimonials of the specification, which are made up', () => {
  expect(shownFigures(startingClaims).map(({ value }) => value)).toEqual([
    '1000+',
    '89\u00a0%',
    '10+',
    '50+',
    '5',
    '3',
  ])
  const names = shownTestimonials(startingClaims).map(({ name, city }) => `${name}, ${city}`)
  expect(names).toEqual(['Ieva, Vilnius', 'Mantas, Kaunas', 'Rasa, Klaipėda'])
  expect(madeUp(startingClaims)).toEqual(['testimonials', 'figures'])
})

it('has nothing made up once every claim is checked or hidden', () => {
  expect(madeUp(changeAll({ checkedOn: '2026-11-28' }))).toEqual([])
  const hidden = changeAll({ shown: false })
  expect(madeUp(hidden)).toEqual([])
  expect([...shownFigures(hidden), ...shownTestimonials(hidden)]).toEqual([])
  const { couples } = startingClaims.figures
  const checked = changeAll({ checkedOn: '2026-11-28' })
  expect(madeUp({ ...checked, figures: { ...checked.figures, couples } })).toEqual(['figures'])
})
