import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import type { Booking } from '../contracts.ts'
import { createBookingEdits } from './booking-edits.ts'
import { bookingEntry } from './Bookings.tsx'

const NOON = '2026-11-20T12:00:00.000Z'

const booking: Booking = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  name: 'Ona',
  email: 'ona@pastas.example',
  phone: null,
  consultationType: 'individual',
  packageTitle: null,
  preferredDate: null,
  message: null,
  status: 'pending',
  notes: null,
  createdAt: NOON,
  updatedAt: NOON,
}

const shown = (status: Booking['status']) => {
  const reload = () => Promise.resolve(null)
  const editing = createBookingEdits({ onSaved: () => undefined, reload })
  const entry = bookingEntry({ ...booking, status }, editing)
  return renderToStaticMarkup(<InboxRow {...booking} {...entry} startsOpen />)
}

test('a booking shows its address once and has one clear action: an answer by mail', () => {
  const markup = shown('pending')
  expect(markup.match(/>ona@pastas\.example</g)).toHaveLength(1)
  const [link = ''] = /<a [^>]*mailto:[^>]*>/.exec(markup) ?? []
  expect(link).toContain('href="mailto:ona@pastas.example?subject=D%C4%97l%20j%C5%ABs%C5%B3')
  expect(link).toContain('class="button"')
  expect(link).toContain('aria-label="Rašyti atsakymą: Ona"')
})

test('the answer steps back once the client was contacted, and is not offered to a bot', () => {
  expect(shown('contacted')).toMatch(/<a [^>]*mailto:[^>]*class="button-quiet"/)
  expect(shown('suspicious')).not.toContain('mailto:')
})
