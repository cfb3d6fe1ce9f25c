// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { discardUnsent, storeUnsent } from './in-place.ts'

/** Loads the page of an order. Input from the previous page is stored only in the tab. */
function load({ content = '', order = 'a' } = {}): HTMLFormElement {
  document.body.innerHTML = `<section id="laiskai"><form data-unsent-form="${order}">
    <input type="hidden" name="id" value="${crypto.randomUUID()}">
    <input type="text" name="zodis">
    <input type="checkbox" name="anksciau" value="on">
    <input type="radio" name="budas" value="letter"><input type="radio" name="budas" value="notice">
    <textarea name="laiskas">${content}</textarea></form></section>`
  const form = document.forms[0]
  if (form === undefined) throw new Error('no form')
  storeUnsent(form)
  return form
}

const typed = (form: HTMLFormElement) => {
  const { id: _, zodis: __, ...fields } = Object.fromEntries(new FormData(form))
  return fields
}

function type(form: HTMLFormElement, text: string): void {
  const field = form.querySelector('textarea')
  if (field !== null) field.value = text
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => sessionStorage.clear())

describe('a form', () => {
  it('has after a reload what was typed, each box and choice too', () => {
    const form = load()
    form.querySelector<HTMLInputElement>('[name="anksciau"]')?.click()
    form.querySelector<HTMLInputElement>('[value="notice"]')?.click()
    type(form, 'Ilgas laiškas')
    expect(typed(load())).toEqual({ anksciau: 'on', budas: 'notice', laiskas: 'Ilgas laiškas' })
    expect(typed(load({ order: 'b' }))).toEqual({ laiskas: '' })
  })

  it('is empty once it was taken', () => {
    const form = load()
    type(form, 'Ilgas laiškas')
    discardUnsent(form)
    expect(typed(load())).toEqual({ laiskas: '' })
  })

  it('keeps neither the word that opens its page nor what the server has sealed', () => {
    const form = load()
    const word = form.querySelector<HTMLInputElement>('[name="zodis"]') ?? expect.fail('no word')
    word.value = 'mėlyna avis'
    type(form, 'Ilgas laiškas')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/mėlyna|zodis|"id/)
    expect(new FormData(load()).get('zodis')).toBe('')
  })

  it('that is hidden is shown when a letter was begun', () => {
    const hidden = () => {
      const form = load()
      form.hidden = true
      storeUnsent(form)
      return form.hidden
    }
    expect(hidden()).toBe(true)
    type(load(), 'Ilgas laiškas')
    expect(hidden()).toBe(false)
  })

  it('has what was typed before it was kept', () => {
    load({ content: 'Anksti' })
    expect(typed(load())).toEqual({ laiskas: 'Anksti' })
  })

  it('leaves what the page itself has filled in', () => {
    type(load(), 'Ankstesnis')
    expect(typed(load({ content: 'Grąžintas' }))).toEqual({ laiskas: 'Grąžintas' })
  })

  it('works without storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    const form = load()
    type(form, 'Ilgas laiškas')
    expect(typed(form)).toEqual({ laiskas: 'Ilgas laiškas' })
    vi.restoreAllMocks()
  })
})
