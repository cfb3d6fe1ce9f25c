import { createInterface } from 'node:readline/promises'
import { hashPassword } from '#netlify/services/passwords.ts'

// `npm run admin:password`: reads a password and prints the hash for ADMIN_PASSWORD_HASH.

const MINIMUM_LENGTH = 12

const lines = createInterface({ input: process.stdin, output: process.stderr })
const password = await lines.question('New administrator password: ')
lines.close()
if (password.length < MINIMUM_LENGTH) {
  console.error(`The password needs at least ${MINIMUM_LENGTH} characters.`)
  process.exitCode = 1
} else {
  console.log(`ADMIN_PASSWORD_HASH='${await hashPassword(password)}'`)
}
