// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { notLocked, notSent } from './visitor-page-texts.ts'
import { sendFormsInPlace, storeUnsent } from './in-place.ts'

const shown = vi.fn<() => void>()
const server = vi.fn<typeof fetch>()
sendFormsInPlace(shown)

function load(): HTMLFormElement {
  document.querySelector('main')?.remove()
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<main tabindex="-1"><form method="post" data-in-place data-unsent-form="a" data-sent="Taip">
    <textarea name="laiskas"></textarea><input type="hidden" name="action" value="x">
    <button name="veiksmas" value="rasyti">Siųsti</button><button data-file value="failas">Failas</button>
  </form></main>`,
  )
  const form = document.forms[0] ?? expect.fail('no form')
  storeUnsent(form)
  return form
}

function type(form: HTMLFormElement, text: string): void {
  const field = form.querySelector('textarea') ?? expect.fail('no field')
  field.value = text
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

const button = (form: HTMLFormElement, index: number) =>
  form.querySelectorAll('button')[index] ?? expect.fail('no button')
const answer = (html: string, init: ResponseInit = {}) => {
  const response = new Response(`<title>Kitas</title>${html}`, init)
  Object.defineProperty(response, 'url', { value: `${location.origin}/uzsakymas` })
  return response
}
const isKept = () => sessionStorage.getItem('unsent-form:a') !== null

const scrolls = vi.fn<(options?: ScrollIntoViewOptions) => void>()

beforeEach(() => {
  server.mockReset()
  shown.mockClear()
  vi.stubGlobal('fetch', server)
  Element.prototype.scrollIntoView = scrolls
  scrolls.mockClear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a form that is sent in place', () => {
  it('sends its fields and its button once, and shows the answer without a step in the history', async () => {
    const form = load()
    type(form, 'Laiškas')
    const [steps, address] = [history.length, location.href]
    server.mockResolvedValue(answer('<main><h1>Išsiųsta</h1></main>'))
    form.requestSubmit(button(form, 0))
    expect(form.inert, 'nothing can be typed or sent meanwhile').toBe(true)
    await until(() => expect(document.querySelector('h1')?.textContent).toBe('Išsiųsta'))
    expect(server).toHaveBeenCalledOnce()
    expect(server.mock.calls[0]?.[0]).toBe(address)
    const body = server.mock.calls[0]?.[1]?.body as URLSearchParams
    expect([...body]).toEqual(
      Object.entries({ laiskas: 'Laiškas', action: 'x', veiksmas: 'rasyti' }),
    )
    expect([document.title, location.pathname]).toEqual(['Kitas', '/uzsakymas'])
    expect(history).toHaveLength(steps)
    expect(shown).toHaveBeenCalledOnce()
    expect(isKept()).toBe(false)
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Taip')
  })

  /** Renders a letter with the form that locks its page, and sends the form. */
  function lock(): void {
    const main = document.querySelector('main') ?? document.body
    main.innerHTML = `<p>Laiškas</p>
      <form method="post" data-in-place data-lock><button>Užrakinti</button></form>`
    document.forms[0]?.requestSubmit()
  }

  it('is sent after the one before it, and ends with the page that is locked', async () => {
    const form = load()
    const first = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(first.promise)
    form.requestSubmit()
    form.requestSubmit()
    await until(() => expect(server).toHaveBeenCalledOnce())
    const ended = vi.fn<() => void>(() => first.reject(new DOMException('', 'AbortError')))
    server.mock.calls[0]?.[1]?.signal?.addEventListener('abort', ended)
    server.mockImplementation((_, { signal } = {}) =>
      signal?.aborted === true
        ? Promise.reject(new DOMException('', 'AbortError'))
        : Promise.resolve(answer('<main><h1>Užrakinta</h1></main>')),
    )
    lock()
    await until(() => expect(document.querySelector('h1')?.textContent).toBe('Užrakinta'))
    expect(ended).toHaveBeenCalledOnce()
    expect(server, 'the second form was not sent any more').toHaveBeenCalledTimes(3)
    expect(server.mock.calls[1]?.[1]?.signal?.aborted).toBe(true)
  })

  it('hides what it could not lock, and tells the other tabs of what it has locked', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    lock()
    await until(() => expect(document.body.textContent).not.toContain('Laiškas'))
    expect(document.body.textContent).toContain(notLocked)
    const other = new BroadcastChannel('asmeniniai')
    const told = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)))
    server.mockResolvedValue(answer('<main><h1>Užrakinta</h1></main>'))
    lock()
    expect(await told).toBe('locked')
    other.close()
  })

  it('keeps what was typed when it is refused, and shows why', async () => {
    const form = load()
    type(form, 'Laiškas')
    server.mockResolvedValue(answer('<main><p>Pataisykite</p></main>', { status: 400 }))
    form.requestSubmit()
    await until(() => expect(document.querySelector('p')?.textContent).toBe('Pataisykite'))
    expect(isKept()).toBe(true)
  })

  it.each([
    ['the list of what is wrong', '<p data-faults tabindex="-1"></p>', 'P'],
    ['the field, where no list is', '', 'INPUT'],
  ])('shows and focuses %s', async (_, list, focused) => {
    const form = load()
    const html = `<main>${list}<input aria-invalid="true"></main>`
    server.mockResolvedValue(answer(html, { status: 400 }))
    form.requestSubmit()
    await until(() => expect(document.activeElement?.tagName).toBe(focused))
    const { calls, contexts } = scrolls.mock
    expect(contexts).toEqual([document.activeElement])
    expect(calls).toEqual([[{ block: 'center' }]])
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no page', () => Promise.resolve(answer('{}'))],
  ])('stays as it is, says so and can be sent again after %s', async (_, fails) => {
    const form = load()
    type(form, 'Laiškas')
    server.mockImplementation(fails)
    for (const times of [1, 2]) {
      form.requestSubmit()
      await until(() => expect(server).toHaveBeenCalledTimes(times))
      await until(() => expect(form.inert).toBe(false))
    }
    const told = [...form.querySelectorAll('[role="alert"]')].map((it) => it.textContent)
    expect(told).toEqual([notSent])
    expect(form.querySelector('textarea')?.value).toBe('Laiškas')
    expect(isKept()).toBe(true)
  })

  it('is left to the browser where a button asks for a file', () => {
    const form = load()
    const event = new SubmitEvent('submit', {
      cancelable: true,
      bubbles: true,
      submitter: button(form, 1),
    })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(server).not.toHaveBeenCalled()
  })
})
