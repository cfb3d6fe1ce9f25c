/** Prefix of the keys in `sessionStorage`, which a quick exit clears. */
const KEPT = 'unsent-form:'

interface Kept {
  /** Whether the form was sent; the next page tells whether that worked. */
  sent: boolean
  fields: [name: string, value: string][]
}

/**
 * Keeps in the tab what is typed into a form with `data-unsent-form`, until it is sent: a reload, a step back or a call that
 * fails loses nothing. The page after a form that was taken has the fragment of its section.
 */
export function keepUnsent(form: HTMLFormElement): void {
  const { unsentForm } = form.dataset
  if (unsentForm === undefined) return
  const key = KEPT + unsentForm
  const section = form.closest('section')?.id ?? ''
  const kept = read(key)
  if (kept?.sent === true && location.hash === `#${section}`) sessionStorage.removeItem(key)
  else if (kept !== null) fill(form, kept.fields)

  const keep = (sent: boolean) => {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'id' ? [[name, value] as [string, string]] : [],
    )
    write(key, { sent, fields })
  }
  form.addEventListener('input', () => keep(false))
  form.addEventListener('submit', () => keep(true))
}

/** Ticks and fills the fields by their names; what the page itself has filled in stays. */
function fill(form: HTMLFormElement, fields: Kept['fields']): void {
  for (const element of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const given = fields.filter(([name]) => name === element.name).map(([, value]) => value)
    if (element.type === 'checkbox' || element.type === 'radio') {
      element.checked ||= given.includes(element.value)
    } else if (element.type !== 'hidden' && element.value === '') {
      element.value = given[0] ?? ''
    }
  }
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Blocked or full: the form works without.
  }
}
