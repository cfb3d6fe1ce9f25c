import { hash } from 'node:crypto'
import postcss, { type AtRule, type Container, type Root } from 'postcss'
import parseSelector, { type Node } from 'postcss-selector-parser'

/** Sources of the islands: what they show later is not in the HTML that the build makes of a page. */
export type IslandSources = Readonly<Record<string, string>>

/** Styles that were worked out before, by a digest of all they come from but this code. */
export type KnownStyles = Map<string, PageStyles>

/** Plain values: they are kept as JSON. */
export interface PageStyles {
  css: string
  /** Pairs of the long and the short name. */
  classes: readonly (readonly [string, string])[]
  properties: readonly (readonly [string, string])[]
}

/** What can stand in a selector: words of source text. */
const WORDS = /[^<>"'`\s={}]+/g

/** Begins the classes of an element. */
const CLASS = ' class="'

/** In the source of an island that shows the HTML of an article or page as it is given. */
const GIVEN_HTML = 'dangerouslySetInnerHTML'

/** Stands for every element; no source text has such a word. */
const ANY_ELEMENT = '<>'

/** Names in a rendered page, in place of its style sheets. */
const SHEETS = /<style>((?:sheet-\w+;)+)<\/style>/

/**
 * Puts into a page, in place of the names of its style sheets, the styles that it can use: those for its own elements
 * and classes, and those for whatever its islands may show. Pages of one build have few different
 * sets of words, so each set is worked out once.
 *
 * On a page without islands the utilities, custom properties and layers get names of one or two letters:
 * no script ever speaks of them. Classes of the components layer keep theirs.
 *
 * @param islands source text by path, as `/src/islands/public/QuizRunner.tsx`
 * @param readSheet gives the content of a style sheet by its name, which changes with it
 * @param known those of an earlier build; what is worked out is added
 */
export function createStylePruner(
  islands: IslandSources,
  readSheet: (name: string) => string,
  known: KnownStyles = new Map(),
): (html: string) => string {
  /** By the names of the sheets and by markup, or by words. */
  const ready = new Map<string, Styles>()

  const contentOf = (sheets: string) =>
    sheets
      .split(';')
      .slice(0, -1)
      .map((name) => readSheet(name))
      .join('')

  const stylesFor = (sheets: string, markup: string): Styles => {
    const words = wordsOf(markup, islands)
    const rename = !ISLANDS.test(markup)
    const key = hash('sha256', [sheets, rename, ...[...words].toSorted()].join(' '))
    const found = known.get(key) ?? stylesOf(contentOf(sheets), words, rename)
    known.set(key, found)
    const styles = ready.get(key) ?? readyToUse(found)
    ready.set(key, styles)
    return styles
  }

  return (html) => {
    const [mark, sheets = ''] = SHEETS.exec(html) ?? []
    if (mark === undefined) return html
    const place = html.indexOf(mark)
    const parts = [html.slice(0, place), html.slice(place + mark.length)] as const
    const markup = markupOf(...parts)
    const styles = ready.get(sheets + markup) ?? stylesFor(sheets, markup)
    ready.set(sheets + markup, styles)
    const [before, after] = parts.map((part) => withNames(part, styles))
    return `${before}<style>${styles.css}</style>${after}`
  }
}

function* placesOf(part: string, text: string): Generator<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) yield at
}

/** Markup that React may render again, from sources that know the long names only. */
const ISLANDS = /<astro-island| data-fresh-list=/

/** All of a page that its styles depend on, each once: thousands of pages differ in their texts only. */
function markupOf(...parts: readonly string[]): string {
  const found = new Set(['<style'])
  for (const html of parts) {
    for (const at of placesOf('<', html)) {
      let end = at + 1
      while (isOfName(html.charCodeAt(end))) end += 1
      if (end > at + 1) found.add(html.slice(at, end))
    }
    for (const at of placesOf(CLASS, html)) {
      found.add(html.slice(at, html.indexOf('"', at + CLASS.length) + 1))
    }
    for (const [read] of html.matchAll(/var\(--[\w-]+/g)) found.add(read)
    if (found.has('<astro-island')) {
      for (const [island] of html.matchAll(/ component-export="\w+"/g)) found.add(island)
    }
    if (html.includes(' data-fresh-list=')) found.add(' data-fresh-list=')
  }
  return [...found].join('\n')
}

/** Small letters, digits and the hyphen. */
function isOfName(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45
}

interface Styles {
  css: string
  /** Short names by the long ones. */
  classes: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, string>
  /** Classes of elements as they stood in pages, with their short names. */
  seen: Map<string, string>
}

function readyToUse({ css, classes, properties }: PageStyles): Styles {
  return { css, classes: new Map(classes), properties: new Map(properties), seen: new Map() }
}

function stylesOf(css: string, words: ReadonlySet<string>, rename: boolean): PageStyles {
  const root = prune(css, words)
  if (!rename) return { css: root.toString(), classes: [], properties: [] }
  const { classes, properties } = shortNames(root, words)
  return {
    css: renamed(root.toString(), properties),
    classes: [...classes],
    properties: [...properties],
  }
}

/** The page with the short names in its classes and in what its drawings read. */
function withNames(html: string, styles: Styles): string {
  if (styles.classes.size === 0) return html
  let text = ''
  let done = 0
  for (const at of placesOf(CLASS, html)) {
    const start = at + CLASS.length
    const end = html.indexOf('"', start)
    text += html.slice(done, start) + withShortClasses(html.slice(start, end), styles)
    done = end
  }
  return renamed(text + html.slice(done), styles.properties)
}

function withShortClasses(value: string, { classes, seen }: Styles): string {
  const known = seen.get(value)
  if (known !== undefined) return known
  const names = value.split(/\s+/).map((name) => {
    return classes.get(name.replaceAll('&amp;', '&')) ?? name
  })
  const short = names.join(' ')
  seen.set(value, short)
  return short
}

function renamed(text: string, properties: ReadonlyMap<string, string>): string {
  return text.replaceAll(/--[a-z][\w-]*/g, (name, at: number) => {
    const follows = at > 0 && /[\w-]/.test(text.charAt(at - 1))
    return (follows ? undefined : properties.get(name)) ?? name
  })
}

/** Gives the classes of the utilities layer, all custom properties and all layers short names. */
function shortNames(
  root: Root,
  words: ReadonlySet<string>,
): Pick<Styles, 'classes' | 'properties'> {
  const classes = new Map<string, string>()
  const properties = new Map<string, string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) => {
      rule.selector = parseSelector((selectors) => {
        selectors.walkClasses((node) => {
          const short = classes.get(node.value) ?? freeName(classes.size, words)
          classes.set(node.value, short)
          node.value = short
        })
      }).processSync(rule.selector)
    })
  })
  root.walkDecls(/^--/, ({ prop }) => {
    if (!properties.has(prop)) properties.set(prop, `--${shortName(properties.size)}`)
  })
  root.walkAtRules('property', ({ params }) => {
    if (!properties.has(params)) properties.set(params, `--${shortName(properties.size)}`)
  })
  const layers = new Map<string, string>()
  root.walkAtRules('layer', (layer) => {
    layer.params = layer.params.replaceAll(/[\w-]+/g, (name) => {
      const short = layers.get(name) ?? shortName(layers.size)
      layers.set(name, short)
      return short
    })
  })
  return { classes, properties }
}

/** The name of a number: a, b, ... z, a0, b0, ... */
function shortName(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26))
  return number < 26 ? letter : `${letter}${Math.floor(number / 26) - 1}`
}

/** The same, apart from the names that stand in the page already. */
function freeName(number: number, words: ReadonlySet<string>): string {
  const name = shortName(number)
  return words.has(name) ? `${name}_` : name
}

/** Names of the elements and classes of a page, and every word of the sources of its islands. */
function wordsOf(html: string, islands: IslandSources): Set<string> {
  const words = new Set<string>()
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) words.add(element)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const word of classes.replaceAll('&amp;', '&').split(/\s+/)) words.add(word)
  }
  addReads(html, words)
  for (const [, name = ''] of html.matchAll(/component-export="(\w+)"/g)) {
    addSources(name, islands, words)
  }
  if (html.includes(' data-fresh-list=')) addSources('mount-live-list', islands, words)
  return words
}

/** Adds the custom properties that drawings read by themselves. */
function addReads(text: string, words: Set<string>): void {
  for (const [, property = ''] of text.matchAll(/var\((--[\w-]+)/g)) words.add(property)
}

/** Adds the words of a component's source and of every source that it imports. */
function addSources(name: string, islands: IslandSources, words: Set<string>): void {
  const seen = new Set<string>()
  const visit = (component: string) => {
    if (seen.has(component)) return
    seen.add(component)
    const source = Object.entries(islands).find(([path]) => path.endsWith(`/${component}.tsx`))?.[1]
    if (source === undefined) throw new Error(`The island ${component} has no source.`)
    for (const [word] of source.matchAll(WORDS)) words.add(word)
    if (source.includes(GIVEN_HTML)) words.add(ANY_ELEMENT)
    addReads(source, words)
    for (const [, imported = ''] of source.matchAll(
      /(?:from |import\()'\.[^']*\/([\w-]+)\.tsx'/g,
    )) {
      visit(imported)
    }
  }
  visit(name)
}

function prune(css: string, words: ReadonlySet<string>): Root {
  const root = postcss.parse(withoutStrangers(css, words))
  root.walkComments((comment) => void comment.remove())
  // First values of Tailwind's own properties for browsers that are older than light-dark().
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const used = rule.selectors.filter((selector) => mayMatch(selector, words))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  writeOutInitials(root)
  removeUnread(root, words)
  removeEmpty(root)
  return root
}

/** Parsed sheets: the same ones are looked at for every set of words. */
const sheets = new Map<string, Root>()

/**
 * The sheet without the rules that cannot match, as text: a page uses so little of it that the rest
 * is parsed again sooner than taken out.
 */
function withoutStrangers(css: string, words: ReadonlySet<string>): string {
  const sheet = sheets.get(css) ?? postcss.parse(css)
  sheets.set(css, sheet)
  return textOf(sheet, words)
}

function textOf(container: Container, words: ReadonlySet<string>): string {
  let text = ''
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      if (node.selectors.some((selector) => mayMatch(selector, words))) text += node.toString()
    } else if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes) {
      text += `@${node.name}${node.raws.afterName ?? ' '}${node.params}{${textOf(node, words)}}`
    } else {
      text += node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()
    }
  }
  return text
}

/** At-rules that hold rules with selectors. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container'])

/** Parsed selectors: the same ones are looked at for every set of words. */
const selectors = new Map<string, Node>()

/** Whether elements of these names and classes could match; states and attributes may change. */
function mayMatch(selector: string, words: ReadonlySet<string>): boolean {
  const known = (node: Node): boolean => {
    if (node.type === 'class') return words.has(node.value)
    if (node.type === 'tag') return words.has(node.value) || words.has(ANY_ELEMENT)
    if (node.type === 'selector') return node.nodes.every(known)
    if (node.type !== 'pseudo' && node.type !== 'root') return true
    return node.value === ':not' || node.nodes.length === 0 || node.nodes.some(known)
  }
  const parsed = selectors.get(selector) ?? parseSelector().astSync(selector)
  selectors.set(selector, parsed)
  return known(parsed)
}

/** Writes out the initial values of registered properties that nothing ever sets. */
function writeOutInitials(root: Root): void {
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop))
  const initials = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find(
      (node) => node.type === 'decl' && node.prop === 'initial-value',
    )
    if (initial?.type === 'decl' && !set.has(rule.params)) initials.set(rule.params, initial.value)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => {
      return initials.get(name) ?? use
    })
  })
}

/** Takes out custom properties and animations that nothing reads, and so on with what read only those. */
function removeUnread(root: Root, words: ReadonlySet<string>): void {
  for (;;) {
    const css = root.toString()
    let removed = 0
    root.walkDecls(/^--/, (declaration) => {
      if (css.includes(`var(${declaration.prop}`) || words.has(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
    root.walkAtRules(/^(property|keyframes)$/, (rule) => {
      const isRead =
        rule.name === 'property'
          ? css.includes(`var(${rule.params}`)
          : new RegExp(`[:,\\s]${rule.params}[,;\\s}]`).test(css)
      if (isRead) return
      rule.remove()
      removed += 1
    })
    if (removed === 0) return
  }
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    let empty: typeof node | undefined = node
    while (empty && 'nodes' in empty && empty.nodes?.length === 0) {
      const { parent } = empty as { parent?: typeof node }
      empty.remove()
      empty = parent
    }
  })
}
