// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bringAlive, control } from '../../tests/support/island-testing.tsx'
import { translatePage } from '../../tests/support/translator.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

afterEach(() => document.body.replaceChildren())

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

const form = (props: object) => (
  <form onSubmit={onSubmit}>
    <Button type="submit" onClick={onClick} {...props}>
      Siųsti
    </Button>
  </form>
)

afterEach(() => vi.clearAllMocks())

test.each([{ busy: true }, { 'aria-disabled': true }, { busy: true, disabled: true }])(
  'a button of %o keeps the focus and does nothing',
  async (props) => {
    await bringAlive(form(props))
    const button = control('Siųsti')
    button.focus()
    button.click()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  },
)

test('a button acts while nothing runs', async () => {
  await bringAlive(form({}))
  control('Siųsti').click()
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

function Sending() {
  const [step, setStep] = useState<'ready' | 'busy' | 'refused'>('ready')
  return (
    <>
      <Field
        label="Vardas"
        {...(step === 'busy' ? { hint: 'palaukite' } : {})}
        message={step === 'refused' ? 'Nepavyko' : null}
      >
        {(given) => <input {...given} />}
      </Field>
      <Button busy={step === 'busy'}>{step === 'busy' ? 'Siunčiama' : 'Siųsti'}</Button>
      <button
        type="button"
        aria-label="Toliau"
        onClick={() => setStep(step === 'ready' ? 'busy' : 'refused')}
      />
    </>
  )
}

test('a button and a field that were translated say what has changed', async () => {
  const { container, complaints } = await bringAlive(<Sending />)
  translatePage()
  const go = () => {
    act(() => container.querySelector<HTMLElement>('[aria-label]')?.click())
  }
  expect(container.textContent).toBe('VardasSiųsti')
  go()
  expect(container.textContent).toBe('Vardas(palaukite)Siunčiama')
  expect(container.querySelector('[data-spinner]')).not.toBeNull()
  go()
  expect(container.textContent).toBe('VardasNepavykoSiųsti')
  expect(complaints).toEqual([])
})
