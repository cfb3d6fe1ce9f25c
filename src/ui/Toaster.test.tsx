// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { toasts } from '#src/client/toasts.ts'
import { bringAlive } from '../../tests/support/island-testing.tsx'
import { Toaster } from './Toaster.tsx'

let islands: Awaited<ReturnType<typeof bringAlive>>[] = []
let errors: MockInstance<typeof console.error>

beforeEach(async () => {
  errors = vi.spyOn(console, 'error')
  vi.useFakeTimers()
  islands = [await bringAlive(<Toaster />), await bringAlive(<Toaster />)]
})

afterEach(() => {
  for (const island of islands) island.leave()
  toasts.dismiss()
  vi.useRealTimers()
  expect(errors).not.toHaveBeenCalled()
})

const regions = () => document.querySelectorAll<HTMLElement>('[aria-label=Notification]')
const toast = () => document.querySelector<HTMLElement>('[data-toast]')
const show = (variant: 'default' | 'destructive' = 'default') =>
  act(() => toasts.show({ title: 'Pavadinimas', description: 'Sakinys', variant }))
const press = (key: string) =>
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

function swipe(distance: number): void {
  const element = toast()
  if (!element) throw new Error('There is no toast')
  element.setPointerCapture = () => undefined
  for (const [name, clientX] of [
    ['pointerdown', 100],
    ['pointermove', 100 + distance],
    ['pointerup', 100 + distance],
  ] as const) {
    act(() => {
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX }))
    })
  }
}

describe('the notifications', () => {
  test('are drawn once, however many islands have some', () => {
    expect(regions()).toHaveLength(1)
    show()
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1)
  })

  test('are drawn by another island when the one that drew them goes', () => {
    islands.shift()?.leave()
    expect(regions()).toHaveLength(1)
  })

  test('are announced as a status, errors as an alert', () => {
    show()
    expect(toast()?.closest('[role=status]')).not.toBeNull()
    show('destructive')
    expect(toast()?.closest('[role=alert]')).not.toBeNull()
  })

  test('go after 5000 ms', () => {
    show()
    pass(4999)
    expect(toast()?.textContent).toContain('PavadinimasSakinys')
    pass(1)
    expect(toast()).toBeNull()
  })

  test('stay while the pointer is on them, once it has moved there', () => {
    show()
    regions()[0]?.dispatchEvent(new Event('pointerenter'))
    pass(5000)
    expect(toast(), 'shown under a resting pointer').toBeNull()
    show()
    regions()[0]?.dispatchEvent(new Event('pointermove'))
    pass(20_000)
    expect(toast()).not.toBeNull()
    regions()[0]?.dispatchEvent(new Event('pointerleave'))
    pass(5000)
    expect(toast()).toBeNull()
  })

  test('can be closed', () => {
    show()
    const button = document.querySelector<HTMLElement>('[data-toast] button')
    expect(button?.getAttribute('aria-label')).toBe('Uždaryti pranešimą')
    act(() => button?.click())
    expect(toast()).toBeNull()
  })

  test('get the focus with F8, stay while they have it, and go with Escape', () => {
    show()
    press('F8')
    expect(document.activeElement).toBe(regions()[0])
    pass(20_000)
    expect(toast()).not.toBeNull()
    press('Escape')
    expect(toast()).toBeNull()
  })

  test('go when swiped to the right by more than 50 pixels', () => {
    show()
    swipe(50)
    expect(toast()).not.toBeNull()
    swipe(-200)
    expect(toast()).not.toBeNull()
    swipe(51)
    expect(toast()).toBeNull()
  })
})
