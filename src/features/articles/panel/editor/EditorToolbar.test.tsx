// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { bringAlive } from '#tests/support/island-testing.tsx'
import { EditorToolbar, MARKDOWN_COMMANDS } from './EditorToolbar.tsx'

it('is one stop of the Tab key, whose buttons the arrow keys, Home and End lead to', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  // The tooltip of a focused button measures itself.
  const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() }
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return observer
  })
  const { container, leave } = await bringAlive(
    <EditorToolbar editorId="text" commands={MARKDOWN_COMMANDS} onCommand={vi.fn()} />,
  )
  const buttons = [...container.querySelectorAll('button')]
  const stops = () => buttons.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []))
  expect(stops()).toEqual([0])
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  act(() => buttons[0]?.focus())
  const last = buttons.length - 1
  for (const [key, to] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    press(key)
    expect(document.activeElement, key).toBe(buttons[to])
    expect(stops(), key).toEqual([to])
  }
  leave()
  vi.unstubAllGlobals()
})
