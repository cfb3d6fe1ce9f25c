import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killUnderLoad } from '../../scripts/proof/kills.ts'
import { killRestores } from '../../scripts/proof/restores.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kills-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))

it('kill -9 at random moments under load loses nothing that was answered and stores nothing twice', async () => {
  const outcome = await killUnderLoad(dataDir, 3)
  expect(outcome).toMatchObject({ lost: [], doubled: [], left: [], misnoticed: 0 })
  expect(outcome.acknowledged).toBeGreaterThan(5)
  expect(outcome.complete).toBeGreaterThan(0)
}, 240_000)

it('kill -9 within a restore leaves the site as it was or as the backup has it', async () => {
  const outcome = await killRestores(dataDir, 4)
  expect(outcome).toMatchObject({ mixed: 0, isComplete: true })
  expect(outcome.untouched + outcome.restored).toBe(4)
}, 240_000)
