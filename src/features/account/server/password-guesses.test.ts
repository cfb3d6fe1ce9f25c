import { expect, it } from 'vitest'
import { isGuessable } from './password-guesses.ts'

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
