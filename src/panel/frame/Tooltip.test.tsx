// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { bringAlive, control } from '#tests/support/island-testing.tsx'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

let leave: () => void
let errors: MockInstance<typeof console.error>

beforeEach(async () => {
  errors = vi.spyOn(console, 'error')
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  const island = await bringAlive(
    <TooltipProvider>
      <>
        <Tooltip text="Pirmas paaiškinimas">
          <button type="button">Pirmas</button>
        </Tooltip>
        <Tooltip text="Antras paaiškinimas">
          <button type="button">Antras</button>
        </Tooltip>
      </>
    </TooltipProvider>,
  )
  ;({ leave } = island)
})

afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(errors).not.toHaveBeenCalled()
})

const pointer = (target: HTMLElement, type: string, clientX = 0) =>
  act(() => {
    const init = { bubbles: type !== 'pointerleave', pointerType: 'mouse', clientX }
    target.dispatchEvent(new PointerEvent(type, init))
  })
const enter = (words: string) => pointer(control(words), 'pointermove')

/** Moves the pointer off the control, then off its tooltip too. */
function exit(words: string): void {
  pointer(control(words), 'pointerout')
  pointer(control(words), 'pointerleave')
  pointer(document.body, 'pointermove', 500)
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const shown = () => document.querySelector('[role=tooltip]')?.textContent ?? null

describe('a tooltip', () => {
  test('opens after 700 ms under the pointer', () => {
    enter('Pirmas')
    pass(699)
    expect(shown()).toBeNull()
    pass(1)
    expect(shown()).toBe('Pirmas paaiškinimas')
  })

  test('opens at once within 300 ms of another one', () => {
    enter('Pirmas')
    pass(700)
    exit('Pirmas')
    expect(shown()).toBeNull()
    pass(299)
    enter('Antras')
    expect(shown()).toBe('Antras paaiškinimas')
  })

  test('waits again when 300 ms have gone by since the last one', () => {
    enter('Pirmas')
    pass(700)
    exit('Pirmas')
    pass(300)
    enter('Antras')
    pass(699)
    expect(shown()).toBeNull()
    pass(1)
    expect(shown()).toBe('Antras paaiškinimas')
  })
})
