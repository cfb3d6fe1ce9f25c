import { describe, expect, it } from 'vitest'
import { hashPassword, matchesHash } from './passwords.ts'

describe('passwords', () => {
  it('match their own hash and no other', async () => {
    const hash = await hashPassword('slaptažodis ąč')
    expect(await matchesHash('slaptažodis ąč', hash)).toBe(true)
    expect(await matchesHash('slaptažodis ąc', hash)).toBe(false)
  })

  it('get a salt each, so that equal passwords have different hashes', async () => {
    expect(await hashPassword('vienodas')).not.toBe(await hashPassword('vienodas'))
  })

  it('are hashed at the cost that OWASP advises at least', async () => {
    expect(await hashPassword('slaptažodis')).toMatch(/^scrypt\$32768\$8\$3\$/)
  })

  it('match a hash of a former, lower cost', async () => {
    const hash =
      'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$1hwcEmWeB6xziCnN7JcbuvL8EhvbX4LXzwOCLxWlVzA'
    expect(await matchesHash('slaptažodis', hash)).toBe(true)
    expect(await matchesHash('kitas', hash)).toBe(false)
  })

  it.each(['', 'tekstas', 'scrypt$a$b$c$d$e', 'bcrypt$32768$8$1$c2Fs$a2V5'])(
    'never match the malformed hash "%s"',
    async (hash) => {
      expect(await matchesHash('bet kas', hash)).toBe(false)
    },
  )
})
