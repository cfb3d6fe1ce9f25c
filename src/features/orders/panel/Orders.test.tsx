// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  bringAlive,
  focusAfterClick,
  untilSaid,
  untilShown,
} from '#tests/support/island-testing.tsx'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { panelAddress } from '#src/panel/frame/panel-address.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { Orders } from './Orders.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const ID = '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11'

beforeEach(() => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  // A wide screen.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return { observe: vi.fn(), disconnect: vi.fn() }
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  panel.$left.set(null)
})

test.each([
  [null, 'Rūta'],
  ['b', 'Asta'],
])(
  'a list opened for one withdrawal has the focus on its row, or on the row of the order %s she comes back from',
  async (left, focused) => {
    if (left !== null) {
      panel.$left.set({ scroll: 0, opened: panelAddress({ screen: 'orders', order: left }) })
    }
    const withdrawal = (name: string, id: string) => ({
      ...{ id: name, name, email: null, contract: 'Savaitė', note: null, state: 'new', told: null },
      ...{ suspicious: false, refundedOn: null, createdAt: '2026-11-20T12:00:00.000Z' },
      order: {
        id,
        title: 'Savaitė',
        refundable: 3900,
        currency: 'eur',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    })
    const items = [withdrawal('Rūta', 'a'), withdrawal('Asta', 'b')]
    vi.stubGlobal('fetch', stubFetch({ body: { items, total: 2, pageSize: 25, counts: {} } }).fetch)
    const { leave } = await bringAlive(<Withdrawals order="a" />)
    await untilSaid(/Asta/)
    expect(document.activeElement?.querySelector('h3')?.textContent).toBe(focused)
    leave()
  },
)

test.each([
  ['order', <Orders key="" order={ID} />, 'Tik šis užsakymas'],
  ['withdrawal', <Withdrawals key="" order={ID} />, 'Tik šio užsakymo atsisakymas'],
])(
  'a list of one %s names it in a filter that is removed, not by its number',
  async (_, view, name) => {
    const page = {
      items: [],
      total: 0,
      pageSize: 25,
      counts: {},
      titles: {},
      problems: [],
      payments: 'on',
    }
    const { fetch, calls } = stubFetch({ body: page }, { body: page })
    vi.stubGlobal('fetch', fetch)
    const { container, leave } = await bringAlive(view)
    await untilSaid(new RegExp(name))
    expect(container.querySelector('input')?.value).toBe('')
    expect(container.innerHTML).not.toContain(ID)
    expect((await focusAfterClick(`${name}, rodyti visus`))?.tagName).toBe('H2')
    await untilShown(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ address }) => address.includes(ID))).toEqual([true, false])
    expect(container.textContent).not.toContain(name)
    leave()
  },
)
