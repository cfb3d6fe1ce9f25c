import { expect, test, vi } from 'vitest'
import { clientTexts } from './client-texts.ts'
import { copyNotes, notesAsText } from './copied-notes.ts'

const note = (content: string, createdAt: string, facts: object = {}) => ({
  ...{ id: content, orderId: '1', content, dueOn: null, doneAt: null },
  ...{ createdAt, updatedAt: createdAt, ...facts },
})
const client = {
  items: [
    { kind: 'order', id: '1', at: '2026-11-01T10:00:00Z', order: { title: 'Savaitė' } },
    { kind: 'order', id: '2', at: '2026-11-02T10:00:00Z', order: { title: 'Mėnuo' } },
    { kind: 'order', id: '3', at: '2026-11-03T10:00:00Z', order: { title: 'Be pastabų' } },
  ] as never,
  notes: [
    note('Antra', '2026-11-05T10:00:00Z', { dueOn: '2026-11-09' }),
    note('Atlikta', '2026-11-06T10:00:00Z', { dueOn: '2026-11-08', doneAt: '2026-11-07' }),
    note('Pirma', '2026-11-04T10:00:00Z'),
    note('Kito užsakymo', '2026-11-04T10:00:00Z', { orderId: '2' }),
  ],
}

test('all notes are copied by order, the oldest first, with their days', async () => {
  expect(notesAsText(client)).toBe(
    [
      'Savaitė, 2026-11-01',
      '2026-11-04: Pirma',
      `2026-11-05: ${clientTexts.copiedTask('Antra', '2026-11-09', false)}`,
      `2026-11-06: ${clientTexts.copiedTask('Atlikta', '2026-11-08', true)}`,
      '',
      'Mėnuo, 2026-11-02',
      '2026-11-04: Kito užsakymo',
    ].join('\n'),
  )
  const [copyText, show] = [vi.fn(() => Promise.resolve()), vi.fn()]
  await copyNotes(client, { copyText, toasts: { show } })
  expect(copyText).toHaveBeenCalledWith(notesAsText(client))
  expect(show).toHaveBeenCalledWith({ title: clientTexts.notesCopied })
  copyText.mockReturnValue(Promise.reject(new Error('Not allowed')))
  await copyNotes(client, { copyText, toasts: { show } })
  expect(show).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: clientTexts.copyFailed }),
  )
})
