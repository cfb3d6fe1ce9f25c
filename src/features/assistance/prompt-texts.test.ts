import { expect, it } from 'vitest'
import { promptTexts } from './prompt-texts.ts'

it('asks for an illustration, and for nothing that could pass for a photograph of real people', () => {
  const prompt = promptTexts.image({ title: 'Kaip klausytis', category: 'Bendravimas' })
  expect(prompt).toContain('redakcinė iliustracija')
  expect(prompt).toContain(
    'Tai ne nuotrauka: nekurk nieko, ką būtų galima palaikyti tikros poros ar kitų tikrų žmonių nuotrauka.',
  )
})
