import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { until } from './until.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

/**
 * Renders an island like the site: first on the server, then hydrated in the document.
 * @param beforeAlive actions of the visitor before hydration.
 * @returns the server's HTML, all React errors, and a function that unmounts the island.
 */
export async function bringAlive(
  island: ReactNode,
  beforeAlive: (container: HTMLElement) => void = () => undefined,
) {
  const html = renderToString(island)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  beforeAlive(container)
  const complaints: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, island, { onRecoverableError: (error) => complaints.push(error) }),
  )
  return {
    html,
    container,
    complaints,
    leave: () => {
      act(() => root.unmount())
      container.remove()
    },
  }
}

/** Finds the button, link or radio option with this text. @throws Error if there is none. */
export function control(words: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
    (element) => spokenText(element) === words,
  )
  if (!found) throw new Error(`Nothing says "${words}"`)
  return found
}

/** Returns the text of an element without parts hidden from assistive technology. */
function spokenText(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent.trim().replaceAll('\u00A0', ' ')
}

/** Clicks and waits until all updates are rendered. */
export async function click(words: string): Promise<void> {
  await act(async () => {
    control(words).click()
    await Promise.resolve()
  })
}

/**
 * Focuses and clicks the button with this text, and returns the element that has the focus once the button is gone.
 * Does not use `act`, which renders only when it ends: by then the island may already have looked for that element.
 */
export async function focusAfterClick(words: string): Promise<Element | null> {
  const button = control(words)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  button.focus()
  button.click()
  await until(() => expect([button, document.body]).not.toContain(document.activeElement))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  return document.activeElement
}

/** Types into the field with this name. @throws Error if there is none. */
export function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}`)
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Waits until an assertion holds, and renders all updates meanwhile. @throws its error after five seconds. */
export const untilShown = (assertion: () => void) =>
  until(assertion, () => act(() => new Promise((resolve) => setTimeout(resolve, 10))))

/**
 * Waits until the page contains the text, as after a fetch.
 * @throws after five seconds.
 */
export const untilSaid = (words: RegExp) =>
  untilShown(() => expect(document.body.textContent).toMatch(words))
