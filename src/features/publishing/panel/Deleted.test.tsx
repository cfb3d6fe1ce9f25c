// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { bringAlive, click, control, untilSaid } from '../../../../tests/support/island-testing.tsx'
import { Deleted } from './Deleted.tsx'
import { createDeletedItems } from './deleted-items.ts'
import { itemListTexts } from './texts.ts'

test('the heading has the focus once the item of the pressed button is restored', async () => {
  const item = { versionId: '1', title: 'Ryto', deletedAt: '2026-11-20T12:00:00.000Z' }
  const call = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, data: [item] })
    .mockResolvedValue({ ok: true, data: { id: '2' } })
  const tools = { session: { call } as never, toasts: { show: () => undefined } }
  const deleted = createDeletedItems('post', () => undefined, tools)
  const { leave } = await bringAlive(<Deleted deleted={deleted} />)
  await click(itemListTexts.deletedShow)
  await untilSaid(/Ryto/)
  control(itemListTexts.restore).focus()
  await click(itemListTexts.restore)
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('istrinti'))
  leave()
})
