import fc from 'fast-check'
import { PAYLOADS } from '../support/payloads.ts'

/** Characters and lengths that storage, comparison or layout may not expect. */
const ODD_TEXTS: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff\ud800b',
  '\u202etxt.exe\u202c',
  '\u200b\u200d\ufeff',
  'z\u0335\u0321a\u0336l\u0337g\u0338o',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\ufffe\uffff',
  '\r\nBcc: visi@svetimas.example\r\n\r\n',
  '\u2028\u2029',
  "'; drop table quizzes; --",
  '%00%ff%2e%2e%2f',
  '../../../etc/passwd',
  '$where $1 $$ \\u0000 \\x00',
  'x'.repeat(5000),
  '#'.repeat(3000),
  '> '.repeat(500),
  '[['.repeat(2000),
  '__proto__',
  'constructor',
  'toString',
]

/** A malicious text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PAYLOADS) },
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

/** A text that is stored as it is, or nearly so. */
export const writtenText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Ramus pokalbis', 'Šeima ir laikas dviese', '„Ačiū“ – gražus žodis'),
  fc.constantFrom(...PAYLOADS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)

const ODD_NUMBERS: readonly number[] = [
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
]

/** Length of a text that exceeds every limit of a field and of a body, in characters. */
const LONGEST = 600_000

/** A malicious value of any JSON type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], '', ' ', ...ODD_NUMBERS),
  fc.constant('ą'.repeat(LONGEST)),
  fc.constantFrom<unknown>({ toString: 'x' }, { length: 1e9 }, { constructor: { prototype: {} } }),
  fc.integer({ min: 2, max: 2000 }).map(nested),
  fc.array(hostileText, { maxLength: 40 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 5 }),
)

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Bodies that only look like JSON, or stretch its rules. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '"tekstas"',
    '7',
    '{',
    '{"a":',
    '{"a":1}x',
    "{'a':1}",
    '{"a":1,}',
    'NaN',
    '\ufeff{}',
    '{"__proto__":{"published":true}}',
    '{"constructor":{"prototype":{"published":true}}}',
    '{"title":"a","title":"b"}',
    '{"name":1e999,"email":-1e999}',
    '{"name":"\\u0000","email":"\\ud800@a.lt"}',
    `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `[${'{},'.repeat(5000)}{}]`,
    `{"a":${'9'.repeat(5000)}}`,
  ),
  hostileValue.map((value) => JSON.stringify(value)),
)

/** Generates bytes that are not UTF-8, or another encoding of a text. */
export function hostileBytes(text: string): fc.Arbitrary<Buffer> {
  const bytes = Buffer.from(text)
  return fc.oneof(
    fc.constantFrom(
      Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]),
      Buffer.concat([bytes, Buffer.from([0xc3])]),
      Buffer.from(text.replaceAll('"', '"\u00ff'), 'latin1'),
      Buffer.from(text, 'utf16le'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from([0xc0, 0xaf]),
      Buffer.alloc(0),
      Buffer.alloc(2_000_000, 0x20),
    ),
    fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
  )
}
