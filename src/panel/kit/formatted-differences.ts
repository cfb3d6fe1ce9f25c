import { diffArrays } from 'diff'

/** Element of a marked change. It has `data-change`, unlike `ins` and `del` of the text itself. */
type Mark = 'ins' | 'del'

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, thead, tbody, tr, th, td, hr, div'

/** Number of unchanged blocks kept before and after a change. */
const CONTEXT = 1

/** If two blocks have a smaller share of characters in common, one counts as replaced by the other. */
const SIMILAR = 0.3

/** Milliseconds after which a comparison stops. Everything then counts as replaced. */
const TIMEOUT_MS = 500

/**
 * Merges two versions of an HTML text. Parts that only `theirs` has are in `del`, parts that only `mine` has are in
 * `ins`. Leaves out blocks far from any difference. Removes ids and links to them, and makes other links open in a new
 * tab. Both versions must be sanitized.
 */
export function markDifferences(theirs: string, mine: string): string {
  const { body } = new DOMParser().parseFromString('', 'text/html')
  mergeBlocks(bodyOf(theirs), bodyOf(mine), body, true)
  for (const element of body.querySelectorAll('[id]')) element.removeAttribute('id')
  for (const link of body.querySelectorAll('a')) {
    if (link.getAttribute('href')?.startsWith('#') === true) link.removeAttribute('href')
    else link.target = '_blank'
  }
  return body.innerHTML
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const isBlock = (node: Node): node is Element => node instanceof Element && node.matches(BLOCKS)

/** Returns the blocks in an element. Text between blocks is wrapped in a `span`, which then counts as a block. */
function blocksIn(element: Element): Element[] {
  const blocks: Element[] = []
  let line: Element | null = null
  for (const node of [...element.childNodes]) {
    if (isBlock(node)) {
      blocks.push(node)
      line = null
    } else if (line !== null || node.textContent?.trim() !== '' || node instanceof Element) {
      if (line === null) {
        line = element.ownerDocument.createElement('span')
        blocks.push(line)
      }
      line.append(node)
    }
  }
  return blocks
}

function mergeBlocks(theirs: Element, mine: Element, into: Element, isOutermost = false): void {
  const comparator = (one: Element, other: Element) => one.outerHTML === other.outerHTML
  const changes = compare(blocksIn(theirs), blocksIn(mine), comparator)
  let removed: Element[] = []
  const add = (block: Element, mark: Mark) => {
    markAll(block, mark)
    into.append(block)
  }
  const addRemoved = () => {
    for (const block of removed) add(block, 'del')
    removed = []
  }
  for (const [index, change] of changes.entries()) {
    if (change.removed) removed.push(...change.value)
    else if (change.added) {
      for (const block of change.value) {
        const partner = removed.findIndex(({ tagName }) => tagName === block.tagName)
        const skipped = removed.splice(0, partner + 1)
        const former = skipped.pop()
        for (const each of skipped) add(each, 'del')
        if (former === undefined) add(block, 'ins')
        else into.append(...merged(former, block))
      }
    } else {
      addRemoved()
      const isEdge = { first: index === 0, last: index === changes.length - 1 }
      into.append(...(isOutermost ? shortened(change.value, isEdge) : change.value))
    }
  }
  addRemoved()
}

/** Merges two blocks with the same tag. If they have little in common, returns both. */
function merged(theirs: Element, mine: Element): Element[] {
  const into = mine.cloneNode() as Element
  if ([...theirs.children, ...mine.children].some(isBlock)) {
    mergeBlocks(theirs, mine, into)
    return [into]
  }
  if (mergeWords(theirs, mine, into)) return [into]
  markAll(theirs, 'del')
  markAll(mine, 'ins')
  return [theirs, mine]
}

/** Leaves out unchanged blocks, except next to a change. */
function shortened(blocks: Element[], isEdge: { first: boolean; last: boolean }): Element[] {
  const head = isEdge.first ? 0 : CONTEXT
  const tail = isEdge.last ? 0 : CONTEXT
  const [first] = blocks
  if (first === undefined || blocks.length <= head + tail + 1) return blocks
  const gap = first.ownerDocument.createElement('p')
  gap.textContent = '…'
  return [...blocks.slice(0, head), gap, ...blocks.slice(blocks.length - tail)]
}

/** Compared unit: a word, space, punctuation mark or image. */
interface Token {
  node: Node
  /** Surrounding elements such as links and bold text, outermost first. */
  within: Element[]
  /** Equal for units that look the same. */
  key: string
}

const shellOf = (element: Element) => (element.cloneNode() as Element).outerHTML

function tokensIn(parent: Element, within: Element[] = []): Token[] {
  const path = within.map(shellOf).join('')
  const isPreformatted = parent.closest('pre') !== null
  return [...parent.childNodes].flatMap((node): Token[] => {
    if (node instanceof Element && node.hasChildNodes()) return tokensIn(node, [...within, node])
    if (node instanceof Element) return [{ node, within, key: path + node.outerHTML }]
    const words = node.textContent?.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
    return words.map((word) => {
      const text = word.trim() === '' && !isPreformatted ? ' ' : word
      return { node: new Text(text), within, key: path + text }
    })
  })
}

/** Merges two blocks word by word into `into`. @returns false if they have too little in common. */
function mergeWords(theirs: Element, mine: Element, into: Element): boolean {
  const [former, later] = [tokensIn(theirs), tokensIn(mine)]
  const changes = compare(former, later, (one, other) => one.key === other.key)
  const same = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value))
  const isCell = into.matches('td, th')
  // Both cells, one after the other, would be one cell too many for the row.
  if (!isCell && lengthOf(same) < SIMILAR * Math.max(lengthOf(former), lengthOf(later))) {
    return false
  }
  for (const { added, removed, value } of changes) {
    const part = added || removed ? createMark(into, added ? 'ins' : 'del') : into
    if (part !== into) into.append(part)
    for (const token of value) append(token, part)
  }
  return true
}

const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { node }) => sum + (node.textContent?.trim().length ?? 0), 0)

/**
 * Appends a token inside copies of its surrounding elements. Reuses the copies that the previous token got, if the
 * elements are the same.
 */
function append({ node, within }: Token, part: Element): void {
  let parent = part
  for (const element of within) {
    const last = parent.lastChild
    if (last instanceof Element && last.hasChildNodes() && shellOf(last) === shellOf(element)) {
      parent = last
    } else {
      const copy = part.ownerDocument.importNode(element, false)
      parent.append(copy)
      parent = copy
    }
  }
  parent.append(node)
}

/** Compares two lists. After a timeout, all of `theirs` counts as removed and all of `mine` as added. */
function compare<Item>(
  theirs: Item[],
  mine: Item[],
  comparator: (one: Item, other: Item) => boolean,
) {
  return (
    diffArrays(theirs, mine, { comparator, timeout: TIMEOUT_MS }) ?? [
      { removed: true, added: false, value: theirs },
      { removed: false, added: true, value: mine },
    ]
  )
}

function createMark(place: Element, mark: Mark): HTMLElement {
  const element = place.ownerDocument.createElement(mark)
  element.dataset.change = mark
  return element
}

/** Marks all texts and images in a block as changed. */
function markAll(block: Element, mark: Mark): void {
  for (const node of [...block.childNodes]) {
    if (isBlock(node)) markAll(node, mark)
    else if (node instanceof Element || node.textContent?.trim() !== '') {
      const element = createMark(block, mark)
      node.replaceWith(element)
      element.append(node)
    }
  }
}
