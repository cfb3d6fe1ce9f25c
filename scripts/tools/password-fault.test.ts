import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isLeaked, passwordFault } from './password-fault.ts'

it.each([
  'trumpas',
  'keturiolika 14',
  'santykiu akademija 2026',
  'Administratorius1234567',
  'aaaaaaaaaaaaaaaaaaaa',
])('a password that is guessed soon is refused: %s', (password) => {
  expect(passwordFault(password)).not.toBeNull()
})

it.each(['ramus vakaras prie ežero', 'Kx7-mQ2_vR9.tZ4', 'mano santykiai su jūra ir lietumi'])(
  'any other is taken, whatever its characters: %s',
  (password) => {
    expect(passwordFault(password)).toBeNull()
  },
)

it('a leaked password is found by five digits of its digest, and nobody is stopped without the service', async () => {
  const digest = createHash('sha1').update('ramus vakaras').digest('hex').toUpperCase()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${digest.slice(5)}:7\r\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  expect(await isLeaked('ramus vakaras', service)).toBe(true)
  expect(await isLeaked('kitas vakaras', service)).toBe(false)
  expect(asked[0]).toBe(`/${digest.slice(0, 5)}`)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await isLeaked('ramus vakaras', service)).toBeUndefined()
})
