// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { bringAlive } from '../../../../tests/support/island-testing.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import { panelAddress, type PanelView } from '#src/panel/frame/panel-address.ts'
import { nameOf } from './inbox-lists.ts'
import { DueAt, InboxRow } from './InboxRow.tsx'

const STORED = 'jonas@xn--alia-kbb.lt'
const entry = { email: STORED, badge: null, about: null, when: '2026-11-28' }

afterEach(() => {
  vi.useRealTimers()
  panel.$left.set(null)
})

test('an address is shown with the letters of its domain, and leads to its client as it is stored', () => {
  const markup = renderToStaticMarkup(<InboxRow name={null} {...entry} startsOpen />)
  expect(markup.match(/>jonas@žalia\.lt</g)).toHaveLength(1)
  expect(markup).toContain(`href="#klientas/${encodeURIComponent(STORED)}"`)
  expect(nameOf({ name: 'Jonas', email: STORED })).toBe('Jonas (jonas@žalia.lt)')
})

test('a deadline names yesterday, today and tomorrow, and is a date otherwise', () => {
  // In Vilnius it is already the 30th.
  vi.useFakeTimers({ now: new Date('2026-11-29T22:30:00Z') })
  const shown = (at: string) => renderToStaticMarkup(<DueAt at={at} />).replaceAll(/<[^>]+>/g, '')
  expect(shown('2026-11-28T22:15:00Z')).toBe('Vėluoja nuo vakar 00.15')
  expect(shown('2026-11-29T22:15:00Z')).toBe('Vėluoja nuo šiandien 00.15')
  expect(shown('2026-12-01T06:33:00Z')).toBe('Iki rytoj 08.33')
  expect(shown('2026-12-02T06:33:00Z')).toBe('Iki 2026-12-02 08.33')
})

test('on the way back from a client, a withdrawal or an order, the row she came from is open and has the focus', async () => {
  const list = (
    <>
      <InboxRow id="a" name="Jonas" {...entry} leadsTo={{ screen: 'withdrawals', order: 'a' }} />
      <InboxRow id="b" name="Jonas" {...entry} />
    </>
  )
  const first = await bringAlive(list)
  const second = first.container.querySelectorAll('details')[1]
  if (second === undefined) throw new Error('There is no second row')
  second.open = true
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  first.leave()
  const opened = async () => {
    const { container, leave } = await bringAlive(list)
    const rows = [...container.querySelectorAll('details')]
    const focused = rows.map((row) => row.contains(document.activeElement))
    leave()
    return [rows.map(({ open }) => open), focused]
  }
  const comeBackFrom = (view: PanelView | null) =>
    panel.$left.set(view && { scroll: 0, opened: panelAddress(view) })
  comeBackFrom({ screen: 'client', email: STORED })
  expect(await opened()).toEqual([
    [false, true],
    [false, true],
  ])
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  expect(await opened(), 'a field that is typed in keeps the focus').toEqual([
    [false, true],
    [false, false],
  ])
  search.remove()
  comeBackFrom({ screen: 'withdrawals', order: 'a' })
  expect(await opened()).toEqual([
    [true, false],
    [true, false],
  ])
  for (const before of [
    null,
    { screen: 'withdrawals' },
    { screen: 'today' },
    { screen: 'client', email: 'ona@pastas.lt' },
  ] as const) {
    comeBackFrom(before)
    expect(await opened()).toEqual([
      [false, false],
      [false, false],
    ])
  }
})
