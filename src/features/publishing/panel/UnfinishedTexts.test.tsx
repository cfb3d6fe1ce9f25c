// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { ListedText } from './unfinished-list.ts'
import { bringAlive, focusAfterClick, untilSaid } from '#tests/support/island-testing.tsx'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { confirmDialog } from '#src/panel/frame/confirm-dialog.ts'
import { TAB_PANEL_ID } from '#src/panel/frame/panel-address.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { UnfinishedTexts } from './UnfinishedTexts.tsx'

const article: ListedText = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  kind: 'post',
  recordId: null,
  title: 'Ramus pokalbis',
  device: 'Safari, iPhone',
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const letter: ListedText = {
  ...article,
  id: '9d0e8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  kind: 'letter',
  title: 'Laiškas apie rudenį',
}

async function show(kind: ListedText['kind'] | undefined, ...answers: object[]) {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  vi.stubGlobal('fetch', stubFetch(...answers.map((body) => ({ body }))).fetch)
  return bringAlive(
    <div id={TAB_PANEL_ID}>
      <h2 tabIndex={-1}>Šiandien</h2>
      <UnfinishedTexts {...(kind && { kind })} />
      <p>Pabaiga</p>
    </div>,
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('shows the texts of one kind, or of all', async () => {
  const one = await show('letter', [article, letter])
  await untilSaid(/rudenį/)
  expect(one.container.textContent).not.toContain('Ramus pokalbis')
  // Above a list they take one line until they are opened.
  expect(one.container.querySelector('details:not([open]) > summary h3')?.textContent).toBe(
    'Nebaigti tekstai: 1',
  )
  one.leave()
  const all = await show(undefined, [article, letter])
  await untilSaid(/rudenį/)
  expect(all.container.querySelectorAll('article')).toHaveLength(2)
  expect(all.container.querySelector('details')).toBeNull()
  all.leave()
})

it('is not there without texts of its kind', async () => {
  const { container, leave } = await show('quiz', [article, letter])
  await untilSaid(/Pabaiga/)
  expect(container.querySelector('section')).toBeNull()
  leave()
})

it('gives the focus to the heading of the view once its last text is deleted', async () => {
  const { container, leave } = await show(undefined, [article], { success: true }, {}, [])
  await untilSaid(/Ramus pokalbis/)
  vi.spyOn(confirmDialog, 'ask').mockResolvedValueOnce(true)
  expect((await focusAfterClick('Ištrinti'))?.textContent).toBe('Šiandien')
  expect(container.querySelector('section')).toBeNull()
  leave()
})
