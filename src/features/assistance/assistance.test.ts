import { describe, expect, it } from 'vitest'
import { type ImageJob, imageJobState } from './assistance.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')
const working: ImageJob = { imageUrl: null, fault: null, createdAt }
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

describe('an image job', () => {
  it('works for up to 15 minutes and counts as failed from then on', () => {
    expect(imageJobState(working, after(15))).toEqual({ status: 'working' })
    expect(imageJobState(working, after(15.001))).toEqual({ status: 'failed', fault: 'expired' })
  })

  it('stays done or failed however old it is', () => {
    const done: ImageJob = { ...working, imageUrl: '/media/a.webp' }
    expect(imageJobState(done, after(60))).toEqual({ status: 'done', imageUrl: '/media/a.webp' })
    const failed: ImageJob = { ...working, fault: 'refused' }
    expect(imageJobState(failed, after(60))).toEqual({ status: 'failed', fault: 'refused' })
  })
})
