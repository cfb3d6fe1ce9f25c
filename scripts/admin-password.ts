import { createInterface } from 'node:readline/promises'
import { hashPassword } from '#src/features/account/server/passwords.ts'
import { isLeaked, passwordFault } from './tools/password-fault.ts'

// `npm run admin:password`: reads a password and prints its hash for ADMIN_PASSWORD_HASH.

const lines = createInterface({ input: process.stdin, output: process.stderr })
const password = await lines.question('New administrator password: ')
lines.close()
const fault = passwordFault(password) ?? (await leakOf(password))
if (fault === null) {
  console.log(`ADMIN_PASSWORD_HASH='${await hashPassword(password)}'`)
} else {
  console.error(fault)
  process.exitCode = 1
}

async function leakOf(password: string): Promise<string | null> {
  const leaked = await isLeaked(password)
  if (leaked === undefined) console.error('Whether the password was leaked could not be asked.')
  return leaked === true ? 'The password stands in a list of leaked ones.' : null
}
