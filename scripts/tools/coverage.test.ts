import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'

const code = (...lines: string[]) => new Map([['a.test.ts', lines.join('\n')]])
const list = (...lines: string[]) => ['# List', '', '## Blog', '', ...lines, ''].join('\n')

const READ = ['// Proves: Articles are read', "test('can be read', () => {})"]

describe('the coverage', () => {
  it('names under each line the tests that name it, by their full titles', () => {
    const { text, faults } = coverageOf(
      list('- Articles are read', '- Articles are listed (untested: on a phone)'),
      code(
        '// Proves: Articles are listed',
        "import { describe, test } from 'vitest'",
        "describe('an article', () => {",
        '  // Why this is tested.',
        ...READ.map((line) => `  ${line}`),
        '',
        '  // Proves: Articles are read',
        '  // Proves: Articles are listed',
        "  test.each([['a'], ['b']])('is <%s>', () => {})",
        '})',
        '// Proves: Articles are read',
        'describe.each(kinds)(`of ${count} %s`, () => {})',
      ),
    )
    expect(faults).toEqual([])
    expect(text.slice(text.indexOf('## '))).toBe(
      list(
        '- Articles are read',
        '  - `a.test.ts`: an article can be read',
        '  - `a.test.ts`: an article is \\<%s>',
        '  - `a.test.ts`: of ${count} %s',
        '- Articles are listed (untested: on a phone)',
        '  - `a.test.ts`',
        '  - `a.test.ts`: an article is \\<%s>',
      ).slice('# List\n\n'.length),
    )
  })

  it.each([
    ['a line without a test', list('- Articles are read', '- Gone'), READ, 'no test names: Gone'],
    [
      'a test of a line that is not listed',
      list('- Articles are listed (no test: not built)'),
      READ,
      '`a.test.ts`: can be read names an unknown line: Articles are read',
    ],
    [
      'a line that has a test by now',
      list('- Articles are read (no test: not built)'),
      READ,
      'has a test now: Articles are read',
    ],
    [
      'a line that stands twice',
      list('- Articles are read', '- Articles are read'),
      READ,
      'stands twice in the list: Articles are read',
    ],
    [
      'a comment above no test',
      list('- Articles are read'),
      ["import 'vitest'", '// Proves: Articles are read', 'const a = 1'],
      'a.test.ts: above no test: Articles are read',
    ],
    [
      'a comment above a skipped test',
      list('- Articles are read'),
      ["import 'vitest'", '// Proves: Articles are read', "test.skip('can be read', () => {})"],
      'a.test.ts: above no test: Articles are read',
    ],
  ])('refuses %s', (_what, lines, source, fault) => {
    expect(coverageOf(lines, code(...source)).faults).toEqual([fault])
  })
})
