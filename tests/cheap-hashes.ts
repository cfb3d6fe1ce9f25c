import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Passwords, passphrases and keys of backups cost next to nothing here; at their real cost, which their hashes still name,
// they took half of the time. `passwords.test.ts` and `backup-file.test.ts` are run at the real one.

const { scrypt, scryptSync } = crypto
const cheap = (options: ScryptOptions = {}): ScryptOptions => ({ ...options, N: 16, p: 1 })

crypto.scrypt = ((password, salt, length, options, done) => {
  scrypt(password, salt, length, cheap(options), done)
}) as typeof crypto.scrypt
crypto.scryptSync = (password, salt, length, options) =>
  scryptSync(password, salt, length, cheap(options))
syncBuiltinESMExports()
