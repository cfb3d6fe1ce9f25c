import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { confirmDialog, type ConfirmOptions } from './confirm-dialog.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Returns the labels of the filled buttons. */
function filled(changes: Partial<ConfirmOptions>): string[] {
  const options = { title: 'Klausimas', text: 'Tekstas', confirm: 'Taip', cancel: 'Ne', ...changes }
  void confirmDialog.choose(options)
  const markup = renderToStaticMarkup(<ConfirmDialog />)
  confirmDialog.answer(false)
  return [...markup.matchAll(/class="button"><span>(.*?)</g)].map(([, label = '']) => label)
}

test.each([
  [{}, 'Taip'],
  [{ prefersCancel: true }, 'Ne'],
  [{ instead: 'Kitaip' }, 'Kitaip'],
])('a question has one filled button, the preferred answer: %j', (changes, label) => {
  expect(filled(changes)).toEqual([label])
})
