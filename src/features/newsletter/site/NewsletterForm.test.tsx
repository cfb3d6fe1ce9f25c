// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { bringAlive } from '../../../../tests/support/island-testing.tsx'
import { translatePage } from '../../../../tests/support/translator.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

test.each([
  ['hydration', () => undefined],
  ['hydration of a page that a browser translates', translatePage],
])('keeps what was typed before %s', async (_, prepare) => {
  const { leave } = await bringAlive(<NewsletterForm />, () => {
    prepare()
    for (const [name, text] of [
      ['email', 'ona@pastas.lt'],
      ['name', 'Ona'],
    ] as const) {
      Object.assign(field(name) ?? {}, { value: text })
    }
  })
  expect(field('email')?.value).toBe('ona@pastas.lt')
  expect(field('name')?.value).toBe('Ona')
  leave()
})
