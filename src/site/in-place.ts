import { notLocked, notSent } from './visitor-page-texts.ts'
import { notifyTabs } from './tabs.ts'

/** Prefix of keys in `sessionStorage`. A quick exit clears that storage. */
const KEPT = 'unsent-form:'

type Fields = [name: string, value: string][]

/**
 * Stores the input of a form with `data-unsent-form` in the tab, so that a reload, going back or a failed call loses
 * nothing. Does not store the passphrase. Restores stored input, and then shows the form if it is hidden and has text.
 */
export function storeUnsent(form: HTMLFormElement): void {
  const key = keyOf(form)
  if (key === null) return
  fill(form, read(key))
  const keep = () => write(key, JSON.stringify(typedInto(form)))
  // The visitor may have typed before this script ran.
  if (form.querySelector('textarea')?.value) {
    form.hidden = false
    keep()
  }
  form.addEventListener('input', keep)
}

/** Deletes the stored input of a form after the form was accepted. */
export function discardUnsent(form: HTMLFormElement): void {
  const key = keyOf(form)
  if (key !== null) write(key, null)
}

function keyOf({ dataset: { unsentForm } }: HTMLFormElement): string | null {
  return unsentForm === undefined ? null : KEPT + unsentForm
}

function typedInto(form: HTMLFormElement): Fields {
  return [...new FormData(form)].flatMap(([name, value]) => {
    // A group of radio buttons has no type. The passphrase is the only text input in these forms, so all inputs of type
    // `text` are left out.
    const { type = '' } = form.elements.namedItem(name) as Partial<HTMLInputElement>
    return ['hidden', 'text'].includes(type) ? [] : [[name, value as string]]
  })
}

/** Restores values by field name. Keeps values that the page already has. */
function fill(form: HTMLFormElement, fields: Fields): void {
  for (const element of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const given = fields.filter(([name]) => name === element.name).map(([, value]) => value)
    if (element.type === 'checkbox' || element.type === 'radio') {
      element.checked ||= given.includes(element.value)
    } else element.value ||= given[0] ?? ''
  }
}

function read(key: string): Fields {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Fields
  } catch {
    return []
  }
}

function write(key: string, fields: string | null): void {
  try {
    if (fields === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, fields)
  } catch {
    // The storage is blocked or full. The form works without it.
  }
}

/**
 * Submits forms with `data-in-place` and shows the response in place of the page, so that the tab's history gets no
 * entries. After a refusal, focuses the list of faults, or else the first faulty field. After a redirect, scrolls to the
 * section of the form, or to the messages. After success, announces the text in `data-sent`. A page with a `data-lock`
 * form counts as open. If the response has no such form, the page was locked, and other tabs are told. Forms are sent
 * one after another. Locking aborts pending forms, whose responses would open the page again. A submit by a button with
 * `data-file` is left to the browser.
 * @param shown called after a response is shown.
 */
export function sendFormsInPlace(shown: () => void): void {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'sr-only'
  document.body.append(status)
  let underway = new AbortController()
  let answered = Promise.resolve()
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return
    if (event.submitter?.dataset.file !== undefined) return
    event.preventDefault()
    const fields = [...new FormData(form, event.submitter)] as [string, string][]
    // Input would not be sent any more.
    form.inert = true
    if (isLock(form)) {
      underway.abort()
      underway = new AbortController()
    }
    const { signal } = underway
    answered = answered
      .then(() => send(form, fields, signal))
      .then(
        (isTaken) => {
          status.textContent = isTaken ? (form.dataset.sent ?? '') : ''
          shown()
        },
        () => tellUnsent(form, event.submitter),
      )
  })
}

/** @returns whether the server accepted the form. */
async function send(
  form: HTMLFormElement,
  fields: [string, string][],
  signal: AbortSignal,
): Promise<boolean> {
  // `form.action` would return a field named "action".
  const address = form.getAttribute('action') ?? location.href
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal,
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [answer, main] = [page, document].map((each) => each.querySelector('main'))
  if (!answer || !main) throw new Error('No page.')
  const wasOpen = isOpen(main)
  if (response.ok) discardUnsent(form)
  history.replaceState(null, '', response.url)
  document.title = page.title
  main.replaceChildren(...answer.childNodes)
  if (wasOpen && !isOpen(main)) notifyTabs('locked')
  // The URL of a response has no fragment.
  const part = form.closest('section[id]')?.id ?? 'laiskai'
  const place = response.redirected ? main.querySelector('#' + part) : null
  const fault = main.querySelector<HTMLElement>('[data-faults], [aria-invalid="true"]')
  ;(fault ?? main).focus({ preventScroll: true })
  ;(fault ?? place ?? main).scrollIntoView(fault ? { block: 'center' } : {})
  return response.ok
}

const isLock = (form: HTMLFormElement) => form.dataset.lock !== undefined
const isOpen = (main: Element) => main.querySelector('[data-lock]') !== null

/** Shows that a form was not sent. Keeps its fields. If the form was to lock the page, removes all other content. */
function tellUnsent(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.inert = false
  submitter?.focus()
  const told = form.querySelector('[data-unsent]') ?? document.createElement('p')
  told.setAttribute('data-unsent', '')
  told.setAttribute('role', 'alert')
  told.className = 'rounded-xl bg-blush px-5 py-4'
  told.textContent = isLock(form) ? notLocked : notSent
  form.append(told)
  if (!isLock(form)) return
  form.classList.add('column', 'pt-6')
  document.querySelector('main')?.replaceChildren(form)
}
