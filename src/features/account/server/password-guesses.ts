import { brand } from '#src/core/brand-texts.ts'

/** What a guesser of this site's password tries first, beside the library's list; without diacritics, as it is compared. */
const OWN_WORDS = [
  plain(brand.name),
  plain(brand.name).replace(' ', '-'),
  plain(brand.name).replace(' ', ''),
  brand.email,
  plain(brand.administrator),
  ...['slaptazodis', 'prisijungimas', 'konsultacija', 'psichologija', 'santykiai', 'labas'],
  ...['lietuva', 'vilnius', 'kaunas', 'klaipeda', 'myliu', 'meile', 'mylimas', 'saulute'],
]

/** The library's best score: more than ten thousand million guesses. */
const SAFE = 4

/** Whether a password would be guessed soon: common ones, words of the site, dates, and rows of keys or of characters. */
export async function isGuessable(password: string): Promise<boolean> {
  // Loaded by the call that needs it alone: it has a list of 50,000 passwords.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return zxcvbn.check(plain(password), OWN_WORDS).score < SAFE
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
