import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'

const response = z.object({})

it('an admin call that writes does not compile without its act', () => {
  // @ts-expect-error `act` is missing.
  expect(contract({ method: 'POST', path: '/api/a' }, { access: 'admin', response }).act).toBeNull()
  const writes = { access: 'admin', act: 'createPost', response } as const
  expect(contract({ method: 'POST', path: '/api/a' }, writes).act).toBe('createPost')
  const reads = { access: 'admin', response } as const
  expect(contract({ method: 'GET', path: '/api/a' }, reads).act).toBeNull()
  expect(contract({ method: 'POST', path: '/api/a' }, { response }).access).toBe('public')
})
