import { once } from 'node:events'
import { request } from 'node:http'
import { LOGIN_LIMITS } from '#netlify/services/auth.ts'
import { hashPassword } from '#netlify/services/passwords.ts'
import type { Report } from './report.ts'
import { startOnPostgres } from './start-on-postgres.ts'

const PASSWORD = 'irodymo slaptazodis'
const GUESSES = 1000

/** Guesses the password a thousand times at once, on a real Postgres server, which runs them in parallel. */
export async function proveLogin(_folder: string, report: Report): Promise<void> {
  await using runtime = await startOnPostgres({
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD),
  })
  const { port } = new URL(runtime.url)

  const known = '127.3.0.1'
  report('the right password gets through', (await guess(port, known, PASSWORD)) === 200)
  const ofOne = await guessAtOnce(port, () => '127.0.0.1')
  const { ofCaller, inAll } = LOGIN_LIMITS
  report(
    `${GUESSES} at once from one address: ${ofCaller} are looked at`,
    ofOne.checked === ofCaller,
  )
  report('all others are refused with 429', ofOne.refused === GUESSES - ofCaller)
  const right = await guess(port, '127.0.0.1', PASSWORD)
  report('then not even the right password gets through', right === 429)

  const ofMany = await guessAtOnce(port, (index) => `127.1.${index >> 8}.${index & 255 || 1}`)
  const left = inAll - ofCaller
  report(
    `${GUESSES} at once from as many addresses: ${inAll} in all are looked at`,
    ofMany.checked === left,
  )
  report('all others are refused with 429', ofMany.refused === GUESSES - left)
  const elsewhere = await guess(port, '127.2.0.1', PASSWORD)
  report('then the right password gets through from no other address', elsewhere === 429)
  const again = await guess(port, known, PASSWORD)
  report('but from where it was right before', again === 200)
}

/** Sends wrong passwords at once. @returns how many were looked at, and how many refused unseen. */
async function guessAtOnce(port: string, addressOf: (index: number) => string) {
  const guesses = Array.from({ length: GUESSES }, (_, index) =>
    guess(port, addressOf(index), `spejimas ${index}`),
  )
  const statuses = await Promise.all(guesses)
  return {
    checked: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429).length,
  }
}

/** Sends one password from an address of this machine. @returns the status of the answer. */
async function guess(port: string, localAddress: string, password: string): Promise<number> {
  const sent = request({
    host: '127.0.0.1',
    port,
    localAddress,
    agent: false,
    method: 'POST',
    path: '/api/admin/login',
    headers: { 'Content-Type': 'application/json' },
  })
  sent.end(JSON.stringify({ password }))
  const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }]
  answer.resume()
  return answer.statusCode
}
