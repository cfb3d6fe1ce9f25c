import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ordersOfRecipients, replyAddress } from './reply-address.ts'

const ORDER = '0190c0de-1234-4abc-8def-0123456789ab'

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'paslaptis')
  vi.stubEnv('SMTP_URL', 'smtp://localhost')
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('IMAP_URL', 'imaps://u:p@imap.example')
})

const address = (id = ORDER) => replyAddress(id) ?? expect.fail('There is no address.')

describe('the address for replies about an order', () => {
  it('leads to the order, in any case of letters and among other recipients', () => {
    const own = address()
    expect(own).toMatch(/^labas\+[0-9a-v]{42}@akademija\.example$/)
    for (const header of [own, own.toUpperCase(), `"Akademija" <${own}>, ona@pastas.example`]) {
      expect(ordersOfRecipients([header]), header).toEqual([ORDER])
    }
    expect(ordersOfRecipients([own, 'labas@akademija.example', own])).toEqual([ORDER])
  })

  it('is always the same for an order, another for others, and tells nothing of their ids', () => {
    expect(address()).toBe(address())
    const tags = Array.from({ length: 200 }, () => address(crypto.randomUUID()))
    expect(new Set(tags).size).toBe(200)
    expect(new Set(tags.map((tag) => tag.slice(6, 12))).size).toBe(200)
    for (const id of [
      ORDER,
      '00000000-0000-4000-8000-000000000000',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ]) {
      expect(ordersOfRecipients([address(id)])).toEqual([id])
    }
  })

  it('leads nowhere if a character is changed, the secret is another, or the mailbox is', () => {
    const own = address()
    for (let at = 6; at < 48; at++) {
      const other = own.slice(0, at) + (own.charAt(at) === 'a' ? 'b' : 'a') + own.slice(at + 1)
      expect(ordersOfRecipients([other]), other).toEqual([])
    }
    expect(
      ordersOfRecipients([own.replace('labas', 'kitas'), own.replace('akademija', 'kita')]),
    ).toEqual([])
    vi.stubEnv('SIGNING_SECRET', 'kita')
    expect(ordersOfRecipients([own])).toEqual([])
  })

  it('is missing if no mailbox is read, or its name is too long', () => {
    vi.stubEnv('MAIL_FROM', `${'l'.repeat(22)}@akademija.example`)
    expect(replyAddress(ORDER)).toBeNull()
    vi.stubEnv('MAIL_FROM', `${'l'.repeat(21)}@akademija.example`)
    expect(replyAddress(ORDER)).not.toBeNull()
    vi.stubEnv('IMAP_URL', '')
    expect(replyAddress(ORDER)).toBeNull()
  })
})
