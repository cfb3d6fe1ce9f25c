import { randomBytes, randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Letters and digits that cannot be confused on a screen. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Returns the key that signs links, from the data folder. It is generated once, in a file that only its owner can read.
 */
export async function keepSigningSecret(dataDirectory: string): Promise<string> {
  const make = () => randomBytes(32).toString('base64url')
  return await keepSecret(join(dataDirectory, 'signing-secret'), make)
}

/**
 * Returns the administrator's password from the data folder: four groups of four characters. It is generated once, in a
 * file that only its owner can read.
 */
export async function keepAdminPassword(dataDirectory: string): Promise<string> {
  const character = () => readable.charAt(randomInt(readable.length))
  const group = () => Array.from({ length: 4 }, character).join('')
  const make = () => Array.from({ length: 4 }, group).join('-')
  return await keepSecret(join(dataDirectory, 'admin-password'), make)
}

async function keepSecret(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim() !== '') return kept.trim()
  const secret = make()
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
