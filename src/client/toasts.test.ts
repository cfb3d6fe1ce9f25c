import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { createToasts, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

const isOpen = (toasts: ReturnType<typeof createToasts>) => toasts.$toast.get()?.open === true

describe('a toast', () => {
  test('carries title, description and variant', () => {
    const toasts = createToasts()
    toasts.show({ title: 'Klaida', description: 'Kodėl', variant: 'destructive' })
    expect(toasts.$toast.get()).toMatchObject({
      title: 'Klaida',
      description: 'Kodėl',
      variant: 'destructive',
      open: true,
    })
    toasts.show({ title: 'Pavyko' })
    expect(toasts.$toast.get()).toMatchObject({ description: null, variant: 'default' })
  })

  test('is shown for 5000 ms', () => {
    expect(TOAST_DURATION).toBe(5000)
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    vi.advanceTimersByTime(4999)
    expect(isOpen(toasts)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen(toasts)).toBe(false)
  })

  test('with an action is shown for 20 seconds, as the action is lost with it', () => {
    const toasts = createToasts()
    const run = vi.fn()
    toasts.show({ title: 'a', action: { text: 'Atkurti', run } })
    vi.advanceTimersByTime(19_999)
    expect(isOpen(toasts)).toBe(true)
    expect(toasts.$toast.get()?.action).toEqual({ text: 'Atkurti', run })
    vi.advanceTimersByTime(1)
    expect(isOpen(toasts)).toBe(false)
    toasts.show({ title: 'b' })
    expect(toasts.$toast.get()?.action).toBeNull()
  })

  test('is visible alone: a new one takes its place and its own 5000 ms', () => {
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    const first = toasts.$toast.get()?.id
    vi.advanceTimersByTime(3000)
    toasts.show({ title: 'b' })
    expect(toasts.$toast.get()).toMatchObject({ title: 'b', open: true })
    expect(toasts.$toast.get()?.id).not.toBe(first)
    vi.advanceTimersByTime(4999)
    expect(isOpen(toasts)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen(toasts)).toBe(false)
  })

  test('with an action comes back after the one that replaced it, for the rest of its time', () => {
    const toasts = createToasts()
    const action = { text: 'Atkurti', run: vi.fn() }
    toasts.show({ title: 'a', action })
    vi.advanceTimersByTime(8000)
    toasts.show({ title: 'b' })
    expect(toasts.$toast.get()).toMatchObject({ title: 'b', action: null })
    vi.advanceTimersByTime(5000)
    expect(toasts.$toast.get()).toMatchObject({ title: 'a', action, open: true })
    vi.advanceTimersByTime(11_999)
    expect(isOpen(toasts)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen(toasts)).toBe(false)
  })

  test('that was dismissed is removed after 1,000,000 ms', () => {
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000)
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    toasts.dismiss()
    expect(toasts.$toast.get()).toMatchObject({ title: 'a', open: false })
    vi.advanceTimersByTime(999_999)
    expect(toasts.$toast.get()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(toasts.$toast.get()).toBeNull()
  })

  test('is not removed by the one dismissed before it', () => {
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    toasts.dismiss()
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1000)
    toasts.show({ title: 'b' })
    vi.advanceTimersByTime(1000)
    expect(toasts.$toast.get()).toMatchObject({ title: 'b', open: true })
  })

  test('stays while it is held, and then for the rest of its time', () => {
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    vi.advanceTimersByTime(4000)
    toasts.hold('pointer')
    vi.advanceTimersByTime(60_000)
    expect(isOpen(toasts)).toBe(true)
    toasts.release('pointer')
    vi.advanceTimersByTime(999)
    expect(isOpen(toasts)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen(toasts)).toBe(false)
  })

  test('is held as long as anything holds it', () => {
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    toasts.hold('pointer')
    toasts.hold('focus')
    toasts.release('pointer')
    vi.advanceTimersByTime(60_000)
    expect(isOpen(toasts)).toBe(true)
    toasts.release('focus')
    vi.advanceTimersByTime(5000)
    expect(isOpen(toasts)).toBe(false)
  })

  test('shown while the window is left waits until it is back', () => {
    const toasts = createToasts()
    toasts.hold('window')
    toasts.show({ title: 'a' })
    vi.advanceTimersByTime(60_000)
    expect(isOpen(toasts)).toBe(true)
    toasts.release('window')
    vi.advanceTimersByTime(5000)
    expect(isOpen(toasts)).toBe(false)
  })

  test('closed under the pointer does not hold the next one', () => {
    const toasts = createToasts()
    toasts.show({ title: 'a' })
    toasts.hold('pointer')
    toasts.dismiss()
    toasts.show({ title: 'b' })
    vi.advanceTimersByTime(5000)
    expect(isOpen(toasts)).toBe(false)
  })
})

describe('the place where toasts are drawn', () => {
  test('belongs to the first that claims it', () => {
    const toasts = createToasts()
    const [first, second] = [Symbol('first'), Symbol('second')]
    toasts.claim(first)
    toasts.claim(second)
    expect(toasts.$owner.get()).toBe(first)
    toasts.resign(second)
    expect(toasts.$owner.get()).toBe(first)
  })

  test('is free again once its owner has gone', () => {
    const toasts = createToasts()
    const [first, second] = [Symbol('first'), Symbol('second')]
    toasts.claim(first)
    toasts.resign(first)
    toasts.claim(second)
    expect(toasts.$owner.get()).toBe(second)
  })
})

describe('a toast for the next page', () => {
  test('waits there, is shown once, and not on this page', () => {
    const storage = memoryStorage()
    const before = createToasts({ storage })
    before.showOnNextPage({ title: 'Sėkmingai prisijungėte' })
    expect(before.$toast.get()).toBeNull()
    const after = createToasts({ storage })
    after.showFromLastPage()
    expect(after.$toast.get()).toMatchObject({ title: 'Sėkmingai prisijungėte', open: true })
    const later = createToasts({ storage })
    later.showFromLastPage()
    expect(later.$toast.get()).toBeNull()
  })
})
