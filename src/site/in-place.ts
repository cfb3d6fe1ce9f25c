import { notLocked, notSent } from './visitor-page-texts.ts'
import { notifyTabs } from './tabs.ts'

/** Prefix of the keys in `sessionStorage`, which a quick exit clears. */
const KEPT = 'unsent-form:'

type Fields = [name: string, value: string][]

/**
 * Stores the input of a form with `data-unsent-form` in the tab, except the passphrase, so that a reload, going back or
 * a failed call loses nothing. Restores stored input, and shows a hidden form if it has any text then.
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

/** Deletes the stored input of a form, when the form was accepted. */
export function discardUnsent(form: HTMLFormElement): void {
  const key = keyOf(form)
  if (key !== null) write(key, null)
}

function keyOf({ dataset: { unsentForm } }: HTMLFormElement): string | null {
  return unsentForm === undefined ? null : KEPT + unsentForm
}

function typedInto(form: HTMLFormElement): Fields {
  return [...new FormData(form)].flatMap(([name, value]) => {
    // A group of radio buttons has no type. The passphrase is the only one-line text field in these forms.
    const { type = '' } = form.elements.namedItem(name) as Partial<HTMLInputElement>
    return ['hidden', 'text'].includes(type) ? [] : [[name, value as string]]
  })
}

/** Ticks and fills the fields by name. Values that the page has set stay. */
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
    // The storage is blocked or full; the form works without it.
  }
}

/**
 * Sends the forms with `data-in-place` and shows each answer in place of the page, so that the tab's history gets no
 * entries. Announces the text in `data-sent` when a form was accepted. A page with a `data-lock` form counts as open.
 * If the answer has no such form, the page was locked, and other tabs are told. Forms sent by a button with `data-file`
 * are left to the browser. Forms are sent one after another. Locking the page aborts unanswered forms, since their
 * answers would open the page again.
 * @param shown called when an answer is shown.
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
    // Blocks input that would not be sent.
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

/** @returns whether the form was accepted. */
async function send(
  form: HTMLFormElement,
  fields: [string, string][],
  signal: AbortSignal,
): Promise<boolean> {
  // A field named "action" would hide the form's own property.
  const address = form.getAttribute('action') ?? location.href
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal,
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [answer, main] = [page, document].map((each) => each.querySelector('main'))
  if (!answer || !main) throw new Error('The answer is no page.')
  const wasOpen = isOpen(main)
  if (response.ok) discardUnsent(form)
  history.replaceState(null, '', response.url)
  document.title = page.title
  main.replaceChildren(...answer.childNodes)
  if (wasOpen && !isOpen(main)) notifyTabs('locked')
  const letters = response.redirected ? main.querySelector('#laiskai') : null
  const fault = main.querySelector<HTMLElement>('[aria-invalid="true"]')
  ;(fault ?? main).focus({ preventScroll: true })
  ;(fault ?? letters ?? main).scrollIntoView(fault ? { block: 'center' } : {})
  return response.ok
}

const isLock = (form: HTMLFormElement) => form.dataset.lock !== undefined
const isOpen = (main: Element) => main.querySelector('[data-lock]') !== null

/**
 * Shows that a form was not sent, and keeps its fields. If the form was meant to lock the page, removes everything else
 * from the page.
 */
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
