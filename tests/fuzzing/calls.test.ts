import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '#src/core/contract.ts'
import { allContracts } from '../all-contracts.ts'
import { fuzzContract } from './fuzz.ts'
import { type FuzzedSite, startFuzzedSite } from './site.ts'

/** Generated requests per call; `MANY` if none of them is valid or all are. `npm run proof -- fuzz` sends 2,000. */
const FEW = Number(process.env.FUZZ_RUNS ?? 8)
const MANY = Math.max(FEW, 100)

/** In milliseconds; a request without an answer ends the test much earlier. */
const TIMEOUT = MANY * 3_000

let site: FuzzedSite

beforeAll(async () => {
  site = await startFuzzedSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const contracts = await allContracts()
const reads = contracts.filter(([, { route }]) => route.method === 'GET')
const writes = contracts.filter((entry) => !reads.includes(entry))

/**
 * No generated request has a signature, a recovery code, an address of the checkout, or the random id of a session. No
 * address of notices waits for its confirmation, and without a mail service no link for a new password is sent. Nor has
 * one all steps of a series.
 */
const NEVER_VALID = [
  'createPasskey',
  'loginByPasskey',
  'receivePayment',
  'endSession',
  'sendPasswordLink',
  'checkPasswordLink',
  'recoverPassword',
  'setPrice',
  'resendNotices',
  'sortSteps',
]

async function fuzz(name: string, contract: Contract): Promise<void> {
  const isValid = !NEVER_VALID.includes(name)
  let tally = await fuzzContract(site, contract, FEW)
  if (tally.refused === 0 || (isValid && tally.accepted === 0)) {
    tally = await fuzzContract(site, contract, MANY)
  }
  if (isValid) expect(tally.accepted, 'some are valid').toBeGreaterThan(0)
  expect(tally.refused, 'some are not').toBeGreaterThan(0)
}

describe('generated requests', () => {
  it('go to every call', () => {
    expect(contracts.length).toBeGreaterThan(70)
  })

  // Concurrent, since reads change nothing.
  it.concurrent.each(reads)('do not break %s', fuzz, TIMEOUT)

  it.each(writes)('do not break %s', fuzz, TIMEOUT)
})
