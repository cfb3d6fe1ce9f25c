import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { asPrivate } from '#src/core/private.ts'
import type { ReceivedMail } from '../contracts.ts'
import { mailboxTexts as texts } from '../texts.ts'
import { ReceivedMails } from './ReceivedMails.tsx'

const REPLY: ReceivedMail = {
  id: '7f1b2c3d-0000-4000-8000-000000000000',
  kind: 'reply',
  state: 'waiting',
  reason: 'sender',
  email: asPrivate('ruta@pastas.example'),
  messageId: null,
  content: asPrivate('Ką daryti?'),
  quoted: asPrivate('> Laba diena'),
  attachments: ['planas.pdf'],
  cause: null,
  receivedAt: '2026-11-30T08:15:00.000Z',
}

const shown = (changes: Partial<ReceivedMail>, canAccept = true) =>
  renderToStaticMarkup(
    <ReceivedMails
      mails={[{ ...REPLY, ...changes }]}
      client="Rūta"
      canAccept={canAccept}
      isBusy={false}
      onDecided={() => undefined}
    />,
  )

describe('a reply that waits', () => {
  it('is shown with its reason, sender, attachments and folded quotation, and both decisions', () => {
    const html = shown({})
    const said = [texts.reasons.sender, 'ruta@pastas.example', 'Ką daryti?', 'planas.pdf']
    for (const text of [...said, texts.quoted, texts.accept, texts.dismiss]) {
      expect(html).toContain(text)
    }
  })

  it.each([
    ['of a client who wanted no messages by mail', { reason: 'notices' }, true],
    ['of an order that takes none any more, or none by mail', { reason: 'closed' }, false],
  ] as const)('%s can only be put aside', (_, changes, canAccept) => {
    const html = shown(changes, canAccept)
    expect(html).toContain(texts.seen)
    expect(html).not.toContain(texts.accept)
  })

  it('whose text is not stored says where it is', () => {
    const empty = asPrivate('')
    const html = shown({ reason: 'closed', content: empty, quoted: empty, email: empty })
    expect(html).toContain(texts.inMailbox)
    expect(html).not.toContain(texts.accept)
  })
})

it('a mail of ours that came back names the cause', () => {
  expect(shown({ kind: 'bounce', state: 'shown', cause: 'tls' })).toContain(texts.causes.tls)
})

it.each(['taken', 'dismissed'] as const)('a reply that is %s is not shown', (state) => {
  expect(shown({ state })).not.toContain('Ką daryti?')
})
