// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { toasts } from '#src/client/toasts.ts'
import { bringAlive, untilShown } from '#tests/support/island-testing.tsx'
import type { FormFields } from './record-kind.ts'
import { FoldedPart } from './FormFrame.tsx'
import { TextField } from './TextField.tsx'
import { useRecordForm } from './use-record-form.tsx'

interface Values {
  hours: string
  title: string
}

const KIND = {
  schema: z.object({
    hours: z.string().regex(/^\d+$/, 'Įrašykite skaičių'),
    title: z.string().min(1, 'Pavadinimas privalomas'),
  }),
  toBody: (values: Values) => values,
  fieldOf: (path: string) => path,
  empty: { hours: '', title: '' },
}

it('names the fields that a message does not name, and takes the error back once all are right', async () => {
  const messages: string[][] = []
  let opened: FormFields<Values> | undefined
  function Form() {
    const { form } = useRecordForm(KIND, (fields) => {
      opened = fields
      return { load: () => Promise.resolve(), changed: vi.fn(), close: vi.fn() }
    })
    return (
      <>
        <TextField form={form} name="hours" label="Atsakymo laikas" hint="valandomis" />
        <TextField form={form} name="title" label="Pavadinimas" />
      </>
    )
  }
  const { container, leave } = await bringAlive(<Form />)
  await act(async () => {
    await opened?.submit(
      () => Promise.resolve(),
      (faults) => {
        messages.push(faults)
        toasts.show({ title: 'Formos klaidos', variant: 'destructive' })
      },
    )
  })
  expect(messages).toEqual([['Atsakymo laikas: Įrašykite skaičių', 'Pavadinimas privalomas']])
  expect(toasts.$toast.get()?.open).toBe(true)
  const write = async (name: string, value: string) => {
    const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)
    await act(async () => {
      if (input === null) return
      // React ignores a value that was set by the property of its own input.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
  await write('title', 'Ramus')
  expect(toasts.$toast.get()?.open).toBe(true)
  await write('hours', '4')
  await untilShown(() => expect(toasts.$toast.get()?.open).toBe(false))
  leave()
})

it('focuses and names first the invalid field that is first on the page', async () => {
  let opened: FormFields<Values> | undefined
  function Form() {
    const { form } = useRecordForm(KIND, (fields) => {
      opened = fields
      return { load: () => Promise.resolve(), changed: vi.fn(), close: vi.fn() }
    })
    form.register('hours')
    return (
      <>
        <TextField form={form} name="title" label="Pavadinimas" />
        <TextField form={form} name="hours" label="Atsakymo laikas" />
      </>
    )
  }
  const { leave } = await bringAlive(<Form />)
  Element.prototype.scrollIntoView = vi.fn()
  const refuse = vi.fn()
  await act(async () => {
    await opened?.submit(() => Promise.resolve(), refuse)
  })
  await untilShown(() => expect(document.activeElement?.getAttribute('name')).toBe('title'))
  expect(refuse).toHaveBeenCalledWith([
    'Pavadinimas privalomas',
    'Atsakymo laikas: Įrašykite skaičių',
  ])
  leave()
})

it('opens the parts of the fields that the server refuses, and focuses the first on the page', async () => {
  let opened: FormFields<Values> | undefined
  function Form() {
    const { form } = useRecordForm(KIND, (fields) => {
      opened = fields
      return { load: () => Promise.resolve(), changed: vi.fn(), close: vi.fn() }
    })
    return (
      <>
        <FoldedPart heading="Laikas">
          <TextField form={form} name="hours" label="Atsakymo laikas" />
        </FoldedPart>
        <FoldedPart heading="Antraštė">
          <TextField form={form} name="title" label="Pavadinimas" />
        </FoldedPart>
        <FoldedPart heading="Kainos" fields={['prices']}>
          <p />
        </FoldedPart>
      </>
    )
  }
  const { container, leave } = await bringAlive(<Form />)
  Element.prototype.scrollIntoView = vi.fn()
  const refuse = (messages: Record<string, string>) => {
    act(() => {
      opened?.setErrors(messages)
    })
  }
  const parts = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  refuse({ prices: 'Kainų nėra' })
  await untilShown(() => {
    expect(parts()).toEqual([false, false, true])
    expect(document.activeElement?.textContent).toBe('Kainos')
  })
  refuse({ title: 'Užimta', hours: 'Per daug' })
  await untilShown(() => {
    expect(parts()).toEqual([true, true, true])
    expect(document.activeElement?.getAttribute('name')).toBe('hours')
    expect(container.textContent).toContain('Užimta')
  })
  leave()
})
