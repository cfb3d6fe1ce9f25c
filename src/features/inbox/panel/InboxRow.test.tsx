import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { nameOf } from './inbox-lists.ts'
import { DueAt, InboxRow } from './InboxRow.tsx'

afterEach(() => vi.useRealTimers())

const STORED = 'jonas@xn--alia-kbb.lt'

test('an address is shown with the letters of its domain, and leads to its client as it is stored', () => {
  const entry = { email: STORED, badge: null, about: null, when: '2026-11-28', startsOpen: true }
  const markup = renderToStaticMarkup(<InboxRow name={null} {...entry} />)
  expect(markup.match(/>jonas@žalia\.lt</g)).toHaveLength(1)
  expect(markup).toContain(`href="#klientas/${encodeURIComponent(STORED)}"`)
  expect(nameOf({ name: 'Jonas', email: STORED })).toBe('Jonas (jonas@žalia.lt)')
})

test('a deadline names yesterday, today and tomorrow, and is a date otherwise', () => {
  // In Vilnius it is already the 30th.
  vi.useFakeTimers({ now: new Date('2026-11-29T22:30:00Z') })
  const shown = (at: string) => renderToStaticMarkup(<DueAt at={at} />).replaceAll(/<[^>]+>/g, '')
  expect(shown('2026-11-28T22:15:00Z')).toBe('Vėluoja nuo vakar 00:15')
  expect(shown('2026-11-29T22:15:00Z')).toBe('Vėluoja nuo šiandien 00:15')
  expect(shown('2026-12-01T06:33:00Z')).toBe('Iki rytoj 08:33')
  expect(shown('2026-12-02T06:33:00Z')).toBe('Iki 2026-12-02 08:33')
})
