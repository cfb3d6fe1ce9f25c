import { describe, expect, it, vi } from 'vitest'
import { warnOfTruncation } from './pasting.ts'

/** Pastes into a field of at most ten characters. */
function paste(
  pasted: string,
  value = '',
  selection: [number, number] = [value.length, value.length],
) {
  const show = vi.fn()
  const [selectionStart, selectionEnd] = selection
  warnOfTruncation({ value, selectionStart, selectionEnd, maxLength: 10 }, pasted, { show })
  return show
}

describe('a text that is pasted', () => {
  it.each([
    ['longer than its field', 'dvylika raidžių', '', undefined],
    ['longer than what is left', 'šešios', 'penki', undefined],
  ] as const)('%s is cut, which a toast tells', (_how, pasted, value, selection) => {
    expect(paste(pasted, value, selection)).toHaveBeenCalledExactlyOnceWith({
      title: 'Tekstas sutrumpintas',
      description:
        'Šiame lauke telpa ne daugiau kaip 10 simbolių: įklijuoto teksto pabaiga neįrašyta.',
      variant: 'destructive',
    })
  })

  it('is whole when it fits, also in the place of what is selected', () => {
    expect(paste('dešimtraid')).not.toHaveBeenCalled()
    expect(paste('keturi', 'dešimtraid', [2, 8])).not.toHaveBeenCalled()
  })

  it('is whole when only the space around it does not fit', () => {
    expect(paste('\r\n dešimtis \r\n')).not.toHaveBeenCalled()
  })
})
