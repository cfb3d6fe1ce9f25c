// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  bringAlive,
  click,
  focusAfterClick,
  untilSaid,
} from '../../../../tests/support/island-testing.tsx'
import { Deleted } from './Deleted.tsx'
import { createDeletedItems } from './deleted-items.ts'
import { deletedTexts } from './deleted-texts.ts'

const PUBLISHED = { published: true, publishAt: null }
const ITEM = {
  ...{ id: 'a', versionId: '1', title: 'Ryto', deletedAt: '2026-11-20T12:00:00.000Z' },
  ...PUBLISHED,
}

test.each([
  [
    'restored by its id',
    { ok: true, data: [ITEM] },
    '„Ryto“ atkurtas ir vėl rodomas svetainėje',
    1,
  ],
  ['told of when it is not there any more', { ok: true, data: [] }, 'Klaida', 0],
  ['told of when it cannot be found', { ok: false, failure: { kind: 'network' } }, 'Klaida', 0],
])('an item whose list is not open is %s', async (_, listed, title, restored) => {
  const call = vi
    .fn()
    .mockResolvedValueOnce(listed)
    .mockResolvedValue({ ok: true, data: PUBLISHED })
  const [show, onRestored] = [vi.fn(), vi.fn()]
  const tools = { session: { call } as never, toasts: { show } }
  await createDeletedItems('post', onRestored, tools).restoreItem('a')
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }))
  expect(onRestored).toHaveBeenCalledTimes(restored)
  const restores = call.mock.calls.slice(1)
  expect(restores).toMatchObject(restored === 1 ? [[{}, { params: { id: '1' } }]] : [])
})

test.each([
  [{ published: false, publishAt: null }, 'atkurtas kaip juodraštis'],
  [{ published: false, publishAt: '2099-12-01T09:00:00.000Z' }, 'atkurtas ir vėl suplanuotas'],
])('an item that returns as %o is said to be what it is', async (status, said) => {
  const call = vi.fn().mockResolvedValue({ ok: true, data: { id: '2', ...status } })
  const show = vi.fn()
  const tools = { session: { call } as never, toasts: { show } }
  await createDeletedItems('post', vi.fn(), tools).restore({ ...ITEM, slug: '', formerSlugs: [] })
  expect(show.mock.calls[0]?.[0]).toMatchObject({ title: `„Ryto“ ${said}` })
})

test('the heading has the focus once the item of the pressed button is restored', async () => {
  const call = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, data: [ITEM] })
    .mockResolvedValue({ ok: true, data: { id: '2', ...PUBLISHED } })
  const tools = { session: { call } as never, toasts: { show: () => undefined } }
  const deleted = createDeletedItems('post', () => undefined, tools)
  const { leave } = await bringAlive(<Deleted deleted={deleted} />)
  await click(deletedTexts.deletedShow)
  await untilSaid(/Ryto/)
  expect(document.body.textContent).toContain(
    `Publikuota${deletedTexts.deletedAt('2026-11-20 14.00')}`,
  )
  expect((await focusAfterClick(deletedTexts.restore))?.id).toBe('istrinti')
  leave()
})
