import { visitorPageTexts } from '#src/texts/visitor-pages.ts'
import { forgetUnsent } from './unsent-form.ts'

/**
 * Sends the forms with `data-in-place` and shows each answer in place of the page: the history of the tab keeps no step of
 * the way. A button with `data-file` is left to the browser.
 * @param shown is called when an answer is shown.
 */
export function sendFormsInPlace(shown: () => void): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return
    if (event.submitter?.dataset.file !== undefined) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    void send(form, event.submitter).then(shown, () => tellUnsent(form))
  })
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = [...new FormData(form, submitter)] as [string, string][]
  // A field may be called "action", and hides the form's own then.
  const address = form.getAttribute('action') ?? location.href
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [answer, main] = [page, document].map((each) => each.querySelector('main'))
  if (!answer || !main) throw new Error('The answer is no page.')
  if (response.ok) forgetUnsent(form)
  history.replaceState(null, '', response.url)
  document.title = page.title
  main.replaceChildren(...answer.childNodes)
  const letters = response.redirected ? main.querySelector('#laiskai') : null
  const fault = main.querySelector<HTMLElement>('[aria-invalid="true"]')
  ;(fault ?? main).focus({ preventScroll: true })
  ;(fault ?? letters ?? main).scrollIntoView()
}

/** What was typed stays. */
function tellUnsent(form: HTMLFormElement): void {
  form.ariaBusy = null
  const told = form.querySelector('[data-unsent]') ?? document.createElement('p')
  told.setAttribute('data-unsent', '')
  told.setAttribute('role', 'alert')
  told.className = 'rounded-xl bg-blush px-5 py-4'
  told.textContent = visitorPageTexts.notSent
  form.append(told)
}
