// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertMarkdown } from './markdown-editing.ts'
import { pendingAddress } from './blocks.ts'
import { readHtml } from './pasted-html.ts'
import { LINK_SCHEMES } from '../../link-addresses.ts'
import { MARKDOWN_LIMITS } from '../../markdown-limits.ts'
import { generatedBlocks } from '../../../../../tests/support/rich-text-properties.ts'
import { renderMarkdown } from '../../markdown.ts'
import { readMarkdown } from './read-markdown.ts'
import { EXTENSIONS } from './rich-text.ts'
import { writeBlocks } from './rich-text-values.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.html'))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const schema = getSchema(EXTENSIONS)

/** Returns a pasted text as Markdown, with the addresses of its pictures. */
function pasted(html: string): string | null {
  const text = readHtml(html, '')
  if (text === null) return null
  // Throws if the editor would not accept the blocks.
  schema.nodeFromJSON({ type: 'doc', content: text.blocks }).check()
  return text.pictures.reduce(
    (markdown, { mark, alt, src }) =>
      markdown.replace(`![](${pendingAddress(mark)})`, `![${alt}](${src})`),
    writeBlocks(text.blocks),
  )
}

describe('a text pasted from a document', () => {
  it.each(fixtures)('%s', (name) => {
    expect(pasted(read(name))).toBe(read(name.replace('.html', '.md')).trim())
  })

  it('is among at least twenty fixtures of three programs', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(20)
    for (const program of ['word', 'docs', 'libreoffice']) {
      expect(fixtures.filter((name) => name.startsWith(program)).length).toBeGreaterThan(3)
    }
  })

  it('is left to the browser when it is no document', () => {
    const code = '<span style="color:#000">let a = 1</span><br>'
    const editors = [
      `<meta charset="utf-8"><div style="font-family: Menlo, Monaco, 'Courier New', monospace"><div>${code}</div></div>`,
      `<pre style="font-family:'Cascadia Code'">${code}</pre>`,
      `<code>${code}</code>`,
    ]
    for (const html of editors) expect(readHtml(html, '')).toBeNull()
    expect(readHtml('<p>&nbsp;</p>', '')).toBeNull()
  })
})

const inWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${body}</body></html>`

/** Returns a list paragraph or heading of Word. */
const labelled = (label: string, words: string, { level = 1, tag = 'p', font = 'Aptos' } = {}) =>
  `<${tag} style='mso-list:l0 level${level} lfo1'><span style='font-family:${font}'><span style='mso-list:Ignore'>${label}<span>&nbsp; </span></span></span>${words}</${tag}>`

/** Pasted texts with the expected Markdown, by test name. */
const KINDS: Record<string, [html: string, markdown: string][]> = {
  'what its reader does not see is not taken': [
    [
      '<p>Kaina <del cite="mailto:Jonas" datetime="2026-11-20T10:00">59</del><ins cite="mailto:Jonas">39</ins> €</p>',
      'Kaina 39 €',
    ],
    [inWord('<p class=MsoNormal>Kaina <DEL>59</DEL>39 €</p>'), 'Kaina 39 €'],
    [
      '<p class=MsoNormal>Kaina <s><span class=MsoDel>59</span></s><del>60</del>39 €</p>',
      'Kaina 39 €',
    ],
    [
      '<p>Kaina <span class="TrackChangeTextDeletion TrackedChange"><span>59</span></span><span class="TrackChangeTextInsertion TrackedChange">39</span> €</p>',
      'Kaina 39 €',
    ],
    [
      '<p>Kalbėkitės<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> ramiai.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Pasitarti su klientės vyru.</span></p></div>',
      'Kalbėkitės ramiai.',
    ],
    [
      inWord(
        '<p class=MsoCommentText><span class=MsoCommentReference>[VP1]</span>Ar čia tiesa?</p><p class=MsoNormal>Tekstas.</p>',
      ),
      'Tekstas.',
    ],
    [
      '<div hidden>a</div><p style="DISPLAY : none !important">b</p><p>Matoma<span style="mso-hide:all">c</span><span style="visibility: hidden">d <b style="visibility:visible">ir tai</b></span></p>',
      'Matoma**ir tai**',
    ],
    [
      '<p><span style="font-size:0px">a <i style="font-size:12px">Didelė</i></span><span style="opacity:0">b</span><span class="sr-only">c</span><i style="opacity:0.9"> ryški</i></p>',
      '*Didelė ryški*',
    ],
    [
      '<p>Matoma</p><p style="background:url(\'a;display:none\')">Ir ši</p><ul><li style="display:none">ne<li>taip</ul>',
      'Matoma\n\nIr ši\n\n- taip',
    ],
    [
      '<style><!-- @media print { p {display:none} } /* {} */ span.c1, .c2 > i {display:none} @list l0 {} .c3 {font-weight:700} --></style><p>Matoma <span class="c1">a</span><b class="c2"><i>b</i></b><span class="c3">taip</span> <span class="c3" style="font-weight:400">ne</span></p>',
      'Matoma **taip** ne',
    ],
    ['<p>Ikona <span aria-hidden="true">★</span></p>', 'Ikona ★'],
    [
      inWord(
        "<p class=MsoToc1><a href='#_Toc1'>1. Įvadas<span style='display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>. </span></span><span style='mso-hide:screen'> PAGEREF _Toc1 \\h 3</span></a></p><p class=MsoToc2>Pradžia<span style='mso-tab-count:1 dotted'>....... </span>4</p>",
      ),
      '1\\. Įvadas\n\nPradžia 4',
    ],
    [
      '<style>@charset "utf-8"; @import url(\'https://a.lt/css?a;b\'); .a {display:none} @import "b;{c.css"; .b {display:none}</style><p>Matoma <span class="a">a</span><span class="b">b</span></p>',
      'Matoma',
    ],
    [
      '<style>.a {display:none ! important; font-weight:700 !important} .a {display:inline} .b {display:none}</style><p>Matoma <span class="a" style="display:block">a</span><b class="b" style="display:inline">ir tai</b><span class="a" style="display:inline!important;font-weight:400">b</span></p>',
      'Matoma **ir taib**',
    ],
  ],
  'what is struck through stays so': [
    [
      '<p>Kaina <s>59</s> <strike>58</strike> <del>57</del> 39 €</p>',
      'Kaina ~~59~~ ~~58~~ ~~57~~ 39 €',
    ],
    [inWord('<p class=MsoNormal>Kaina <s>59</s> 39 €</p>'), 'Kaina ~~59~~ 39 €'],
    [
      '<p>Kaina <span style="text-decoration-line: line-through; font-weight:700">59</span><span style="text-decoration: underline line-through">-ėk</span></p>',
      'Kaina ~~**59**-ėk~~',
    ],
    [
      '<p style="text-decoration:line-through">Visa <span style="text-decoration:none">eilutė</span></p>',
      '~~Visa eilutė~~',
    ],
    ['<p><del style="text-decoration:none">Ne</del> ir <b>taip</b></p>', 'Ne ir **taip**'],
  ],
  'an emoji shown as a picture is text': [
    [
      '<p>Labas <img class="emoji" alt="😀" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> <img data-emoji="❤️" alt="❤️"> <img class=emoji alt="👩🏽‍🤝‍👨🏻🇱🇹" src="https://a.lt/a.svg"></p>',
      'Labas 😀 ❤️ 👩🏽‍🤝‍👨🏻🇱🇹',
    ],
    [
      '<p>a<img alt="1" src="https://a.lt/1.png"><img alt="Širdis ❤️" src="https://a.lt/2.png"><img alt=""></p>',
      'a![1](https://a.lt/1.png)![Širdis ❤️](https://a.lt/2.png)',
    ],
    ['<p>a<span style="visibility:hidden"><img alt="😀" src="https://a.lt/a.svg"></span></p>', 'a'],
  ],
  'what is raised or lowered stays so': [
    [
      '<p>10<sup>3</sup> m<span style="vertical-align:super">2</span>, CO<sub style="vertical-align:baseline">2</sub>, H<span style="vertical-align:sub">2</span>O</p>',
      '10<sup>3</sup> m<sup>2</sup>, CO<sub>2</sub>, H<sub>2</sub>O',
    ],
    [
      '<h2>x<sup><i>n</i></sup></h2><ul><li><sup>1</sup> a',
      '## x<em><sup>n</sup></em>\n\n- <sup>1</sup> a',
    ],
    [
      '<table><tr><td style="vertical-align:top">a<td>m<sup>2</sup></table>',
      '| a | m<sup>2</sup> |\n| --- | --- |',
    ],
  ],
  'tables keep their columns': [
    [
      '<table><tr><td rowspan=2>a<td>b<td>c<tr><td>d<td>e<tr><td>f<td colspan=2>g</table>',
      '| a | b | c |\n| --- | --- | --- |\n|  | d | e |\n| f | g |  |',
    ],
    [
      '<table><tr><th colspan=100>Viskas<tr><td>a<td>b<tr><td>c<td>d<td>e</table>',
      '| Viskas |  |  |\n| --- | --- | --- |\n| a | b |  |\n| c | d | e |',
    ],
    [
      '<table><tr><td colspan=2>a<td>b<tr><td colspan=2>c<td>d</table>',
      '| a | b |\n| --- | --- |\n| c | d |',
    ],
    [
      '<table><tr><td rowspan=0>a<td>b<tr><td>c<tr></tr><tr><td colspan=2><ol start=3><li>d<li><p>e<p>f</ol></table>',
      '| a | b |\n| --- | --- |\n|  | c |\n|  | 3. d<br>4. e<br>f |',
    ],
    [
      '<table><tr><td>a<td><table><tr><td>b<td>c<tr><td>d<td></table><tr><td><h2><b>e</b></h2><p>f<td><b>g<br>h</b></table>',
      '| a | b – c<br>d |\n| --- | --- |\n| e<br>f | **g**<br>**h** |',
    ],
    [
      '<table><caption>Savaitė</caption><thead><tr><th>a<th>b</thead><tbody><tr><td>x|y<td><br></tbody></table>',
      'Savaitė\n\n| a | b |\n| --- | --- |\n| x\\|y |  |',
    ],
    [
      '<table><tr><td><table><tr><td><h2>Laiškas</h2><p>a<ul><li>b</ul></table></table>',
      '## Laiškas\n\na\n\n- b',
    ],
    ['<table><tr><td><p><b>Pastaba</b><p>a</table>', '**Pastaba**\n\na'],
    [
      '<table><tr><td>a<td colspan=2>b<tr><td colspan=2>c<td>d<tr height=0><td><td><td></table>',
      '| a | b |  |\n| --- | --- | --- |\n| c |  | d |',
    ],
    ['<table><tr><td>a<tr><td>b</table>', '| a |\n| --- |\n| b |'],
    [
      '<div><object><table><tr><td><div>a</div><td>b</table></object></div><object data="a.pdf">c</object>',
      '| a | b |\n| --- | --- |',
    ],
    [
      '<ol><li>a<table><tr><td>b<td>c</table><li>d</ol>',
      '1. a\n\n| b | c |\n| --- | --- |\n\n2. d',
    ],
  ],
  'what looks like markup is text': [
    [
      '<p>x&lt;y&gt;z ir &lt;/vardas&gt; ir &amp;nbsp; ir &amp;#160; <b>ir</b></p>',
      'x<y>z ir </vardas> ir \\&nbsp; ir \\&#160; **ir**',
    ],
    [
      '<ul><li>&lt;Jūsų vardas&gt;, ačiū</li><li>&lt;!-- x --&gt;</li></ul>',
      '- <Jūsų vardas>, ačiū\n- \\<!-- x -->',
    ],
    [
      '<table><tr><td>&lt;br&gt;<td>&lt;td&gt;<tr><td>a<td>b</table>',
      '| \\<br> | \\<td> |\n| --- | --- |\n| a | b |',
    ],
    [
      '<p># ne antraštė</p><p>- ne sąrašas</p><p>&gt; ne citata, 2*3*4, [a](b)</p>',
      '\\# ne antraštė\n\n\\- ne sąrašas\n\n\\> ne citata, 2\\*3\\*4, \\[a](b)',
    ],
    [
      '<meta charset="utf-8"><span style="color: rgb(0, 0, 0)">rašykite &amp;nbsp; ir 2*3*4, &lt;i&gt;ne&lt;/i&gt;</span>',
      'rašykite \\&nbsp; ir 2\\*3\\*4, \\<i>ne\\</i>',
    ],
    ['<span>2026. gruodžio 5 d.</span>', '2026\\. gruodžio 5 d.'],
    ['2*3*4', '2\\*3\\*4'],
    [
      '<div>2*3*4 ir <code style="font-family:monospace">a*b*c</code></div>',
      '2\\*3\\*4 ir a\\*b\\*c',
    ],
    ['<div># a</div><div>- b</div>', '\\# a\\\n\\- b'],
  ],
  'marks end where they may': [
    ['<p>Labas<b> rytas. </b>Vakaras</p>', 'Labas **rytas.** Vakaras'],
    [
      '<p><b>Sakinys.<br></b>Kitas<i><br>eilutė</i>, <b> </b>galas</p>',
      '**Sakinys.**\\\nKitas\\\n*eilutė*, galas',
    ],
    [
      '<p><b>svar</b><b><span>b</span></b><span style="font-weight:700">us</span> žodis</p>',
      '**svarbus** žodis',
    ],
    [
      '<p><b>Visa pastraipa.</b></p><p style="font-weight:bold">Ir ši <span style="font-weight:normal">ne</span></p>',
      '**Visa pastraipa.**\n\n**Ir ši** ne',
    ],
    ['<p>žo<b>dis</b> ir <i>„a“</i>b</p>', 'žo<strong>dis</strong> ir <em>„a“</em>b'],
    ['<b><p>Viena</p><p>Kita</p></b>', '**Viena**\n\n**Kita**'],
    [
      '<p><b style="font:inherit">ne</b> <span style="font: italic bold 12px serif">taip</span></p>',
      'ne ***taip***',
    ],
  ],
  'lines stay lines, and line ends of the source are spaces': [
    [
      '<div><b>Labas</b></div><div>rytas</div><div><br></div><div>Vakaras</div>',
      '**Labas**\\\nrytas\n\nVakaras',
    ],
    ['<p>Viena<br>dvi<br><br>trys\nir\n keturios</p>', 'Viena\\\ndvi\n\ntrys ir keturios'],
    [
      '<p style="white-space:pre-wrap">Viena\ndvi\n\ntrys <span style="white-space:normal">ir\nketurios</span></p>',
      'Viena\\\ndvi\n\ntrys ir keturios',
    ],
    ['<span style="white-space-collapse: preserve">a\nb <i>c</i></span>', 'a\\\nb *c*'],
    [
      '<div dir="ltr">a<div>b</div>c<div style="margin: 0 0 1em">d <b>e</b></div>f</div>',
      'a\\\nb\\\nc\n\nd **e**\n\nf',
    ],
    [
      '<p><span style="display:block">a</span><span style="display:block">b</span></p><pre>c\nd</pre>',
      'a\\\nb\n\nc\\\nd',
    ],
    ['<ul><li>a<br>b</li></ul><h2>c<br>d</h2>', '- a\\\n  b\n\n## c d'],
  ],
  'lists and headings are told by other means too': [
    [
      '<p role="heading" aria-level="1"><span style="font-weight:bold">a</span></p><div role="heading">b</div><div role="heading" aria-level="3"><i>c</i> d</div><p class=MsoHeading7>e</p>',
      '## a\n\n## b\n\n### *c* d\n\n###### e',
    ],
    [
      '<ol class="NumberListStyle1" role="list" start="1"><li data-aria-posinset="1" data-aria-level="1" role="listitem"><p>a</p></li></ol><ol start="1"><li data-aria-posinset="1" data-aria-level="2"><p>b</p></li></ol><ol start="2"><li data-aria-posinset="2" data-aria-level="2"><p>c</p></li></ol><ol start="2"><li data-aria-posinset="2" data-aria-level="1"><p>d</p></li></ol>',
      '1. a\n   1. b\n   2. c\n2. d',
    ],
    [
      '<ul><li aria-level="2">a</li><li aria-level="2">b</li><ul><li aria-level="3">c</li></ul><li aria-level="1">d</li></ul>',
      '- a\n- b\n  - c\n- d',
    ],
    [
      '<ol><li aria-level="1"><h2>a</h2></li></ol><p>b</p><ol start="2"><li aria-level="1"><h2><b>c</b></h2></li></ol>',
      '## 1. a\n\nb\n\n## 2. c',
    ],
    [
      '<ul><li role="listitem" data-aria-level="1"><p role="heading" aria-level="3">a</p></li></ul><p>b</p>',
      '### a\n\nb',
    ],
    [
      inWord(
        "<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.2.<span>&nbsp; </span></span>a</h2><h2 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>b</h2><p class=MsoNormal style='mso-list:l2 level1 lfo3'><span style='mso-list:Ignore'>Žingsnis 1:<span>&nbsp; </span></span>c</p>",
      ),
      '## 1.2. a\n\n## b\n\nŽingsnis 1: c',
    ],
    [
      inWord(
        "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>a</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span>b</p><p>c</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>5.<span>&nbsp; </span></span>d</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>e</p>",
      ),
      '3. a\n4. b\n\nc\n\n5. d\n\n1) e',
    ],
    [
      '<ol start="5"><li>a</li><li>b<ol type="a"><li>c</li></ol></li><li value="9">d</li></ol>',
      '5. a\n6. b\n   1. c\n\n9) d',
    ],
    [
      '<ol start="-1"><li aria-level="x">a</li></ol><p role="heading" aria-level="x">b</p>',
      '1. a\n\n## b',
    ],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n1) b'],
    [
      '<ol><li>a</li></ol><p>b</p><ol start=2><li>c<ul><li>d</ul><p>e</ol>',
      '1. a\n\nb\n\n2. c\n\n   - d\n\n   e',
    ],
    [
      inWord(
        labelled('1', 'a', { tag: 'h1' }) +
          labelled('1.1', 'b', { tag: 'h2', level: 2 }) +
          labelled('A', 'c', { tag: 'h2' }) +
          labelled('I', 'd', { tag: 'h2' }),
      ),
      '## 1 a\n\n## 1.1 b\n\n## A c\n\n## I d',
    ],
    [inWord(labelled('9', 'a') + labelled('10', 'b')), '9. a\n10. b'],
    [inWord(labelled('1', 'a') + labelled('1.1', 'b', { level: 2 })), '1. a\n   1. b'],
    [
      inWord(
        labelled('·', 'a', { font: 'Symbol' }) +
          labelled('o', 'b', { font: '"Courier New"' }) +
          labelled('§', 'c', { font: 'Wingdings' }) +
          labelled('Ø', 'd', { font: 'Wingdings' }) +
          labelled('–', 'e') +
          labelled('o', 'f') +
          labelled('q', 'g', { font: 'Wingdings', tag: 'h2' }),
      ),
      '- a\n- b\n- c\n- d\n- e\n- f\n\n## g',
    ],
    [inWord(labelled('Pastaba', 'a')), 'Pastaba a'],
    [
      inWord(
        `${labelled('a)', 'a')}${labelled('b)', 'b')}<p>p</p>${labelled('c)', 'c')}${labelled('d)', 'd')}`,
      ),
      '1. a\n2. b\n\np\n\n3. c\n4. d',
    ],
    [
      inWord(
        `${labelled('I.', 'a')}${labelled('II.', 'b')}<p>p</p>${labelled('III.', 'c')}<p>p</p>${labelled('XIV.', 'd')}`,
      ),
      '1. a\n2. b\n\np\n\n3. c\n\np\n\n14. d',
    ],
    [
      inWord(
        `${labelled('v.', 'a')}<p>p</p>${labelled('bb.', 'b')}<p>p</p>${labelled('(D)', 'c')}${labelled('E', 'd')}`,
      ),
      '5. a\n\np\n\n28. b\n\np\n\n4. c\n5. d',
    ],
    [inWord(labelled('h)', 'a') + labelled('i)', 'b') + labelled('j)', 'c')), '8. a\n9. b\n10. c'],
    [
      inWord(
        `${labelled('1.', 'A')}<p>p</p>${labelled('a)', 'a', { level: 2 })}${labelled('b)', 'b', { level: 2 })}${labelled('2.', 'B')}${labelled('a)', 'c', { level: 2 })}${labelled('3.', 'C')}`,
      ),
      '1. A\n\np\n\n1. a\n2. b\n\n2) B\n   1. c\n3) C',
    ],
    [inWord(`${labelled('1.1.', 'a', { level: 2 })}${labelled('2.', 'B')}`), '1. a\n\n2) B'],
    ['<ol><ol><li>a</li></ol><li>b</li></ol>', '1. a\n\n2) b'],
  ],
  'letters and gaps are those that its reader sees': [
    [
      '<p style="text-transform:uppercase">a ž <span style="text-transform:none">b</span></p><style>.c {text-transform: uppercase}</style><p class="c">c <i>d</i></p>',
      'A Ž b\n\nC *D*',
    ],
    [
      '<p style="text-transform:uppercase">Žr. https://a.lt/b</p>',
      'ŽR. [HTTPS://A.LT/B](https://a.lt/b)',
    ],
    [
      '<p>a<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></p><div><p class="sdfootnote"><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>b</p><p><a class="sdendnotesym-western" href="#a">i</a> c</p></div>',
      'a<sup>1</sup>\n\n1 b\n\ni c',
    ],
  ],
  'boxes of check lists are characters, as on the site': [
    [
      '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,a" alt="unchecked" aria-roledescription="checkbox"><p style="display:inline-block"><b>a</b></p></li><li role="checkbox" aria-checked="true"><p>b</p></li></ul>',
      '- ☐ **a**\n- ☑ b',
    ],
    [
      '<ul><li><input type="checkbox" disabled> a<ul><li>b<li><input type=checkbox checked> c</ul></li><li>d</li></ul>',
      '- ☐ a\n  - b\n  - ☑ c\n- d',
    ],
    [
      '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>a</p></div></li></ul><p><input type="checkbox" checked="">b <input value="c"></p>',
      '- ☑ a\n\n☑ b',
    ],
    [
      '<ul style="--en-todo:true"><li style="--en-checked:true;"><div>a</div></li><li style="--en-checked:false;"><div>b</div></li></ul><div role="list"><div role="listitem"><input type="checkbox">c</div></div>',
      '- ☑ a\n- ☐ b\n- ☐ c',
    ],
  ],
  'quotations and separators stay so': [
    [
      '<p>Sakykite:</p><blockquote><p>Aš jaučiuosi <b>vieniša</b>.</p><blockquote>Kai</blockquote><ul><li>a</ul></blockquote><p>b</p>',
      'Sakykite:\n\n> Aš jaučiuosi **vieniša**.\n>\n> > Kai\n>\n> - a\n\nb',
    ],
    [
      '<div>a</div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid"><div>b</div><div>c</div></blockquote><blockquote style="margin:0 0 0 40px;border:none;padding:0"><div>d</div></blockquote>',
      'a\n\n> b\\\n> c\n\nd',
    ],
    [
      '<ol><li><p>a</p><blockquote>b</blockquote></li><li><blockquote>c</blockquote></li><li>d</li></ol><blockquote><br></blockquote>',
      '1. a\n\n   > b\n\n2. c\n\n3. d',
    ],
    [
      '<table><tr><td><blockquote>a<br>b</blockquote><hr>c<td>d</table><h2><blockquote>e</blockquote></h2>',
      '| a<br>b<br>c | d |\n| --- | --- |\n\n## e',
    ],
    [
      '<p>a<hr>b</p><ul><li>c<hr>d</li></ul><p>e</p><hr><hr class="msocomoff">',
      'a\n\n---\n\nb\n\n- c\n\n---\n\nd\n\ne\n\n---',
    ],
  ],
  'links lead where they led': [
    [
      '<p><a href="https://www.google.com/url?q=https://a.lt/?b%3D1&amp;sa=D">a</a> <a href="https://www.google.com/url?sa=t&amp;url=https%3A%2F%2Fa.lt%2F">b</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.lt%2F&amp;h=AT0">c</a> <a href="https://lm.facebook.com/l.php?u=https%3A%2F%2Fa.lt%2F">d</a> <a href="https://l.instagram.com/?u=https%3A%2F%2Fa.lt%2F&amp;e=AT">e</a> <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.lt%2F%3Fb%3D1&amp;data=05">f</a>',
      '[a](https://a.lt/?b=1) [b](https://a.lt/) [c](https://a.lt/) [d](https://a.lt/) [e](https://a.lt/) [f](https://a.lt/?b=1)',
    ],
    [
      '<p><a href="https://www.google.com/search?q=https://a.lt">a</a> <a href="https://a.lt/l.php?u=https://b.lt">b</a> <a href="https://l.facebook.com/l.php?u=c">c</a> <a href="https://safelinks.protection.outlook.com.a.lt/?url=https://b.lt">d</a></p>',
      '[a](https://www.google.com/search?q=https://a.lt) [b](https://a.lt/l.php?u=https://b.lt) [c](https://l.facebook.com/l.php?u=c) [d](https://safelinks.protection.outlook.com.a.lt/?url=https://b.lt)',
    ],
    [
      '<p><a href="tel:+370 600 12345">a</a>, <a href="viber://chat?number=%2B37060012345">b</a>, <a href="sms:+370 600 1?body=Labas rytas">c</a>, <a href="WhatsApp://send?text=a b">d</a></p>',
      '[a](tel:+37060012345), [b](viber://chat?number=%2B37060012345), [c](sms:+3706001?body=Labas%20rytas), [d](WhatsApp://send?text=a%20b)',
    ],
    [
      '<p><a href="javascript:alert(1)">a</a> <a href="file:///C:/a">b</a> <a href=" https://a.lt/b c ">d</a></p>',
      'a b [d](https://a.lt/b%20c)',
    ],
    [
      '<p>Žr. www.a.lt/b_c, https://a.lt. Rašykite a@b.lt</p>',
      'Žr. [www.a.lt/b_c](https://www.a.lt/b_c), [https://a.lt](https://a.lt). Rašykite [a@b.lt](mailto:a@b.lt)',
    ],
    [
      '<p><a href="https://a.lt\n/nl">a</a> <a href="https://b.lt/\r\n\tb c">b</a> <a href="java\nscript:alert(1)">c</a></p>',
      '[a](https://a.lt/nl) [b](https://b.lt/b%20c) c',
    ],
    [
      '<p><a href="tg://resolve?domain=a">a</a> <a href="skype:vardas?chat">b</a> <a href="callto:+370 600">c</a> <a href="geo:54.6,25.2">d</a></p>',
      '[a](tg://resolve?domain=a) [b](skype:vardas?chat) [c](callto:+370%20600) [d](geo:54.6,25.2)',
    ],
    [
      '<p><a href="about:blank">a</a> <a href="BLOB:https://a.lt/b">b</a> <a href="data:text/html,a">c</a> <a href="C:\\a">d</a> <a href="//a.lt">e</a> <a href="x-apple-data-detectors://0">f</a></p>',
      'a b c d e f',
    ],
  ],
}

describe.each(Object.entries(KINDS))('of a pasted text %s', (_kind, samples) => {
  it.each(samples)('%s', (html, markdown) => {
    const written = pasted(html) ?? ''
    expect(written).toBe(markdown)
    // Reading the Markdown back gives the same text.
    expect(writeBlocks(readMarkdown(written).pieces.map(({ block }) => block))).toBe(markdown)
  })
})

/** Returns the letters with their marks, except bold and italics where the element itself sets them. */
function seen(markdown: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = renderMarkdown(markdown)
  const isAnyway = 'h2 *, h3 *, h4 *, h5 *, h6 *'
  const marks = ['del', 'sup', 'sub', `em:not(${isAnyway})`, `strong:not(${isAnyway}, th *)`]
  const lettersOf = (node: Node): string[] =>
    node instanceof Text
      ? Array.from(
          node.data.replaceAll(/[\s•]+/g, ''),
          (letter) => letter + marks.filter((each) => node.parentElement?.closest(each)).join(' '),
        )
      : [...node.childNodes].flatMap(lettersOf)
  return lettersOf(page)
}

it('looks on the site as it looked there, when it is copied from the site', () => {
  fc.assert(
    fc.property(generatedBlocks, (blocks) => {
      const markdown = writeBlocks(blocks)
      const again = readHtml(renderMarkdown(markdown), '')
      if (again !== null) expect(seen(writeBlocks(again.blocks))).toEqual(seen(markdown))
    }),
    { numRuns: 200 },
  )
})

it('keeps the text of a table that has too many columns, and says so', () => {
  const row = (from: number) =>
    Array.from(
      { length: MARKDOWN_LIMITS.columns + 1 },
      (_, index) => `<td>${from + index}</td>`,
    ).join('')
  const text = readHtml(`<p>a</p><table><tr>${row(1)}</tr><tr>${row(31)}</tr></table>`, '')
  const written = writeBlocks(text?.blocks ?? [])
  expect(text?.notice).toContain('per daug stulpelių')
  expect(written).toMatch(/^a\n\n1 – 2 – .* – 21\n\n31 – .* – 51$/)
  const pipes = `<table><tr>${'<td>|</td>'.repeat(MARKDOWN_LIMITS.columns)}</tr></table>`
  expect(readHtml(pipes, '')?.notice).not.toBeNull()
  const fits = `<table><tr>${'<td>a</td>'.repeat(MARKDOWN_LIMITS.columns)}</tr></table>`
  expect(readHtml(fits, '')?.notice).toBeNull()
})

it('tells a picture alone from one in a text', () => {
  const PICTURE = '<img src="https://a.lt/a.png" alt="Du  puodeliai">'
  const isAlone = (html: string) => readHtml(html, '')?.isPictureAlone
  expect(isAlone(`<p>${PICTURE}</p>`)).toBe(true)
  expect(isAlone(`<div><b> </b>${PICTURE}</div>`)).toBe(true)
  expect(isAlone(`<p>a ${PICTURE}</p>`)).toBe(false)
  expect(isAlone(PICTURE + PICTURE)).toBe(false)
  expect(isAlone('<p>a</p>')).toBe(false)
})

it('keeps links of each scheme that is allowed', () => {
  for (const scheme of LINK_SCHEMES) {
    expect(pasted(`<p><a href="${scheme}:a">b</a></p>`)).toBe(`[b](${scheme}:a)`)
  }
})

describe('pasted Markdown', () => {
  const paste = (text: string, markdown: string) => {
    const [before = '', after = ''] = text.split('|')
    const selected = { text: before + after, start: before.length, end: before.length }
    const edit = insertMarkdown(selected, markdown)
    const { from, to, insert, start } = edit
    const result = selected.text.slice(0, from) + insert + selected.text.slice(to)
    return `${result.slice(0, start)}|${result.slice(start)}`
  }

  it('of one line goes where the caret is', () => {
    expect(paste('Kalbėkitės | kasdien.', '**ramiai**')).toBe('Kalbėkitės **ramiai**| kasdien.')
  })

  it('of several paragraphs keeps apart from the text around it', () => {
    expect(paste('Pradžia |pabaiga', '## A\n\nB')).toBe('Pradžia\n\n## A\n\nB|\n\npabaiga')
    expect(paste('|', '- a\n- b')).toBe('- a\n- b|')
  })
})
