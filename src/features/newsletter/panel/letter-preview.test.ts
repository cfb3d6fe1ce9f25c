import { describe, expect, it, vi } from 'vitest'
import { createLetterPreview } from './letter-preview.ts'

const written = (subject: string) => ({ subject, content: '' })

describe('the preview of a letter', () => {
  it('asks for nothing while nothing is written', async () => {
    const call = vi.fn()
    const preview = createLetterPreview({ session: { call: call as never } })
    await preview.show(written(' '))
    expect(call).not.toHaveBeenCalled()
    expect(preview.$state.get()).toEqual({ step: 'empty' })
  })

  it('shows the latest text, whichever answer comes last', async () => {
    const answers: ((html: string) => void)[] = []
    const call = () =>
      new Promise((resolve) =>
        answers.push((html) => resolve({ ok: true, data: { html, text: '' } })),
      )
    const preview = createLetterPreview({ session: { call: call as never } })
    const both = [preview.show(written('pirma')), preview.show(written('antra'))]
    answers[1]?.('antra')
    answers[0]?.('pirma')
    await Promise.all(both)
    expect(preview.$state.get()).toMatchObject({ step: 'shown', html: 'antra' })
  })

  it('says what of the text cannot be shown', async () => {
    const failure = { kind: 'http', status: 400, error: 'Klaida', fields: { content: 'Per gilu' } }
    const call = () => Promise.resolve({ ok: false, failure })
    const preview = createLetterPreview({ session: { call: call as never } })
    await preview.show(written('tema'))
    expect(preview.$state.get()).toEqual({ step: 'error', message: 'Per gilu' })
  })

  it('says when it cannot be shown', async () => {
    const call = () => Promise.resolve({ ok: false, failure: { kind: 'network' } })
    const preview = createLetterPreview({ session: { call: call as never } })
    await preview.show(written('tema'))
    expect(preview.$state.get()).toEqual({
      step: 'error',
      message: 'Peržiūros parodyti nepavyko.',
    })
  })
})
