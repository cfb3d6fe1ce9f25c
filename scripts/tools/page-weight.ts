import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { JSDOM } from 'jsdom'
import ts from 'typescript'
import { countWords } from '#src/features/articles/reading.ts'

/**
 * Budgets of a page, in transferred bytes unless stated otherwise. `script`, `quizScript` and `fonts` are the values
 * measured on 2026-11-27 plus five percent. To raise a budget, change it here and give the reason in the commit.
 */
export const PAGE_BUDGETS = {
  /**
   * A page's first answer including headers, brotli: the ten TCP segments that a server sends before it waits for an
   * acknowledgement. An article longer than `words` may exceed it.
   */
  answer: 14_600,
  /** Number of words of an article that count for `answer`: as many as an ordinary article has. */
  words: 1_000,
  /** Scripts of a page without an island, brotli. */
  script: 3_440,
  /** Scripts of a quiz page with its island, brotli. */
  quizScript: 72_031,
  /** Scripts of the panel with its first view, brotli. */
  panelScript: 150 * 1024,
  /** Files that `panelScript` comes in. */
  panelFiles: 25,
  /** Scripts that the form of an article adds, without the editor, brotli. */
  formScript: 70 * 1024,
  /** Scripts of the rich text editor, brotli; loaded once a form shows a text. */
  richTextScript: 144 * 1024,
  /** Font files of every page. */
  fontFiles: 2,
  fonts: 56_108,
  /** Font file that only pages with emphasis load. */
  italic: 20 * 1024,
} as const

/** On-the-fly compression level for HTML, as used by CDNs. */
const BROTLI_LEVEL = 5

/** Number of bytes of the headers that the CDN adds: content type, date, ETag, cache status and request id. */
const HEADERS_OF_CDN = 350

/** The administrator's pages. */
const NOT_PUBLIC = /^\/admin(\/|$)/
/** The 404 page and the shells, which are served at the paths of other pages. */
const WITHOUT_ADDRESS = /^\/(404$|shells\/)/

/** Hydration trigger of an island. */
export interface IslandStart {
  component: string
  /** Name of Astro's `client:` directive: `visible`, `idle`, `load`, `media` or `only`. */
  client: string
}

export interface BuiltPage {
  /** Its URL path, such as `/blog/x`. */
  path: string
  /** Whether visitors and search engines reach it at that path. */
  listed: boolean
  document: Document
  /** Bytes of the HTML with its inlined styles and scripts, brotli, and of the headers. */
  answer: number
  /** Bytes of the scripts that run on load without an island, brotli. */
  script: number
  /** Bytes of the scripts that run on load, brotli, with all scripts that the islands load. */
  scriptWithIslands: number
  /** URLs of these scripts. */
  scripts: readonly string[]
  islands: readonly IslandStart[]
  /** Whether the scripts that run on load contain React. */
  loadsReact: boolean
  /** HTML of render-blocking elements. */
  blocking: readonly string[]
  /** HTML of scripts that are requested before the first paint. */
  early: readonly string[]
  /** Font files that it loads, as paths from the root. */
  fonts: readonly string[]
  /** Font files that it would load for emphasis. */
  italics: readonly string[]
}

/** Returns the number of bytes in which HTML is transferred. */
function sentSize(html: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL }
  return brotliCompressSync(html, { params }).byteLength
}

/** Returns the number of bytes of a page's headers: those that the build sets for every path, and the CDN's. */
function headerSize(dist: string): number {
  const rules = readFileSync(path.join(dist, '_headers'), 'utf8').split('\n\n')
  const [, ...headers] = rules.find((rule) => rule.startsWith('/*\n'))?.split('\n') ?? []
  if (headers.length === 0) throw new Error('The build writes no headers for all addresses.')
  return headers.reduce((sum, line) => sum + line.trim().length + 2, HEADERS_OF_CDN)
}

/** Measures every public page of a built site. Returns them ordered by path. @param dist folder of the built files. */
export async function readBuiltPages(dist: string): Promise<BuiltPage[]> {
  const scripts = new BuiltScripts(dist)
  const headers = headerSize(dist)
  const pages: BuiltPage[] = []
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const address = `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
    if (NOT_PUBLIC.test(address)) continue
    const html = await readFile(path.join(dist, file), 'utf8')
    pages.push({ ...readPage(address, html, scripts), answer: sentSize(html) + headers })
  }
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Returns the bytes of a page's first answer without the article's paragraphs beyond `words` words. */
export function answerOfWords({ document, answer }: BuiltPage, words: number): number {
  const copy = document.cloneNode(true) as Document
  const beyond: Element[] = []
  let count = 0
  for (const part of copy.querySelector('article .prose')?.children ?? []) {
    count += countWords(part.textContent)
    if (count > words) beyond.push(part)
  }
  if (beyond.length === 0) return answer
  const whole = sentSize(copy.documentElement.outerHTML)
  for (const part of beyond) part.remove()
  return answer - whole + sentSize(copy.documentElement.outerHTML)
}

/** Returns the total size in bytes of a build's files, given by their paths from the root. */
export async function sizeOfFiles(dist: string, files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file))))
  return contents.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

function readPage(address: string, html: string, scripts: BuiltScripts): Omit<BuiltPage, 'answer'> {
  const { document } = new JSDOM(html).window
  const onLoad = entriesOf(document)
  const inline = inlineScriptsOf(document)
  const loaded = scripts.reach([
    ...onLoad,
    ...inline.flatMap((code) => [...importsOf(code), ...lateImportsOf(code)]),
  ])
  const withIslands = scripts.reach([...loaded, ...islandEntriesOf(document)])
  const inlineBytes = inline.reduce((sum, code) => sum + brotliSize(code), 0)
  return {
    path: address,
    listed: !WITHOUT_ADDRESS.test(address),
    document,
    script: inlineBytes + scripts.size(loaded),
    scriptWithIslands: inlineBytes + scripts.size(withIslands),
    scripts: withIslands,
    islands: islandsOf(document).map((island) => ({
      component: path.basename(island.getAttribute('component-url') ?? '').split('.')[0] ?? '',
      client: island.getAttribute('client') ?? '',
    })),
    loadsReact: scripts.someHolds(loaded, 'react.transitional.element'),
    blocking: blockingOf(document),
    early: [...document.querySelectorAll(REQUESTED)].map((it) => it.outerHTML),
    ...fontsOf(document),
  }
}

/** Returns the size in bytes after brotli. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).byteLength
}

const islandsOf = (document: Document) => [...document.querySelectorAll('astro-island')]

const REQUESTED = 'script[src], link[rel="modulepreload"]'

/** Returns the URLs of scripts in the page's HTML, and in the templates of `Late.astro`. */
function entriesOf(document: Document): string[] {
  const late = [...document.querySelectorAll<HTMLTemplateElement>('template[data-late]')]
  return [document, ...late.map(({ content }) => content)]
    .flatMap((within) => [...within.querySelectorAll(REQUESTED)])
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
}

function islandEntriesOf(document: Document): string[] {
  const names = ['component-url', 'renderer-url', 'before-hydration-url']
  return islandsOf(document).flatMap((island) =>
    names.flatMap((name) => island.getAttribute(name) ?? []),
  )
}

function inlineScriptsOf(document: Document): string[] {
  return [...document.querySelectorAll('script:not([src])')]
    .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.textContent)
}

/** Returns the HTML of render-blocking elements, which make the browser wait for another request before it paints. */
function blockingOf(document: Document): string[] {
  const styles = 'link[rel~="stylesheet"]:not([media="print"])'
  const scripts = 'head script[src]:not([async]):not([defer]):not([type="module"])'
  const imports = [...document.querySelectorAll('style')].filter((style) =>
    style.textContent.includes('@import'),
  )
  return [
    ...[...document.querySelectorAll(`${styles}, ${scripts}`)].map((it) => it.outerHTML),
    ...imports.map(() => '<style> with @import'),
  ]
}

function fontsOf(document: Document): Pick<BuiltPage, 'fonts' | 'italics'> {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? []
  const named = (isItalic: boolean) =>
    faces
      .filter((face) => /font-style:\s*italic/.test(face) === isItalic)
      .flatMap((face) =>
        [...face.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
      )
  const preloaded = [...document.querySelectorAll('link[rel="preload"][as="font"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  return { fonts: [...new Set([...named(false), ...preloaded])], italics: named(true) }
}

/** Returns the static imports of a module, without dynamic ones. */
function importsOf(code: string): string[] {
  const tree = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest)
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : []
  })
}

/** Returns the URLs that a script of the page imports dynamically. */
function lateImportsOf(code: string): string[] {
  return [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address = '']) => address)
}

interface BuiltScript {
  code: string
  size: number
  imports: readonly string[]
}

/** Script files of one build, each read once. */
class BuiltScripts {
  readonly #dist: string
  readonly #files = new Map<string, BuiltScript>()

  constructor(dist: string) {
    this.#dist = dist
  }

  /** Returns the given URLs and those of all their static imports, transitively. */
  reach(addresses: readonly string[]): string[] {
    const found = new Set(addresses)
    for (const address of found) {
      for (const name of this.#read(address).imports) {
        found.add(path.posix.resolve(path.posix.dirname(address), name))
      }
    }
    return [...found]
  }

  size(addresses: readonly string[]): number {
    return addresses.reduce((sum, address) => sum + this.#read(address).size, 0)
  }

  someHolds(addresses: readonly string[], text: string): boolean {
    return addresses.some((address) => this.#read(address).code.includes(text))
  }

  /** @throws when a page references a script outside the build, such as one of another origin. */
  #read(address: string): BuiltScript {
    const known = this.#files.get(address)
    if (known) return known
    const code = readFileSync(path.join(this.#dist, address), 'utf8')
    const script = { code, size: brotliSize(code), imports: importsOf(code) }
    this.#files.set(address, script)
    return script
  }
}
