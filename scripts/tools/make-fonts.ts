import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'prettier'
import subsetFont from 'subset-font'
import { articles } from '#db/seeds/articles/index.ts'
import { run } from './run.ts'
import { type FontMetrics, readMetrics, renameFont } from './sfnt.ts'

// Makes the site's fonts out of their publishers' packages: run it with `node` from the project's
// folder. It writes src/styles/fonts.css, public/fonts and src/integrations/fonts.

const STYLES = 'src/styles'
/** Files of their own, not assets of the bundler: Astro moves those, which fails between two disks. */
const WEB_FONTS = 'public/fonts'
const SHARE_FONTS = 'src/integrations/fonts'

/** The axis of weights is cut to what the site uses. */
const WEIGHTS = { min: 400, max: 700, default: 400 }

/** Optical sizes of the serif in points: of headings on the pages, and of large share images. */
const HEADING_SIZE = 30
const SHARE_SIZE = 48

/** Letters and signs of the site's texts; a font keeps those that it has. */
const LITHUANIAN = 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ'
const OTHER_LETTERS = 'éèêëáàâäãåæçíîïñóôöõøßúûüýłńśźżćāēīņļķģőÉÖÜÄÅŁ'
const SIGNS = '„“”‘’‚«»–—‑…·•×÷−±½°§№€©®′″→←↑↓↗✓♥\u00a0\u00ad\u2009\u202f'
const BASIC_LATIN = characters(0x20, 0x7e)
const WEB_TEXT = BASIC_LATIN + LITHUANIAN + OTHER_LETTERS + SIGNS
/** Share images are drawn at build, where size does not matter: all of Latin. */
const SHARE_TEXT = WEB_TEXT + characters(0xa1, 0x17f)

/** Kerning, accents in their place, ligatures, figures of one width for columns of numbers. */
const FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'calt', 'tnum', 'lnum']

const LICENSE_NAMES = { 13: 'SIL Open Font License 1.1', 14: 'https://openfontlicense.org' }

interface Family {
  /** The licence reserves the name "Source" for fonts that nobody has changed. */
  name: string
  file: string
  package: string
  source: string
  copyright: string
  /** Axes to hold at one value, on pages and in share images. */
  web: Record<string, number>
  share: Record<string, number>
  shareWeights: readonly number[]
  /** The titles of share images are set in it. */
  titles: boolean
  /** Installed fonts that stand in until the own one has come, best first. */
  standIns: readonly StandIn[]
}

/**
 * An installed font, its names in either weight, and a free font whose letters are exactly as wide.
 * Every face weighs some 40 bytes in every page: a weight without names has none.
 */
interface StandIn {
  suffix: string
  regular: readonly string[]
  bold: readonly string[]
  measuredOn: string
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Akademija Serif',
    file: 'akademija-serif',
    package: 'source-serif@4.5.1',
    source: 'VAR/SourceSerif4Variable-Roman.ttf',
    copyright: 'Made of Source Serif 4, © 2014-2021 Adobe (http://www.adobe.com/)',
    web: { opsz: HEADING_SIZE },
    share: { opsz: SHARE_SIZE },
    shareWeights: [600],
    titles: true,
    standIns: [
      {
        suffix: 'Fallback',
        regular: ['Georgia'],
        bold: ['Georgia Bold'],
        measuredOn: 'gelasio',
      },
      {
        suffix: 'Fallback Times',
        regular: [],
        bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
        measuredOn: 'tinos',
      },
      {
        suffix: 'Fallback Noto',
        regular: [],
        bold: ['Noto Serif Bold'],
        measuredOn: 'noto-serif',
      },
    ],
  },
  {
    name: 'Akademija Sans',
    file: 'akademija-sans',
    package: 'source-sans@3.52.0',
    source: 'VF/SourceSans3VF-Upright.ttf',
    copyright: 'Made of Source Sans 3, © 2010-2023 Adobe (http://www.adobe.com/)',
    web: {},
    share: {},
    shareWeights: [600],
    titles: false,
    standIns: [
      {
        suffix: 'Fallback',
        // Roboto runs as wide as Arial, to a thousandth in the regular weight.
        regular: ['Arial', 'Liberation Sans', 'Roboto', 'Roboto Regular'],
        bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
        measuredOn: 'arimo',
      },
    ],
  },
]

/** Release of the free fonts that the stand-ins are measured on; only their widths are used. */
const MEASURED_RELEASE = '5.3.0'

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}

/** Fetches a package from the registry. @returns its folder. @throws when it cannot be had. */
async function unpack(folder: string, name: string): Promise<string> {
  const target = await mkdtemp(path.join(folder, 'package-'))
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', target, name])
  const archive = packed.output.trim().split('\n').at(-1) ?? ''
  const unpacked = await run('tar', ['-xzf', path.join(target, archive), '-C', target])
  if (!packed.succeeded || !unpacked.succeeded) {
    throw new Error(`${name} cannot be fetched: ${packed.output}${unpacked.output}`)
  }
  return path.join(target, 'package')
}

/** The font cut to `text` and `axes` and called by its own name, not compressed. */
async function cut(
  font: Buffer,
  text: string,
  axes: Record<string, number | typeof WEIGHTS>,
  family: Family,
): Promise<Buffer> {
  const options = { variationAxes: axes, keepFeatures: FEATURES, noHinting: true } as const
  const subset = await subsetFont(font, text, { ...options, targetFormat: 'sfnt' })
  const postscript = family.name.replace(' ', '')
  return renameFont(subset, {
    0: family.copyright,
    1: family.name,
    2: 'Regular',
    3: `${postscript};${family.package}`,
    4: family.name,
    5: 'Version 1.000',
    6: `${postscript}-Regular`,
    ...LICENSE_NAMES,
  })
}

function write(font: Buffer, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  const preserveNameIds = Object.keys(LICENSE_NAMES).map(Number)
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat, preserveNameIds })
}

/** Metrics of an installed font, from the packages of the free one that is as wide. */
async function standInMetrics(folder: string, name: string, weight: number): Promise<FontMetrics> {
  const parts = await Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => {
      const file = path.join(folder, 'files', `${name}-${subset}-${weight}-normal.woff2`)
      const font = await readFile(file)
      return readMetrics(
        await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }),
      )
    }),
  )
  const [first] = parts
  if (!first) throw new Error(`${name} has no files.`)
  const advance = (character: string) =>
    parts.map((part) => part.advance(character)).find((width) => width !== undefined)
  return { ...first, advance }
}

/** How much wider than `other` the font sets a text. Characters that either lacks do not count. */
function widthRatio(font: FontMetrics, other: FontMetrics, text: string): number {
  let own = 0
  let others = 0
  for (const character of text) {
    const width = font.advance(character)
    const otherWidth = other.advance(character)
    if (width === undefined || otherWidth === undefined) continue
    own += width
    others += otherWidth
  }
  return own / others
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`
}

function fontFace(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  return ['@font-face {', ...lines, '}', ''].join('\n')
}

/** Rule by which an installed font takes the room that the own one is going to take. */
function standInFace(
  family: Family,
  standIn: StandIn,
  weight: 400 | 600,
  own: FontMetrics,
  other: FontMetrics,
): string {
  const ratio = widthRatio(own, other, SAMPLE[weight])
  const names = weight === 400 ? standIn.regular : standIn.bold
  return fontFace({
    'font-family': `'${family.name} ${standIn.suffix}'`,
    'font-weight': String(weight),
    src: names.map((name) => `local('${name}')`).join(', '),
    'size-adjust': percent(ratio),
    'ascent-override': percent(own.ascent / ratio),
    'descent-override': percent(own.descent / ratio),
  })
}

/** What the widths are compared on: running text in the regular weight, titles in the bold one. */
const SAMPLE = {
  400: articles.map(({ content }) => content).join(' '),
  600: articles.map(({ title }) => title).join(' '),
}

/** A module with the widths of a font's characters: by them a title is broken into lines. */
function widths(font: Buffer): Promise<string> {
  const { advance } = readMetrics(font)
  const codes = new Set(Array.from(SHARE_TEXT, (character) => character.codePointAt(0) ?? 0))
  const pairs = [...codes].flatMap((code) => {
    const width = advance(String.fromCodePoint(code))
    return width === undefined ? [] : [code, Math.round(width * 1000)]
  })
  return formatted(
    `// Written by scripts/tools/make-fonts.ts: change it there.
/** Code points and, after each, the width of its letter in thousandths of the em. */
export const TITLE_WIDTHS: readonly number[] = [${pairs.join(', ')}]`,
    'typescript',
  )
}

function formatted(source: string, parser: 'css' | 'typescript'): Promise<string> {
  return format(source, { parser, singleQuote: true, semi: false, printWidth: 100 })
}

async function makeFamily(family: Family, folder: string): Promise<string> {
  const source = await unpack(folder, family.package)
  const font = await readFile(path.join(source, family.source))
  const web = await cut(font, WEB_TEXT, { ...family.web, wght: WEIGHTS }, family)
  const lacking = Array.from(LITHUANIAN).filter(
    (letter) => readMetrics(web).advance(letter) === undefined,
  )
  if (lacking.length > 0) throw new Error(`${family.package} lacks ${lacking.join('')}.`)
  const compressed = await write(web, 'woff2')
  const file = `${family.file}-${createHash('sha256').update(compressed).digest('hex').slice(0, 8)}.woff2`
  await writeFile(path.join(WEB_FONTS, file), compressed)
  await copyFile(
    path.join(source, 'LICENSE.md'),
    path.join(WEB_FONTS, `${family.file}.license.txt`),
  )
  for (const weight of family.shareWeights) {
    const share = await cut(font, SHARE_TEXT, { ...family.share, wght: weight }, family)
    await writeFile(
      path.join(SHARE_FONTS, `${family.file}-${weight}.ttf`),
      await write(share, 'sfnt'),
    )
    if (family.titles)
      await writeFile(path.join(SHARE_FONTS, 'title-widths.ts'), await widths(share))
  }
  console.log(`${family.name}: ${compressed.length} bytes`)
  return [ownFace(family, file), ...(await standInFaces(family, font, folder))].join('\n')
}

function ownFace(family: Family, file: string): string {
  return fontFace({
    'font-family': `'${family.name}'`,
    'font-weight': `${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display': 'swap',
    src: `url('/fonts/${file}')`,
  })
}

async function standInFaces(family: Family, font: Buffer, folder: string): Promise<string[]> {
  const faces: string[] = []
  for (const standIn of family.standIns) {
    const measured = await unpack(folder, `@fontsource/${standIn.measuredOn}@${MEASURED_RELEASE}`)
    for (const weight of [400, 600] as const) {
      if ((weight === 400 ? standIn.regular : standIn.bold).length === 0) continue
      const own = readMetrics(await cut(font, WEB_TEXT, { ...family.web, wght: weight }, family))
      const bold = weight === 600 ? 700 : 400
      const other = await standInMetrics(measured, standIn.measuredOn, bold)
      faces.push(standInFace(family, standIn, weight, own, other))
    }
  }
  return faces
}

const HEADER = `/* Written by scripts/tools/make-fonts.ts: change it there.
   The fallbacks are installed fonts, set to take the room of the own font, so that nothing on the
   page moves when that has come. */
`

const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
try {
  const faces: string[] = []
  for (const family of FAMILIES) faces.push(await makeFamily(family, folder))
  const css = await formatted([HEADER, ...faces].join('\n'), 'css')
  await writeFile(path.join(STYLES, 'fonts.css'), css)
} finally {
  await rm(folder, { recursive: true })
}
