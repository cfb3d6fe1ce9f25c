// @vitest-environment jsdom
import { act } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { bringAlive } from '../../../../tests/support/island-testing.tsx'
import type { AddressValues } from './use-proposed-slug.tsx'
import type { StatusValues } from './item-status.ts'
import { SlugField } from './SlugField.tsx'

type Values = AddressValues & StatusValues

const LEADS_ON = 'Senasis adresas /blog/jura veiks ir toliau: iš jo lankytojai pateks į naująjį.'

test.each(['published', 'draft'] as const)('the old address of one that is %s', async (status) => {
  let form!: UseFormReturn<Values>
  function Opened() {
    form = useForm<Values>({
      defaultValues: { title: 'Jūra', slug: 'jura', status, publishAt: '', publishedAt: '' },
    })
    return <SlugField form={form} kind="post" id="a" />
  }
  const { container, leave } = await bringAlive(<Opened />)
  expect(container.textContent).not.toContain(LEADS_ON)
  act(() => form.setValue('slug', 'marios'))
  expect(container.textContent.includes(LEADS_ON)).toBe(status === 'published')
  leave()
})
