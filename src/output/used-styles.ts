import postcss, { type AtRule, type Root } from 'postcss'
import parseSelector, { type Node } from 'postcss-selector-parser'

/** Sources of the islands: what they show later is not in the HTML that the build makes of a page. */
export type IslandSources = Readonly<Record<string, string>>

/** What can stand in a selector: words of markup or of source text. */
const WORDS = /[^<>"'`\s={}]+/g

/**
 * Leaves in a page only the styles that it can use: those for its own elements and classes, and those
 * for whatever its islands may show. Pages of one build have few different sets of words, so each set
 * is worked out once.
 *
 * On a page without islands the utilities and custom properties get names of one or two letters: no
 * script ever speaks of them. Classes of the components layer keep theirs.
 *
 * @param islands source text by path, as `/src/islands/public/QuizRunner.tsx`
 */
export function createStylePruner(islands: IslandSources): (html: string) => string {
  const known = new Map<string, Styles>()

  return (html) => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)
    const css = style?.[1]
    if (style === null || css === undefined) return html
    const body = html.replace(style[0], '<style></style>')
    const words = wordsOf(body, islands)
    const rename = !ISLANDS.test(body)
    const key = [rename, css, ...[...words].toSorted()].join(' ')
    const styles = known.get(key) ?? stylesOf(css, words, rename)
    known.set(key, styles)
    return withNames(body, styles).replace('<style>', () => `<style>${styles.css}`)
  }
}

/** Markup that React may render again, from sources that know the long names only. */
const ISLANDS = /<astro-island| data-fresh-list=/

interface Styles {
  css: string
  /** Short names by the long ones. */
  classes: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, string>
}

function stylesOf(css: string, words: ReadonlySet<string>, rename: boolean): Styles {
  const root = prune(css, words)
  if (!rename) return { css: root.toString(), classes: new Map(), properties: new Map() }
  const { classes, properties } = shortNames(root, words)
  return { css: renamed(root.toString(), properties), classes, properties }
}

/** The page with the short names in its classes and in what its drawings read. */
function withNames(html: string, { classes, properties }: Styles): string {
  if (classes.size === 0) return html
  const withClasses = html.replaceAll(/ class="([^"]*)"/g, (_, value: string) => {
    const names = value.split(/\s+/).map((name) => {
      return classes.get(name.replaceAll('&amp;', '&')) ?? name
    })
    return ` class="${names.join(' ')}"`
  })
  return renamed(withClasses, properties)
}

function renamed(text: string, properties: ReadonlyMap<string, string>): string {
  return text.replaceAll(/(?<![\w-])--[a-z][\w-]*/g, (name) => properties.get(name) ?? name)
}

/** Gives the classes of the utilities layer and all custom properties short names. */
function shortNames(root: Root, words: ReadonlySet<string>): Omit<Styles, 'css'> {
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
  const root = postcss.parse(css)
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

/** Whether elements of these names and classes could match; states and attributes may change. */
function mayMatch(selector: string, words: ReadonlySet<string>): boolean {
  const known = (node: Node): boolean => {
    if (node.type === 'class' || node.type === 'tag') return words.has(node.value)
    if (node.type === 'selector') return node.nodes.every(known)
    if (node.type !== 'pseudo' && node.type !== 'root') return true
    return node.value === ':not' || node.nodes.length === 0 || node.nodes.some(known)
  }
  return known(parseSelector().astSync(selector))
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
