// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAYLOADS } from '../../../tests/support/payloads.ts'
import { ALLOWED_TAGS } from './html-tags.ts'
import { isLinkAddress } from './link-addresses.ts'
import { renderMarkdown } from './markdown.ts'

const ATTRIBUTES = [
  'href',
  'title',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'srcset',
  'sizes',
]

/** Starts, ends and insides of tags, comments, scripts and links. */
const PIECES = [
  ...[
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '\n\n',
    '&lt;',
    '&#9;',
    '\\',
    '`',
    '```\n',
    '    ',
    '- ',
  ],
  ...['<!--', '-->', '<!', '<?', '<![CDATA[', ']]>', '--!>'],
  ...[
    '<script',
    '</script',
    '<style',
    '</style',
    '<svg',
    '<math',
    '<iframe',
    '<noscript>',
    '</noscript>',
  ],
  ...[
    '<textarea>',
    '</textarea>',
    '<title>',
    '</title>',
    '<p',
    '<pre>',
    '</pre>',
    '<code>',
    '</code>',
    '<b ',
    '<a ',
  ],
  ...[
    '<img ',
    'src=x',
    ' onerror=alert(1)',
    ' onload="alert(1)"',
    'style="x"',
    'href="javascript:alert(1)"',
  ],
  ...[
    'href=',
    'javascript:',
    'java\tscript:',
    'data:text/html,',
    'vbscript:',
    '[a](',
    ')',
    '![a](',
    '<x>',
    '</x>',
  ],
] as const

/** Returns the elements and attributes of the rendered text that the site does not allow. */
function forbiddenIn(markdown: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = renderMarkdown(markdown)
  return [...template.content.querySelectorAll('*')].flatMap((element) => {
    const { localName } = element
    const isKnown = ALLOWED_TAGS.includes(localName)
    return [
      ...(isKnown ? [] : [localName]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        const isAllowed = ATTRIBUTES.includes(name) || /^(?:align|start|id)$/.test(name)
        const isAddress = name === 'href' || name === 'src'
        return isAllowed && (!isAddress || isLinkAddress(value)) ? [] : [`${name}=${value}`]
      }),
    ]
  })
}

it.each(PAYLOADS)('nothing but allowed elements comes of %j', (payload) => {
  expect(forbiddenIn(payload)).toEqual([])
  expect(forbiddenIn(`<p>\n${payload}\n</p>`)).toEqual([])
})

it('nothing but allowed elements comes of any text', () => {
  const text = fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 14, size: 'max' })
  fc.assert(
    fc.property(text, (pieces) => {
      expect(forbiddenIn(pieces.join(''))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
