import { expect, it } from 'vitest'
import { hashPassword } from '#netlify/services/passwords.ts'
import { PASSWORD, useTestSite } from './test-site.ts'

const site = useTestSite({ environment: { CONTEXT: 'deploy-preview' } })
const STORED = 'ramus vakaras prie ežero'

const logIn = (password: string) => site.call('POST', '/api/admin/login', { body: { password } })

it('a preview does not look at a stored password, deletes it, and stores none', async () => {
  await site.db.write
    .insertInto('adminPassword')
    .values({
      id: crypto.randomUUID(),
      hash: await hashPassword(STORED),
      environmentHash: await hashPassword(PASSWORD),
    })
    .execute()
  expect((await logIn(STORED)).status).toBe(401)
  const token = await site.logIn()
  const stored = () => site.db.read.selectFrom('adminPassword').selectAll().execute()
  expect(await stored()).toEqual([])

  const state = await site.call('GET', '/api/admin/password', { token })
  expect(state).toMatchObject({ status: 200, body: { source: 'preview' } })
  const body = { confirmation: { password: PASSWORD }, newPassword: STORED }
  expect(await site.call('PUT', '/api/admin/password', { token, body })).toMatchObject({
    status: 409,
    body: { error: 'Peržiūros svetainėje slaptažodis nekeičiamas.' },
  })
  expect(await stored()).toEqual([])
})
