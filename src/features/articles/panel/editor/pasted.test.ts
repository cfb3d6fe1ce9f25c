// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { MARKDOWN_LIMITS } from '../../markdown-limits.ts'
import { handlePaste } from './pasted.ts'

const target = {
  upload: { uploadInTurn: vi.fn() },
  insertFiles: vi.fn(),
  insertPlain: vi.fn(),
  insertText: vi.fn(),
  put: vi.fn(),
  toasts: { show: vi.fn() },
}
beforeEach(() => vi.resetAllMocks())

/** Pastes or drops clipboard data. @returns whether it was taken. */
function take(type: 'paste' | 'drop', held: Record<string, string>, files: File[] = []) {
  const data = { types: Object.keys(held), files, getData: (name: string) => held[name] ?? '' }
  return handlePaste({ type }, data, target)
}

describe('what is pasted', () => {
  it('is taken where its lines have to stay lines, and left to the browser in one line or when it is dropped', () => {
    expect(take('paste', { 'text/plain': 'Viena\nDvi' })).toBe(true)
    expect(target.insertPlain).toHaveBeenCalledExactlyOnceWith('Viena\nDvi')
    expect(take('paste', { 'text/plain': 'Viena\u2029Dvi' })).toBe(true)
    expect(take('paste', { 'text/plain': 'Viena' })).toBe(false)
    expect(take('drop', { 'text/plain': 'Viena\nDvi', 'text/html': '<p>Viena' })).toBe(false)
  })

  it('is a picture where nothing else is said', async () => {
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    expect(take('drop', {}, [file])).toBe(true)
    expect(take('paste', { 'text/html': '<img src="https://a.lt/a.png">' }, [file])).toBe(true)
    await until(() => expect(target.insertFiles.mock.calls).toEqual([[[file]], [[file]]]))
    expect(target.insertText).not.toHaveBeenCalled()
  })

  it('is plain text where its formatting says no more', async () => {
    take('paste', { 'text/html': '<pre>let a = 1</pre>', 'text/plain': 'let a = 1' })
    await until(() => expect(target.insertPlain).toHaveBeenCalledWith('let a = 1'))
  })

  it('is told of where a table has too many columns', async () => {
    const cells = '<td>a</td>'.repeat(MARKDOWN_LIMITS.columns + 1)
    take('paste', { 'text/html': `<table><tr>${cells}</tr></table>` })
    await until(() => expect(target.insertText).toHaveBeenCalledOnce())
    expect(target.toasts.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description:
        'Lentelėje per daug stulpelių (telpa iki 20), todėl kiekviena jos eilutė įklijuota kaip pastraipa.',
      variant: 'destructive',
    })
  })
})
