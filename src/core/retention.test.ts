import { expect, it } from 'vitest'
import { BACKUP_DAYS, ERASURE_DAYS } from './retention.ts'

it('what was erased is known for longer than any backup is kept that still holds it', () => {
  expect(ERASURE_DAYS).toBeGreaterThan(BACKUP_DAYS)
})
