import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { brand } from '#src/core/brand-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import type { StoredPassword } from './password-queries.ts'

/** Scrypt cost, the minimum that OWASP recommends: about 32 MB, three passes in sequence. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const
const KEY_BYTES = 32

function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r }
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

/** Returns a password's hash as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  const { N, r, p } = COST
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password matches the hash; a hash in another format matches nothing. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  if (!Object.values(cost).every((value) => Number.isInteger(value) && value > 0)) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Likely guesses for this site, in addition to the library's list; compared without diacritics. */
const OWN_WORDS = [
  plain(brand.name),
  plain(brand.name).replace(' ', '-'),
  plain(brand.name).replace(' ', ''),
  brand.email,
  plain(brand.administrator),
  ...['slaptazodis', 'prisijungimas', 'konsultacija', 'psichologija', 'santykiai', 'labas'],
  ...['lietuva', 'vilnius', 'kaunas', 'klaipeda', 'myliu', 'meile', 'mylimas', 'saulute'],
]

/** The library's best score: over 10 billion guesses. */
const SAFE = 4

/** Whether a password is easy to guess: a common one, a word of this site, a date, a keyboard row or a sequence. */
export async function isGuessable(password: string): Promise<boolean> {
  // Loaded only when needed, because the library contains a list of 50,000 passwords.
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

/** Returns the environment's password. @throws RequestError 503 without one. */
export function configuredPassword() {
  const { adminPassword, adminPasswordHash } = environment()
  if (adminPassword === null && adminPasswordHash === null) {
    throw new RequestError(503, errorTexts.loginNotConfigured)
  }
  return { adminPassword, adminPasswordHash }
}

/** Returns the environment's password, plain or hashed. @throws RequestError 503 without one. */
export function configuredValue(): string {
  const { adminPassword, adminPasswordHash } = configuredPassword()
  return adminPasswordHash ?? adminPassword ?? ''
}

/**
 * Hashes the environment's password. The hash is stored with the panel's password, so that a later change of the
 * environment's password is noticed. The hash is slow to brute-force and does not depend on the signing secret.
 */
export function hashOfConfigured(): Promise<string> {
  return hashPassword(configuredValue())
}

/**
 * Stored hash and environment's password that last matched. The comparison is slow, so it is not repeated at each
 * login.
 */
let unchanged = ''

/**
 * Whether a stored password is in force: the environment's password has not changed since the password was stored. A
 * changed environment's password takes precedence, so that an administrator who forgot the stored password can log in.
 * In previews no stored password is in force.
 */
export async function isInForce({
  environmentHash,
}: Pick<StoredPassword, 'environmentHash'>): Promise<boolean> {
  if (environment().inPreview) return false
  const value = configuredValue()
  const compared = `${environmentHash}\n${value}`
  if (compared !== unchanged && !(await matchesHash(value, environmentHash))) return false
  unchanged = compared
  return true
}
