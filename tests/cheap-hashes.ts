import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Hashes of passwords, passphrases and backup keys are cheap here; at their real cost, which the hashes still name,
// they took half of the test time. `passwords.test.ts` and `backup-file.test.ts` run at the real cost.

const { scrypt, scryptSync } = crypto
const cheap = (options: ScryptOptions = {}): ScryptOptions => ({ ...options, N: 16, p: 1 })

crypto.scrypt = ((password, salt, length, options, done) => {
  scrypt(password, salt, length, cheap(options), done)
}) as typeof crypto.scrypt
crypto.scryptSync = (password, salt, length, options) =>
  scryptSync(password, salt, length, cheap(options))
syncBuiltinESMExports()
