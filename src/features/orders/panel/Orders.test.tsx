// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bringAlive, focusAfterClick, untilSaid } from '#tests/support/island-testing.tsx'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { Orders } from './Orders.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const ID = '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([
  ['order', <Orders key="" order={ID} />, 'Tik šis užsakymas'],
  ['withdrawal', <Withdrawals key="" order={ID} />, 'Tik šio užsakymo atsisakymas'],
])(
  'a list of one %s names it in a filter that is removed, not by its number',
  async (_, view, name) => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
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
    await act(() => vi.waitFor(() => expect(calls).toHaveLength(2)))
    expect(calls.map(({ address }) => address.includes(ID))).toEqual([true, false])
    expect(container.textContent).not.toContain(name)
    leave()
  },
)
