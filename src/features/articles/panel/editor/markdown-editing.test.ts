import { describe, expect, it } from 'vitest'
import {
  continueLine,
  insertImage,
  insertLink,
  insertText,
  isInCode,
  replaceMark,
  toggleLines,
  toggleMark,
  type SelectedText,
  linkAddress,
} from './markdown-editing.ts'
import type { TextEdit } from '#src/panel/kit/text-editing.ts'

/** Parses `a [b] c` as a text with `b` selected; `|` is a caret. */
function selected(marked: string): SelectedText {
  const caret = marked.indexOf('|')
  if (caret !== -1) return { text: marked.replace('|', ''), start: caret, end: caret }
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  return { text: marked.replace('«', '').replace('»', ''), start, end }
}

/** Returns the edited text, with its selection marked by `«»` or `|`. */
function after(marked: string, edit: (text: SelectedText) => TextEdit): string {
  const before = selected(marked)
  const done = edit(before)
  const text = before.text.slice(0, done.from) + done.insert + before.text.slice(done.to)
  if (done.start === done.end) return `${text.slice(0, done.start)}|${text.slice(done.start)}`
  return `${text.slice(0, done.start)}«${text.slice(done.start, done.end)}»${text.slice(done.end)}`
}

describe('bold and italic', () => {
  const bold = (text: SelectedText) => toggleMark(text, 'bold', 'tekstas')
  const italic = (text: SelectedText) => toggleMark(text, 'italic', 'tekstas')

  it.each([
    ['labai «svarbus» žodis', 'labai **«svarbus»** žodis'],
    ['labai« svarbus »žodis', 'labai **«svarbus»** žodis'],
    ['labai **«svarbus»** žodis', 'labai «svarbus» žodis'],
    ['pradžia |', 'pradžia **«tekstas»**'],
    ['labai *«svarbus»* žodis', 'labai ***«svarbus»*** žodis'],
    ['labai «svarbus  »žodis', 'labai **«svarbus»**  žodis'],
    ['labai «  » žodis', 'labai **«tekstas»** žodis'],
    ['labai **|** žodis', 'labai ****«tekstas»**** žodis'],
    ['labai **«svarbus» žodis**', 'labai ****«svarbus»** žodis**'],
    ['**«svarbus»**', '«svarbus»'],
  ])('makes %s to %s', (before, result) => {
    expect(after(before, bold)).toBe(result)
  })

  it.each([
    ['labai «svarbus» žodis', 'labai *«svarbus»* žodis'],
    ['labai *«svarbus»* žodis', 'labai «svarbus» žodis'],
    ['labai **«svarbus»** žodis', 'labai ***«svarbus»*** žodis'],
    ['labai ***«svarbus»*** žodis', 'labai **«svarbus»** žodis'],
  ])('makes %s to %s in italic', (before, result) => {
    expect(after(before, italic)).toBe(result)
  })
})

describe('headings, lists and quotations', () => {
  it.each([
    ['heading2', 'Pirma\nAnt|ra\nTrečia', 'Pirma\n## Antra|\nTrečia'],
    ['heading2', '## Ant|ra', 'Antra|'],
    ['heading2', '### Ant|ra', '## Antra|'],
    ['heading2', '|\nAntra', '## |\nAntra'],
    ['heading3', '|', '### |'],
    ['bullets', 'a «b\nc» d', '«- a b\n- c d»'],
    ['bullets', '- a «b\n- c» d', '«a b\nc d»'],
    ['numbers', '«- a\n\n- b»', '«1. a\n\n2. b»'],
    ['numbers', '«a\n»b', '1. a|\nb'],
    ['quote', 'Mintis|', '> Mintis|'],
    ['quote', '>Min|tis', 'Mintis|'],
    ['quote', '>  Min|tis', ' Mintis|'],
    ['bullets', '##   An|tra', '- Antra|'],
    ['bullets', '12) An|tra', '- Antra|'],
    ['bullets', '-   An|tra', 'Antra|'],
    ['heading2', '##   An|tra', 'Antra|'],
    ['heading2', 'žr. ## dal|is', '## žr. ## dalis|'],
    ['heading3', '###   An|tra', 'Antra|'],
    ['heading3', 'žr. ### dal|is', '### žr. ### dalis|'],
    ['heading2', '####### An|tra', '## ####### Antra|'],
    ['bullets', '3 - |2', '- 3 - 2|'],
    ['bullets', '-|5', '- -5|'],
    ['numbers', '100.  An|tra', 'Antra|'],
    ['numbers', 'apie 2. ei|lę', '1. apie 2. eilę|'],
    ['numbers', '12.|5', '1. 12.5|'],
    ['numbers', 'a. An|tra', '1. a. Antra|'],
    ['numbers', '12x An|tra', '1. 12x Antra|'],
    ['quote', '5 > |2', '> 5 > 2|'],
    ['bullets', '«- a\nb»', '«- a\n- b»'],
    ['bullets', '«a\n \nb»', '«- a\n \n- b»'],
    ['bullets', '«- a\n \n- b»', '«a\n \nb»'],
    ['bullets', '«a\n\n»b', '«- a\n»\nb'],
    ['bullets', 'a\n|b', 'a\n- b|'],
    ['bullets', 'a\n«b»', 'a\n- b|'],
    ['bullets', '   |', '-    |'],
  ] as const)('%s: %j becomes %j', (kind, before, result) => {
    expect(after(before, (text) => toggleLines(text, kind))).toBe(result)
  })
})

describe('a link', () => {
  const link = (text: SelectedText) => insertLink(text, { words: 'tekstas', address: 'https://' })

  it.each([
    ['Skaitykite «čia».', 'Skaitykite [čia](«https://»).'],
    ['Skaitykite |.', 'Skaitykite [tekstas](«https://»).'],
    ['«https://example.lt/a»', '[«tekstas»](https://example.lt/a)'],
    ['«http://example.lt/a»', '[«tekstas»](http://example.lt/a)'],
    ['«mailto:a@example.lt»', '[«tekstas»](mailto:a@example.lt)'],
    ['«tel:+37060000000»', '[«tekstas»](tel:+37060000000)'],
    ['«tel: +370 600 00000»', '[«tekstas»](tel:+37060000000)'],
    ['«viber:+37060000000»', '[«tekstas»](viber:+37060000000)'],
    ['« /testai »', '[«tekstas»](/testai)'],
    ['«žr. https://example.lt»', '[žr. https://example.lt](«https://»)'],
    ['«/testai ir kita»', '[/testai ir kita](«https://»)'],
    ['Žr. « čia »!', 'Žr. [čia](«https://»)!'],
  ])('makes %s to %s', (before, result) => {
    expect(after(before, link)).toBe(result)
  })
})

describe('an image', () => {
  const image = (text: SelectedText) =>
    insertImage(text, { address: '/media/a.webp', alt: 'Du [žmonės]' })

  it.each([
    ['|', '|![Du \\[žmonės\\]](/media/a.webp)'],
    ['Pir|ma.', 'Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)'],
    ['Pir|ma\neilutė.\n\nAntra.', 'Pir|ma\neilutė.\n\n![Du \\[žmonės\\]](/media/a.webp)\n\nAntra.'],
    ['Pirma.\n\nAnt«ra».\n', 'Pirma.\n\nAnt«ra».\n\n![Du \\[žmonės\\]](/media/a.webp)\n'],
    ['Pir|ma.\n \t\nAntra.', 'Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)\n\n\n \t\nAntra.'],
    ['Pir|ma.\n  ', 'Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)\n  '],
    ['Pir|ma.  ', 'Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)  '],
    ['  Pir|ma.', '  Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)'],
    ['  |', '  |![Du \\[žmonės\\]](/media/a.webp)'],
    ['|\n\nPirma.', '|![Du \\[žmonės\\]](/media/a.webp)\n\nPirma.'],
  ])('stands behind the paragraph of the caret: %j', (before, result) => {
    expect(after(before, image)).toBe(result)
  })

  it('has its description on one line, and an address that Markdown can read', () => {
    const edit = (address: string) =>
      insertImage(selected('|'), { address, alt: ' Du\n  prie \\ ežero ' }).insert
    expect(edit('/media/a (1).webp')).toBe('![Du prie \\\\ ežero](</media/a%20(1).webp>)')
    expect(edit('/media/a)b.webp')).toBe('![Du prie \\\\ ežero](</media/a)b.webp>)')
    expect(edit('/media/a.webp')).toBe('![Du prie \\\\ ežero](/media/a.webp)')
  })
})

it('a plain text takes the place of the selection', () => {
  expect(after('Pir«ma» eilutė.', (text) => insertText(text, 'ms\r\nan'))).toBe(
    'Pirms\nan| eilutė.',
  )
})

it.each([
  ['```\n|\n```', true],
  ['|```\n```', false],
  ['~~~\n~~~\n|', false],
])('a caret is in a code block or not: %j', (text, isTrue) => {
  expect(isInCode(selected(text))).toBe(isTrue)
})

describe('a mark', () => {
  const image = (text: SelectedText) => replaceMark(text, '<!-- 1 -->', '![](/a)')

  it.each([
    ['Prieš|. <!-- 1 --> Po.', 'Prieš|. ![](/a) Po.'],
    ['Prieš. <!-- 1 --> P|o.', 'Prieš. ![](/a) P|o.'],
    ['Prieš. <!-- 1 -->|', 'Prieš. ![](/a)|'],
    ['Pri«eš. <!-- 1 --> P»o.', 'Pri«eš. ![](/a) P»o.'],
  ])('gives way to an image, and the selection stays: %j', (before, result) => {
    expect(after(before, (text) => image(text) ?? expect.fail('no edit'))).toBe(result)
  })

  it('that was deleted meanwhile changes nothing', () => {
    expect(image(selected('Tekstas|'))).toBeNull()
  })
})

describe('Enter', () => {
  const enter = (marked: string) => {
    const edit = continueLine(selected(marked))
    return edit === null ? null : after(marked, () => edit)
  }

  it.each([
    ['- a|', '- a\n- |'],
    ['9. a|', '9. a\n10. |'],
    ['> a|b', '> a\n> |b'],
    ['- a\n- |', '- a\n|'],
    ['  - a|', '  - a\n  - |'],
    ['99) a|', '99) a\n100) |'],
    ['*   a|', '*   a\n*   |'],
    ['a\n+ b|\nc', 'a\n+ b\n+ |\nc'],
  ])('goes on with a list: %j', (before, result) => {
    expect(enter(before)).toBe(result)
  })

  it.each(['a|', '|', '«- a»', '- «a»', 'a - b|', 'x- a|', '-a|', '«a\n»- a'])(
    'is a new line elsewhere: %j',
    (before) => {
      expect(enter(before)).toBeNull()
    },
  )
})

it.each([
  ['https://a.lt/b?c=d', 'https://a.lt/b?c=d'],
  [' a.lt ', 'https://a.lt'],
  ['www.ačiū.lt/kelias', 'https://www.ačiū.lt/kelias'],
  ['rasa@pastas.example', 'mailto:rasa@pastas.example'],
  ['mailto:rasa@pastas.example', 'mailto:rasa@pastas.example'],
  ['tel:+37060000000', 'tel:+37060000000'],
  ['tel: +370 600 00000', 'tel:+37060000000'],
  ['+370 600 00000', 'tel:+37060000000'],
  ['(8-600) 00 000', 'tel:860000000'],
  [
    'mailto: rasa@pastas.example?subject=Labas rytas',
    'mailto:rasa@pastas.example?subject=Labas%20rytas',
  ],
  ['sms:+370 600 00000', 'sms:+37060000000'],
  ['sms:+370 600&body=Labas rytas', 'sms:+370600&body=Labas%20rytas'],
  ['viber://chat?number=%2B37060000000', 'viber://chat?number=%2B37060000000'],
  ['whatsapp://send?phone=37060000000', 'whatsapp://send?phone=37060000000'],
  ['skype:vardas', null],
  ['ftp://a.lt', null],
  ['vbscript:a', null],
  ['java\tscript:alert(1)', null],
  ['2026-11-28', null],
  ['/blog/straipsnis#dalis', '/blog/straipsnis#dalis'],
  ['#dalis', '#dalis'],
  ['//a.lt', null],
  ['javascript:alert(1)', null],
  ['data:text/html,a', null],
  ['du žodžiai', null],
  ['žodis', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
