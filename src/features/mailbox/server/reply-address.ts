import { createHmac, timingSafeEqual } from 'node:crypto'
import { environment } from '#src/server/environment.ts'
import { sealingKey } from '#src/server/signing.ts'

const MAC_BYTES = 10
const ID_BYTES = 16
/** Digits of a tag in base 32, which mail programs and servers keep in any case of letters. */
const DIGITS = Math.ceil(((MAC_BYTES + ID_BYTES) * 8) / 5)
/** Maximum length of the part before the `@` (RFC 5321). */
const LOCAL_MAX = 64
/** Longest name of a mailbox that leaves room for the tag. */
export const BOX_LENGTH = LOCAL_MAX - 1 - DIGITS

/**
 * Returns the address to which replies about an order go: the mailbox with a tag that only this site can make and read.
 * @returns null if no mailbox is read, or its name leaves no room for the tag.
 */
export function replyAddress(orderId: string): string | null {
  const { mailbox } = environment()
  if (mailbox === null) return null
  const { box, domain } = mailbox
  return box.length > BOX_LENGTH ? null : `${box}+${sealTag(orderId)}@${domain}`
}

/** Returns the orders to whose address a mail was sent. @param recipients values of the headers with its recipients. */
export function ordersOfRecipients(recipients: readonly string[]): string[] {
  const { mailbox } = environment()
  if (mailbox === null) return []
  const tagged = new RegExp(
    String.raw`(?<![\w.+-])${escaped(mailbox.box)}\+([0-9a-v]{${DIGITS}})@${escaped(mailbox.domain)}(?![\w-])`,
    'gi',
  )
  const ids = recipients.flatMap((value) =>
    [...value.matchAll(tagged)].flatMap(([, tag = '']) => openTag(tag.toLowerCase()) ?? []),
  )
  return [...new Set(ids)]
}

const escaped = (text: string) => text.replaceAll(/\W/g, String.raw`\$&`)

/**
 * Seals the id of an order. The authentication code of the id also makes the mask that hides it, so the tag of an order
 * is always the same.
 */
function sealTag(orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  const mac = keyed('mac', id).subarray(0, MAC_BYTES)
  const bytes = Buffer.concat([mac, masked(id, mac)])
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(DIGITS, '0')
}

/** Returns the order of a tag; null if the tag is not one of ours. */
function openTag(tag: string): string | null {
  const number = tag
    .split('')
    .reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  const hex = number.toString(16).padStart(2 * (MAC_BYTES + ID_BYTES), '0')
  const bytes = Buffer.from(hex, 'hex')
  if (bytes.length !== MAC_BYTES + ID_BYTES) return null
  const mac = bytes.subarray(0, MAC_BYTES)
  const id = masked(bytes.subarray(MAC_BYTES), mac)
  if (!timingSafeEqual(mac, keyed('mac', id).subarray(0, MAC_BYTES))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function masked(bytes: Buffer, mac: Buffer): Buffer {
  const mask = keyed('mask', mac)
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)))
}

function keyed(use: string, bytes: Buffer): Buffer {
  return createHmac('sha256', sealingKey(`reply-address ${use}`))
    .update(bytes)
    .digest()
}
