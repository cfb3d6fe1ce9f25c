// @vitest-environment jsdom
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { bringAlive } from '../../../../tests/support/island-testing.tsx'
import { type StatusValues, toPublished, toStatusValues } from './item-status.ts'
import { StatusFields } from './StatusFields.tsx'

async function shown(defaultValues: StatusValues): Promise<string> {
  function Opened() {
    return <StatusFields form={useForm<StatusValues>({ defaultValues })} />
  }
  const { container, leave } = await bringAlive(<Opened />)
  const text = container.textContent
  leave()
  return text
}

it('says how late a scheduled text may appear', async () => {
  const values = { status: 'scheduled', publishAt: '', publishedAt: '' } as const
  expect(await shown(values)).toContain('pasirodyti gali iki 5 minučių vėliau')
})

it('dates a text that is published and was published before', async () => {
  const stored = { published: true, publishAt: null, publishedAt: '2024-03-05T06:07:08.009Z' }
  const values = toStatusValues(stored)
  expect(await shown(values)).toContain('Pirmą kartą paskelbta')
  expect(toPublished(values)).toMatchObject({ publishedAt: '2024-03-05T06:07:00.000Z' })
  const draft = { ...values, status: 'draft' } as const
  expect(await shown(draft)).not.toContain('Pirmą kartą')
  expect(toPublished(draft)).not.toHaveProperty('publishedAt')
  expect(await shown({ ...values, publishedAt: '' })).not.toContain('Pirmą kartą')
})
