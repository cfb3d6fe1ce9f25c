// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { bringAlive, control } from '../../tests/support/island-testing.tsx'
import { Button } from './Button.tsx'

afterEach(() => document.body.replaceChildren())

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

const form = (props: object) => (
  <form onSubmit={onSubmit}>
    <Button type="submit" onClick={onClick} {...props}>
      Siųsti
    </Button>
  </form>
)

afterEach(() => vi.clearAllMocks())

test.each([{ busy: true }, { 'aria-disabled': true }, { busy: true, disabled: true }])(
  'a button of %o keeps the focus and does nothing',
  async (props) => {
    await bringAlive(form(props))
    const button = control('Siųsti')
    button.focus()
    button.click()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  },
)

test('a button acts while nothing runs', async () => {
  await bringAlive(form({}))
  control('Siųsti').click()
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
