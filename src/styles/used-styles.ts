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
 * @param islands source text by path, as `/src/islands/public/QuizRunner.tsx`
 */
export function createStylePruner(islands: IslandSources): (html: string) => string {
  const pruned = new Map<string, string>()

  return (html) => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)
    const css = style?.[1]
    if (style === null || css === undefined) return html
    const words = wordsOf(html.replace(style[0], ''), islands)
    const key = [css, ...[...words].toSorted()].join(' ')
    const used = pruned.get(key) ?? prune(css, words)
    pruned.set(key, used)
    return html.replace(css, () => used)
  }
}

/** Names of the elements and classes of a page, and every word of the sources of its islands. */
function wordsOf(html: string, islands: IslandSources): Set<string> {
  const words = new Set<string>()
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) words.add(element)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const word of classes.replaceAll('&amp;', '&').split(/\s+/)) words.add(word)
  }
  for (const [, name = ''] of html.matchAll(/component-export="(\w+)"/g)) {
    addSources(name, islands, words)
  }
  if (html.includes(' data-fresh-list=')) addSources('mount-live-list', islands, words)
  return words
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
    for (const [, imported = ''] of source.matchAll(/from '\.[^']*\/([\w-]+)\.tsx'/g)) {
      visit(imported)
    }
  }
  visit(name)
}

function prune(css: string, words: ReadonlySet<string>): string {
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
  removeUnread(root)
  removeEmpty(root)
  return root.toString()
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

/** Takes out custom properties and animations that nothing reads, and so on with what read only those. */
function removeUnread(root: Root): void {
  for (;;) {
    const css = root.toString()
    let removed = 0
    root.walkDecls(/^--/, (declaration) => {
      if (css.includes(`var(${declaration.prop}`)) return
      declaration.remove()
      removed += 1
    })
    root.walkAtRules(/^(property|keyframes)$/, (rule) => {
      const reads = rule.name === 'property' ? `var(${rule.params}` : `:${rule.params} `
      if (css.includes(reads)) return
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
