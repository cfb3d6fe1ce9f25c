import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '#src/contracts/contract.ts'
import { allContracts } from '../all-contracts.ts'
import { fuzzContract } from '../../scripts/proof/fuzzing/fuzz.ts'
import { type FuzzedSite, startFuzzedSite } from '../../scripts/proof/fuzzing/site.ts'

/** Generated requests a call; `npm run proof -- fuzz` sends 2,000. */
const RUNS = 100

/** The same requests each time; `npm run proof -- fuzz` finds new ones. */
const SEED = 1

let site: FuzzedSite

beforeAll(async () => {
  site = await startFuzzedSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const contracts = await allContracts()
const reads = contracts.filter(([, { route }]) => route.method === 'GET')
const writes = contracts.filter((entry) => !reads.includes(entry))

/** No generated request has an authenticator's or the checkout's signature, or names a session by its random id. */
const NEVER_VALID = ['createPasskey', 'loginByPasskey', 'receivePayment', 'endSession']

async function fuzz(name: string, contract: Contract): Promise<void> {
  const { accepted, refused } = await fuzzContract(site, contract, { runs: RUNS, seed: SEED })
  if (!NEVER_VALID.includes(name)) expect(accepted, 'some are valid').toBeGreaterThan(0)
  expect(refused, 'some are not').toBeGreaterThan(0)
}

describe('a hundred generated requests', () => {
  it('go to every call', () => {
    expect(contracts.length).toBeGreaterThan(70)
  })

  // Side by side, since nothing changes.
  it.concurrent.each(reads)('do not break %s', fuzz)

  it.each(writes)('do not break %s', fuzz)
})
