// @vitest-environment jsdom
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { bringAlive } from '../../../../tests/support/island-testing.tsx'
import type { StatusValues } from './item-status.ts'
import { StatusFields } from './StatusFields.tsx'

it('says how late a scheduled text may appear', async () => {
  function Opened() {
    const defaultValues = { status: 'scheduled', publishAt: '' } as const
    return <StatusFields form={useForm<StatusValues>({ defaultValues })} />
  }
  const { container, leave } = await bringAlive(<Opened />)
  expect(container.textContent).toContain('pasirodyti gali iki 5 minučių vėliau')
  leave()
})
