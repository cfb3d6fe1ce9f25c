import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../../markdown.ts'
import { withLineBreaks } from './pasted-lines.ts'

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')

const ITEM = '- vaikas, kuris dar nemoka kalbėti, ir todėl negali pasakyti, ko nori'

const MAIL = `Sveiki, rašau jums dėl kitos savaitės konsultacijos, nes žmona tuo metu
bus išvykusi ir galėsime kalbėtis tik antradienį po pietų arba trečiadienį
ryte. Ar tiktų?

Pagarbiai
Jonas`
const CUT = `Sveiki, rašau jums dėl kitos savaitės konsultacijos, nes žmona tuo metu bus išvykusi ir galėsime kalbėtis tik antradienį po pietų arba trečiadienį ryte. Ar tiktų?

Pagarbiai\\
Jonas`

it.each([
  ['lines of the sample', read('plain-lines.txt'), read('plain-lines.md')],
  ['an address', 'Saulės g. 1-2\r\nLT-01118 Vilnius\r\n', 'Saulės g. 1-2\\\nLT-01118 Vilnius\n'],
  [
    'a poem with indents',
    '    Lapai\n    krinta  \nir\\\nkrinta',
    'Lapai\\\nkrinta\\\nir\\\nkrinta',
  ],
  [
    'a message with a list',
    'Turime:\n- vieną\n- du\nIki!\nA.',
    'Turime:\n\n- vieną\n- du\n\nIki!\\\nA.',
  ],
  [
    'a long line before a short one',
    `${'Ilga eilutė '.repeat(8)}\nJonas`,
    `${'Ilga eilutė '.repeat(8).trim()}\\\nJonas`,
  ],
  [
    'verses of one length',
    Array(4).fill('Ilgoji eilė, kurios ilgis vis toks pat, ir tiek jau jos buvo').join('\n'),
    Array(4).fill('Ilgoji eilė, kurios ilgis vis toks pat, ir tiek jau jos buvo').join('\\\n'),
  ],
  ['a mail that was cut', MAIL, CUT],
  ['a line break of Google Docs', 'Viena\vdvi\u2028trys', 'Viena\\\ndvi\\\ntrys'],
  ['other line ends', 'Viena\fdvi\u0085trys\u2029keturi', 'Viena\\\ndvi\\\ntrys\\\nketuri'],
  [
    'paragraphs with an indent',
    '\tViena pastraipa.\n\n     Kita.\n\n- a\n\n    b',
    'Viena pastraipa.\n\nKita.\n\n- a\n\n    b',
  ],
  ['an indented list', '  - a\n  - b\n\n    c', '  - a\n  - b\n\n    c'],
  ['a page break', 'Viena.\n\f\nDvi.', 'Viena.\n\nDvi.'],
  ...['-', '\u2010', '\u00AD'].map((hyphen) => [
    `words that were cut with ${JSON.stringify(hyphen)}`,
    `Kai partneris kalba, klausykitės jo įdėmiai ir nepertraukite, nes taip paro${hyphen}\ndote pagarbą ir dėmesį, o tai yra pagrindas pasitikėjimui, kuris pradeda au${hyphen}\ngti pamažu.`,
    'Kai partneris kalba, klausykitės jo įdėmiai ir nepertraukite, nes taip parodote pagarbą ir dėmesį, o tai yra pagrindas pasitikėjimui, kuris pradeda augti pamažu.',
  ]),
  [
    'lines beside HTML that is left out',
    'Viena\n<!-- dvi -->\ntrys\n<script>a</script>\nketuri',
    'Viena\n\n<!-- dvi -->\n\ntrys\n\n<script>a</script>\n\nketuri',
  ],
  ['a line that parts', 'Viena\n* * *\ndvi\ntrys', 'Viena\n\n* * *\n\ndvi\\\ntrys'],
  ['a list in a mail that was cut', `${MAIL}\n\n${ITEM}\n- vyras`, `${CUT}\n\n${ITEM}\n- vyras`],
  ['an item that was cut', `${MAIL}\n\n${ITEM}\njausdamasis`, `${CUT}\n\n${ITEM} jausdamasis`],
  [
    'lines below a long item',
    `${ITEM}\nNauja pastraipa po sąrašo.\nIr dar viena.`,
    `${ITEM}\n\nNauja pastraipa po sąrašo.\\\nIr dar viena.`,
  ],
  ['an indented line below an item', `${ITEM}\n  Tęsinys\nNe`, `${ITEM}\\\n  Tęsinys\n\nNe`],
  [
    'lines of items',
    '1. Ar kalbatės?\n   a) taip  \n   b) ne\n2. Ar\n\tkartu?\n   - a\n     b',
    '1. Ar kalbatės?\\\n   a) taip\\\n   b) ne\n2. Ar\\\n\tkartu?\n   - a\\\n     b',
  ],
  [
    'a reply below a quotation',
    'Jonas rašė:\n> Ar galite\n> atvykti rytoj?\nTaip, galiu.\nAčiū',
    'Jonas rašė:\n\n> Ar galite\n> atvykti rytoj?\n\nTaip, galiu.\\\nAčiū',
  ],
  ...['---', '-------', '***'].map((rule) => [
    `a line of marks that parts: ${rule}`,
    `Ačiū.\nIki rytojaus\n${rule}\nJonas`,
    `Ačiū.\\\nIki rytojaus\n\n${rule}\n\nJonas`,
  ]),
  ...['=====', '--', '-'].map((line) => [
    `a line of marks that stays a line: ${line}`,
    `Ačiū.\nIki\n${line}\nJonas\n${line}`,
    `Ačiū.\\\nIki\\\n\\${line}\\\nJonas\\\n\\${line}`,
  ]),
  [
    'a text with marks of Markdown',
    'Tai **svarbu**\nir [čia](/testai)\nVardas</p>',
    'Tai **svarbu**\\\nir [čia](/testai)\\\nVardas</p>',
  ],
  [
    'lines beside other blocks',
    '# Viena\ndvi\ntrys\n\na\n| b |\n|---|\nc\nd',
    '# Viena\n\ndvi\\\ntrys\n\na\n\n| b |\n|---|\n\nc\\\nd',
  ],
  [
    'lines beside code',
    'a\nb\n```js\nc\n\n\nd\n```\n\ne\nf',
    'a\\\nb\n```js\nc\n\n\nd\n```\n\ne\\\nf',
  ],
  [
    'numbers that do not follow each other',
    '1. Viena\n2026. Metai\n2027. Kiti\n\n5. Penki\n   tęsinys\n\n1. Vėl',
    '1. Viena\n2026) Metai\n2027) Kiti\n\n5. Penki\\\n   tęsinys\n\n1) Vėl',
  ],
  [
    'numbers of lists that are apart',
    '1) Viena\n3. Trys\n\nTekstas\n\n7. Septyni\n- a\n9. Devyni',
    '1) Viena\n3. Trys\n\nTekstas\n\n7. Septyni\n- a\n9. Devyni',
  ],
  ['paragraphs', 'Viena.\n\nKita.\n', 'Viena.\n\nKita.\n'],
  ['one line', '  Viena *dvi*', '  Viena *dvi*'],
])('%s', (_what, plain, markdown) => {
  expect(withLineBreaks(plain)).toBe(markdown)
})

it('shows numbers of lists as they were pasted', () => {
  const page = renderMarkdown(withLineBreaks('1. a\n5. b\n6. c\n\n1. d'))
  expect(page.match(/<ol.*>|<li>./g)).toEqual([
    '<ol>',
    '<li>a',
    '<ol start="5">',
    '<li>b',
    '<li>c',
    '<ol>',
    '<li>d',
  ])
})

it.each([
  '# Antraštė\n## Kita',
  '- viena\n  - dvi\n- trys\n\n  tęsinys',
  '- viena\n  > dvi\n  > trys\n- keturi\n  | a |\n  | - |\n- penki\n  ## šeši',
  '3. trys\n4. keturi',
  '1. viena\n   1. dvi\n   2. trys\n1. keturi\n\n1. penki',
  '| a | b |\n| --- | --- |\n| c | d |',
  '| c | d |\n| e | f |',
  'a | b\n--- | ---\nc | d',
  'a | b\n:-: | -\nc | d',
  '[a]: https://a.lt\n[b]: https://b.lt',
  '<ul>\n<li>a</li>\n</ul>',
  '<p>\na\nb\n</p>',
  '<pre>\na\n\nb\nc</pre>',
  '> citata\n> tęsinys',
  '```\na\nb\n```',
  '~~~\na\nb\n\nc\nd',
])('Markdown stays as it is: %j', (markdown) => {
  expect(withLineBreaks(markdown)).toBe(markdown)
})
