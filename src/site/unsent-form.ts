/** Prefix of the keys in `sessionStorage`, which a quick exit clears. */
const KEPT = 'unsent-form:'

type Fields = [name: string, value: string][]

/**
 * Keeps in the tab what is typed into a form with `data-unsent-form`, but for the word that opens it: a reload, a step back
 * or a call that fails loses nothing. A hidden form is shown when something was kept.
 */
export function keepUnsent(form: HTMLFormElement): void {
  const key = keyOf(form)
  if (key === null) return
  fill(form, read(key))
  const keep = () => write(key, JSON.stringify(typedInto(form)))
  // Some of it may have been typed before this script was there.
  if (form.querySelector('textarea')?.value) {
    form.hidden = false
    keep()
  }
  form.addEventListener('input', keep)
}

/** Forgets what was typed into a form: it was taken. */
export function forgetUnsent(form: HTMLFormElement): void {
  const key = keyOf(form)
  if (key !== null) write(key, null)
}

function keyOf({ dataset: { unsentForm } }: HTMLFormElement): string | null {
  return unsentForm === undefined ? null : KEPT + unsentForm
}

function typedInto(form: HTMLFormElement): Fields {
  return [...new FormData(form)].flatMap(([name, value]) => {
    // Radio buttons of a name have no type; the word is the only line of text in these forms.
    const { type = '' } = form.elements.namedItem(name) as Partial<HTMLInputElement>
    return ['hidden', 'text'].includes(type) ? [] : [[name, value as string]]
  })
}

/** Ticks and fills the fields by their names; what the page itself has filled in stays. */
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
    // Blocked or full: the form works without.
  }
}
