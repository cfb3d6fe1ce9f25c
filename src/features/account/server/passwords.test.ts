import { describe, expect, it } from 'vitest'
import { hashPassword, matchesHash, isGuessable } from './passwords.ts'

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

  it('match however their letters are composed', async () => {
    expect(await matchesHash('z\u030Cuve', await hashPassword('\u017Euve'))).toBe(true)
  })

  it('reject when their hash costs more than there is', async () => {
    await expect(matchesHash('a', 'scrypt$3$8$1$c2Fs$a2V5')).rejects.toThrow()
  })

  it('never match a part of their key, nor a longer one', async () => {
    const hash = await hashPassword('slaptažodis')
    expect(await matchesHash('slaptažodis', hash.slice(0, -4))).toBe(false)
    expect(await matchesHash('slaptažodis', `${hash}AAAA`)).toBe(false)
    expect(await matchesHash('slaptažodis', hash.replace('scrypt', 'bcrypt'))).toBe(false)
  })

  it.each([
    '',
    'tekstas',
    'scrypt$32768$8$1',
    'scrypt$32768$8$1$c2Fs',
    // The right key, derived at the cost that Node uses when N is 0.
    'scrypt$0$8$1$c2Fs$T8WeNZqx0Hv_P6Z7wU4lmc9flDjZHP_TKPK7Gm7iaTw',
    'scrypt$32768$8.5$1$c2Fs$a2V5',
    'scrypt$32768$-8$1$c2Fs$a2V5',
    'scrypt$a$b$c$d$e',
    'bcrypt$32768$8$1$c2Fs$a2V5',
  ])('never match the malformed hash "%s"', async (hash) => {
    expect(await matchesHash('bet kas', hash)).toBe(false)
  })
})

it.each([
  'password1234',
  'p@ssw0rdp@ssw0rd',
  'qwertyuiop12',
  'Slaptažodis123!',
  'slaptazodis 2026',
  'Santykių akademija',
  'SantykiuAkademija2026',
  'labas@santykiu-akademija.lt',
  'santykiu-akademija.lt',
  'Administratorius1',
  'lietuva123456',
  'Vilnius2026!!',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '            ',
  '123456789012',
  'abcdefghijkl',
  '1990-05-17 1990',
])('a password that is guessed soon is refused: %s', async (password) => {
  expect(await isGuessable(password)).toBe(true)
})

it.each(['ramus vakaras prie ežero', 'Kx7-mQ2_vR9.', 'ąčęėįšųūž„“–', '𝄞-raktas 4 upės'])(
  'any other is taken, whatever its characters: %s',
  async (password) => {
    expect(await isGuessable(password)).toBe(false)
  },
)

it('the longest is looked at in a moment', async () => {
  const long = Array.from({ length: 200 }, (_, index) =>
    String.fromCharCode(33 + ((index * 37) % 90)),
  )
  expect(await isGuessable(long.join(''))).toBe(false)
})
