import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Makes hashes of passwords, passphrases and backup keys cheap, since they took half of the test time. The hashes still
// name the real cost. `passwords.test.ts` and `backup-file.test.ts` run at the real cost.

const { scrypt, scryptSync } = crypto
const cheap = (options: ScryptOptions = {}): ScryptOptions => ({ ...options, N: 16, p: 1 })

crypto.scrypt = ((password, salt, length, options, done) => {
  scrypt(password, salt, length, cheap(options), done)
}) as typeof crypto.scrypt
crypto.scryptSync = (password, salt, length, options) =>
  scryptSync(password, salt, length, cheap(options))
syncBuiltinESMExports()
