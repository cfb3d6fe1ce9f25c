// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createExpert, getAdminExpert, publicExpert, updateExpert } from '../contracts.ts'
import { EXPERT_FIELDS } from '../fields.ts'
import { EXPERT } from './expert-form.ts'
import { ExpertForm } from './ExpertForm.tsx'

beforeEach(() => {
  // jsdom has no `navigator.locks`.
  Object.defineProperty(navigator, 'locks', { value: { request: vi.fn() }, configurable: true })
})

const names = Object.keys(EXPERT_FIELDS) as (keyof typeof EXPERT_FIELDS)[]

describe.each(names)('the field %s of an expert', (name) => {
  const { stored, sent, input } = EXPERT_FIELDS[name]

  it('is in the contracts, with its schemas', () => {
    for (const { body } of [createExpert, updateExpert]) expect(body.shape[name]).toBe(sent)
    for (const { shape } of [publicExpert, getAdminExpert.response]) {
      expect(shape[name]).toBe(stored)
    }
  })

  it('is in the form, empty at first, and in the rows of a conflict', () => {
    expect(EXPERT.empty[name]).toBe('')
    expect(renderToStaticMarkup(<ExpertForm id={null} />)).toContain(`>${input.label}</`)
    const theirs = { ...EXPERT.empty, [name]: 'Jų' }
    expect(EXPERT.rowsOf(EXPERT.empty, theirs)).toContainEqual({
      label: input.label,
      mine: '',
      theirs: 'Jų',
    })
  })
})
