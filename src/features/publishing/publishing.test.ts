import { describe, expect, test } from 'vitest'
import {
  AUTOMATIC_RETRIES,
  mayRequestBuild,
  publishingStatus,
  type PublishingState,
} from './publishing.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const INTERVAL = MINUTE
/** An arbitrary instant, in milliseconds since 1970. */
const NOW = 1_800_000_000_000

const live: PublishingState = {
  contentVersion: 4,
  changedAt: NOW - 60 * MINUTE,
  requestedVersion: 4,
  requestedAt: NOW - 60 * MINUTE,
  liveVersion: 4,
  liveAt: NOW - 59 * MINUTE,
  phase: 'idle',
  failures: 0,
  failedAt: null,
  takenDownAt: null,
}
/** State just after the first save in a long time. */
const saved: PublishingState = { ...live, contentVersion: 5, changedAt: NOW }
const building: PublishingState = {
  ...saved,
  phase: 'building',
  requestedVersion: 5,
  requestedAt: NOW,
}
const failed = (failures: number, failedAt: number): PublishingState => ({
  ...saved,
  changedAt: failedAt - MINUTE,
  phase: 'failed',
  requestedAt: failedAt - MINUTE,
  failures,
  failedAt,
})

describe('the publishing status', () => {
  test('is live when the live build carries every change', () => {
    expect(publishingStatus(live, NOW)).toBe('live')
  })

  test('is waiting after a save, building while a build runs, failed after one failed', () => {
    expect(publishingStatus(saved, NOW)).toBe('waiting')
    expect(publishingStatus(building, NOW + MINUTE)).toBe('building')
    expect(publishingStatus(failed(1, NOW), NOW)).toBe('failed')
  })

  test('is live again when a failed attempt was overtaken by a good one', () => {
    expect(publishingStatus({ ...live, phase: 'failed', failures: 1, failedAt: NOW }, NOW)).toBe(
      'live',
    )
  })

  test('is waiting once a build has reported nothing for 15 minutes', () => {
    expect(publishingStatus(building, NOW + 15 * MINUTE - 1)).toBe('building')
    expect(publishingStatus(building, NOW + 15 * MINUTE)).toBe('waiting')
  })
})

describe('a build', () => {
  test('is not asked for while nothing has changed', () => {
    expect(mayRequestBuild(live, NOW, INTERVAL)).toBe(false)
  })

  test('is asked for at once by the first save', () => {
    expect(mayRequestBuild(saved, NOW, INTERVAL)).toBe(true)
    expect(mayRequestBuild({ ...saved, requestedAt: null }, NOW, INTERVAL)).toBe(true)
  })

  test('is not asked for while one runs', () => {
    const savedMeanwhile = { ...building, contentVersion: 6, changedAt: NOW + 2 * MINUTE }
    expect(mayRequestBuild(savedMeanwhile, NOW + 2 * MINUTE, INTERVAL)).toBe(false)
    expect(mayRequestBuild(savedMeanwhile, NOW + 14 * MINUTE, INTERVAL)).toBe(false)
  })

  test('that is lost stops blocking after 15 minutes', () => {
    expect(mayRequestBuild(building, NOW + 15 * MINUTE - 1, INTERVAL)).toBe(false)
    expect(mayRequestBuild(building, NOW + 15 * MINUTE, INTERVAL)).toBe(true)
  })

  test('is asked for at most once per interval', () => {
    const again = { ...saved, requestedAt: NOW - INTERVAL + 1, changedAt: NOW - INTERVAL }
    expect(mayRequestBuild(again, NOW, INTERVAL)).toBe(false)
    expect(mayRequestBuild(again, NOW + 1, INTERVAL)).toBe(true)
    const early = { ...saved, requestedAt: NOW - 59 * MINUTE, changedAt: NOW - 60 * MINUTE }
    expect(mayRequestBuild(early, NOW, 60 * MINUTE)).toBe(false)
    expect(mayRequestBuild(early, NOW + MINUTE, 60 * MINUTE)).toBe(true)
  })

  test('of a burst waits until no save came for an interval', () => {
    const burst = { ...saved, requestedAt: NOW - 2 * INTERVAL, changedAt: NOW }
    expect(mayRequestBuild(burst, NOW, INTERVAL)).toBe(false)
    expect(mayRequestBuild(burst, NOW + INTERVAL - 1, INTERVAL)).toBe(false)
    expect(mayRequestBuild(burst, NOW + INTERVAL, INTERVAL)).toBe(true)
  })

  test('of a burst that never rests comes after five intervals', () => {
    const restless = { ...saved, requestedAt: NOW - 5 * INTERVAL, changedAt: NOW }
    expect(mayRequestBuild(restless, NOW, INTERVAL)).toBe(true)
  })

  test('of take-downs comes a minute after the first, whatever the interval', () => {
    const takenDown = { ...saved, takenDownAt: NOW, changedAt: NOW + 59 * SECOND }
    for (const interval of [MINUTE, 60 * MINUTE]) {
      const asked = { ...takenDown, requestedAt: NOW - MINUTE }
      expect(mayRequestBuild(asked, NOW + MINUTE - 1, interval)).toBe(false)
      expect(mayRequestBuild(asked, NOW + MINUTE, interval)).toBe(true)
    }
    // Even after a take-down, there is at most one build per minute, and no later than after any other change.
    expect(mayRequestBuild({ ...takenDown, requestedAt: NOW + 1 }, NOW + MINUTE, MINUTE)).toBe(
      false,
    )
    expect(mayRequestBuild(takenDown, NOW + 2 * SECOND, 2 * SECOND)).toBe(true)
  })

  test('merges 20 saves within 10 seconds into at most 3, the last carrying the last save', () => {
    const interval = 2 * SECOND
    const buildTime = 1500
    let state = live
    let builds = 0
    for (let time = 0; time <= 30 * SECOND; time += 100) {
      const now = NOW + time
      if (time < 10 * SECOND && time % 500 === 0) {
        state = { ...state, contentVersion: state.contentVersion + 1, changedAt: now }
      }
      if (state.phase === 'building' && now - (state.requestedAt ?? 0) >= buildTime) {
        state = { ...state, phase: 'idle', liveVersion: state.requestedVersion, liveAt: now }
      }
      if (mayRequestBuild(state, now, interval)) {
        builds++
        state = {
          ...state,
          phase: 'building',
          requestedAt: now,
          requestedVersion: state.contentVersion,
        }
      }
    }
    expect(state.contentVersion).toBe(live.contentVersion + 20)
    expect(state.liveVersion).toBe(state.contentVersion)
    expect(builds).toBeLessThanOrEqual(3)
    expect(builds).toBeGreaterThan(1)
  })
})

describe('after a failure', () => {
  test('does not wait for a long interval', () => {
    expect(mayRequestBuild(failed(1, NOW), NOW + MINUTE - 1, 60 * MINUTE)).toBe(false)
    expect(mayRequestBuild(failed(1, NOW), NOW + MINUTE, 60 * MINUTE)).toBe(true)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 15],
    [8, 15],
  ])('number %d the build is asked for again in %d minutes', (failures, minutes) => {
    const state = failed(failures, NOW)
    expect(mayRequestBuild(state, NOW + minutes * MINUTE - 1, INTERVAL)).toBe(false)
    expect(mayRequestBuild(state, NOW + minutes * MINUTE, INTERVAL)).toBe(true)
  })

  test('past the automatic retries only a newer save is built', () => {
    const state = failed(AUTOMATIC_RETRIES + 1, NOW)
    expect(mayRequestBuild(state, NOW + 24 * 60 * MINUTE, INTERVAL)).toBe(false)
    const savedSince = { ...state, changedAt: NOW + MINUTE }
    expect(mayRequestBuild(savedSince, NOW + 15 * MINUTE, INTERVAL)).toBe(true)
  })
})

describe('after a clock was two days ahead', () => {
  const AHEAD = NOW + 48 * 60 * MINUTE

  test('a build that was asked for then counts as lost', () => {
    const asked = { ...building, requestedAt: AHEAD }
    expect(publishingStatus(asked, NOW)).toBe('waiting')
    expect(mayRequestBuild(asked, NOW, INTERVAL)).toBe(true)
  })

  test('a failure of then delays no retry, even the last one', () => {
    expect(mayRequestBuild(failed(1, AHEAD), NOW, INTERVAL)).toBe(true)
    const last = { ...failed(AUTOMATIC_RETRIES + 1, AHEAD), changedAt: NOW }
    expect(mayRequestBuild(last, NOW, INTERVAL)).toBe(true)
  })

  test('a change of then counts as past its burst', () => {
    const burst = { ...saved, requestedAt: NOW - 2 * INTERVAL, changedAt: AHEAD }
    expect(mayRequestBuild(burst, NOW, INTERVAL)).toBe(true)
    const takenDown = { ...saved, requestedAt: NOW - MINUTE, takenDownAt: AHEAD }
    expect(mayRequestBuild(takenDown, NOW, INTERVAL)).toBe(true)
  })

  test('clocks that differ by minutes are no such clocks', () => {
    expect(mayRequestBuild({ ...building, requestedAt: NOW + 5 * MINUTE }, NOW, INTERVAL)).toBe(
      false,
    )
    const asked = { ...building, requestedAt: NOW + 5 * MINUTE + 1 }
    expect(mayRequestBuild(asked, NOW, INTERVAL)).toBe(true)
  })
})
