import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { unzipSync, zipSync } from 'fflate'
import { z } from 'zod'

/** Failure of a backup or restore. The message is one sentence for the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

// A backup consists of one line of JSON, a ZIP file, and a checksum of both: a SHA-256 or, if the ZIP file is
// encrypted, the cipher's authentication tag. docs/backups.md describes the format.

/** Maximum bytes of tables and images in one backup, which is created in memory. */
export const MAX_BACKUP_BYTES = 1024 ** 3

/** Minimum length of a passphrase. Anyone with the file can try passphrases without limit. */
export const MIN_PASSPHRASE = 12

const MAX_HEADER_BYTES = 4096
const SHA_BYTES = 32
const TAG_BYTES = 16

/** Parameters of format version 1. Deriving a key takes about 128 MB and half a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const

const headerSchema = z.object({
  format: z.literal('santykiu-akademija-backup'),
  version: z.literal(1),
  /** Newest release in db/releases when the backup was made; empty without one. */
  release: z.string(),
  lastMigration: z.string(),
  /** Time of the database snapshot; ISO. */
  createdAt: z.iso.datetime(),
  /** How the file is encrypted, with salt and nonce in hexadecimal; absent if it is not encrypted. */
  encryption: z
    .object({
      cipher: z.literal('aes-256-gcm'),
      key: z.literal('scrypt, N=131072, r=8, p=1'),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      iv: z.string().regex(/^[0-9a-f]{24}$/),
    })
    .optional(),
})

export type BackupHeader = z.output<typeof headerSchema>
export type BackupFacts = Pick<BackupHeader, 'release' | 'lastMigration' | 'createdAt'>
export type BackupContent = Record<string, Uint8Array>

/** Returns the bytes of a backup file, encrypted if there is a passphrase. */
export function sealBackup(
  facts: BackupFacts,
  content: BackupContent,
  passphrase: string | undefined,
): Buffer {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const header: BackupHeader = {
    format: 'santykiu-akademija-backup',
    version: 1,
    ...facts,
    ...(passphrase === undefined
      ? {}
      : {
          encryption: {
            cipher: 'aes-256-gcm',
            key: 'scrypt, N=131072, r=8, p=1',
            salt: salt.toString('hex'),
            iv: iv.toString('hex'),
          },
        }),
  }
  const line = Buffer.from(`${JSON.stringify(header)}\n`)
  const zip = zipSync(content, { level: 6, mtime: facts.createdAt })
  if (passphrase === undefined) return Buffer.concat([line, zip, shaOf(line, zip)])
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv).setAAD(line)
  const body = Buffer.concat([cipher.update(zip), cipher.final()])
  return Buffer.concat([line, body, cipher.getAuthTag()])
}

/** Reads a file's header without verifying it. @throws BackupError if the file is no backup, or of a newer format. */
export function readHeader(file: Buffer): { header: BackupHeader; line: Buffer } {
  const end = file.subarray(0, MAX_HEADER_BYTES).indexOf('\n')
  try {
    const line = file.subarray(0, end + 1)
    return { header: headerSchema.parse(JSON.parse(line.toString())), line }
  } catch (cause) {
    throw new BackupError('The file is no backup of this site, or of a newer format.', { cause })
  }
}

/**
 * Verifies a backup file and returns its header and content.
 * @throws BackupError if the file is no backup, was changed or cut off, or the passphrase is missing or wrong.
 */
export function openBackup(
  file: Buffer,
  passphrase: string | undefined,
): { header: BackupHeader; content: BackupContent } {
  const { header, line } = readHeader(file)
  const { encryption } = header
  const sealBytes = encryption ? TAG_BYTES : SHA_BYTES
  if (file.length < line.length + sealBytes) throw damaged()
  const body = file.subarray(line.length, -sealBytes)
  const seal = file.subarray(-sealBytes)
  if (!encryption) {
    if (!timingSafeEqual(seal, shaOf(line, body))) throw damaged()
    return { header, content: unzipSync(body) }
  }
  if (passphrase === undefined) {
    throw new BackupError('The backup is encrypted: give its passphrase in BACKUP_PASSPHRASE.')
  }
  const key = keyOf(passphrase, Buffer.from(encryption.salt, 'hex'))
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(encryption.iv, 'hex'))
  decipher.setAAD(line).setAuthTag(seal)
  try {
    return { header, content: unzipSync(Buffer.concat([decipher.update(body), decipher.final()])) }
  } catch (cause) {
    throw new BackupError('The passphrase is wrong, or the file was changed or cut off.', { cause })
  }
}

function damaged(): BackupError {
  return new BackupError('The file was changed or cut off.')
}

function shaOf(...parts: Uint8Array[]): Buffer {
  const sha = createHash('sha256')
  for (const part of parts) sha.update(part)
  return sha.digest()
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFC'), salt, 32, SCRYPT)
}
