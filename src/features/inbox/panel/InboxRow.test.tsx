import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameOf } from './inbox-lists.ts'
import { InboxRow } from './InboxRow.tsx'

const STORED = 'jonas@xn--alia-kbb.lt'

test('an address is shown with the letters of its domain, and leads to its client as it is stored', () => {
  const entry = { email: STORED, badge: null, about: null, when: '2026-11-28', startsOpen: true }
  const markup = renderToStaticMarkup(<InboxRow name={null} {...entry} />)
  expect(markup.match(/jonas@žalia\.lt/g)).toHaveLength(3)
  expect(markup).toContain(`href="#klientas/${encodeURIComponent(STORED)}"`)
  expect(nameOf({ name: 'Jonas', email: STORED })).toBe('Jonas (jonas@žalia.lt)')
})
