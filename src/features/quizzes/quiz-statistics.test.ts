import { describe, expect, it } from 'vitest'
import { averageScore, comparedPeriods, countByBand, instantOf } from './quiz-statistics.ts'

const low = { id: 'a', name: 'Žema', color: '#ef4444' }
const high = { id: 'b', name: 'Aukšta', color: '#10b981' }

describe('submissions by band', () => {
  it('are in the order of the bands, empty ones too', () => {
    expect(countByBand([low, high], [{ bandId: 'b', shown: high, count: 3 }])).toEqual([
      { name: 'Žema', color: '#ef4444', count: 0 },
      { name: 'Aukšta', color: '#10b981', count: 3 },
    ])
  })

  it('count under the name that the band has now', () => {
    const groups = [
      { bandId: 'a', shown: { name: 'Silpna', color: '#000000' }, count: 2 },
      { bandId: 'a', shown: low, count: 1 },
    ]
    expect(countByBand([low], groups)).toEqual([{ name: 'Žema', color: '#ef4444', count: 3 }])
  })

  it('of bands that are gone come last, as they were shown, one for each name', () => {
    const gone = { name: 'Vidutinė', color: '#f59e0b' }
    const groups = [
      { bandId: null, shown: gone, count: 1 },
      { bandId: null, shown: { ...gone, color: '#000000' }, count: 4 },
      { bandId: 'b', shown: high, count: 2 },
    ]
    expect(countByBand([high], groups)).toEqual([
      { name: 'Aukšta', color: '#10b981', count: 2 },
      { name: 'Vidutinė', color: '#f59e0b', count: 5 },
    ])
  })

  it('of a band that was made anew count for the one of its name', () => {
    expect(countByBand([low], [{ bandId: null, shown: low, count: 2 }])).toMatchObject([
      { name: 'Žema', count: 2 },
    ])
  })

  it('leave out those that fell in none', () => {
    const none = { bandId: null, shown: null, count: 2 }
    expect(countByBand([], [none])).toEqual([])
    expect(countByBand([low], [none])).toMatchObject([{ name: 'Žema', count: 0 }])
  })
})

describe('the average score', () => {
  it('weighs each score by how many have it, to two decimals', () => {
    const scores = [
      { score: 1, count: 2 },
      { score: 2.5, count: 1 },
      { score: 10, count: 3 },
    ]
    expect(averageScore(scores)).toBe(5.75)
    expect(
      averageScore([
        { score: 1, count: 2 },
        { score: 2, count: 1 },
      ]),
    ).toBe(1.33)
  })

  it('is unknown while there are none', () => {
    expect(averageScore([])).toBeNull()
  })
})

describe('the compared periods', () => {
  it('are this month to today, the same days of the month before, and all of that month', () => {
    expect(comparedPeriods('2026-11-29')).toEqual([
      { from: '2026-11-01', until: '2026-11-30' },
      { from: '2026-10-01', until: '2026-10-30' },
      { from: '2026-10-01', until: '2026-11-01' },
    ])
  })

  it('go over the new year, and end with the shorter month', () => {
    expect(comparedPeriods('2027-01-01').map(({ from, until }) => `${from} ${until}`)).toEqual([
      '2027-01-01 2027-01-02',
      '2026-12-01 2026-12-02',
      '2026-12-01 2027-01-01',
    ])
    expect(comparedPeriods('2026-03-31')[1]).toEqual({ from: '2026-02-01', until: '2026-03-01' })
  })

  it('begin at midnight in Vilnius', () => {
    expect(instantOf('2026-11-01').toISOString()).toBe('2026-10-31T22:00:00.000Z')
  })
})
