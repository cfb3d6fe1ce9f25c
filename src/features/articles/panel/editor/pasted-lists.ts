import { type Block, type Inline, isList, type List } from './blocks.ts'
import { type Style, styleOf } from './pasted-styles.ts'

/** List item of a pasted text. */
export interface Item {
  level: number
  /** Whether the label is a number (true) or a bullet (false); null if it is neither. */
  isOrdered: boolean | null
  number: number
  /** Whether the item starts a new list, unless it has the next number of the current list. */
  isFirst: boolean
  /** Number or other label. It is put before content that no list item can hold, such as a heading. */
  label: string
  /** Checkbox character of an item in a check list; '' for other items. */
  box: string
}

export const LIST_ITEM = 'li, [role=listitem]'

const BOX = '[type=checkbox], [role=checkbox], [data-checked], [style*="--en-checked"]'

const CHECKED = '[checked], [aria-checked=true], [data-checked=true], [style*="--en-checked:true"]'

/**
 * Returns the character for the checkbox of a list item, or for the element if it is a checkbox; '' if there is none.
 */
export function boxOf(element: Element): string {
  const box = [element, ...element.querySelectorAll(BOX)].find(
    (each) => each.matches(BOX) && [element, null].includes(each.closest(LIST_ITEM)),
  )
  if (box === undefined) return ''
  return box.matches(CHECKED) ? '☑' : '☐'
}

/** Level in Word's `mso-list` property, as in `l0 level2 lfo1`. */
const WORD_LEVEL = /^l\d+\s+level(\d)/

/**
 * Reads a list item. It is recognised by its element, role or Word style, and its level by nesting, an attribute or the
 * style.
 * @param given.root the element whose content is being read.
 * @param given.level level of `root` if that is a list item; 0 otherwise.
 * @returns null for an element that is no list item.
 */
export function itemOf(
  element: Element,
  { style, root, level }: { style: Style; root: Element; level: number },
): Item | null {
  const inWord = WORD_LEVEL.exec(style['mso-list'] ?? '')?.[1]
  if (!element.matches(LIST_ITEM))
    return inWord === undefined ? null : wordItem(element, Number(inWord))
  const numberIn = (from: Element | null, ...names: string[]) =>
    names.map((name) => from?.getAttribute(name) ?? '').find((value) => /^\d{1,9}$/.test(value))
  let nested = level
  for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
    if (/^[ou]l$/.test(each.localName)) nested += 1
  }
  const list = element.closest('ol, ul')
  const before = [...(list?.children ?? [])]
  // A nested list before the first item is counted as an item.
  const index = before
    .slice(0, before.indexOf(element))
    .filter((each, at) => at === 0 || each.localName === 'li').length
  const start = numberIn(list, 'start')
  const value =
    numberIn(element, 'value') ??
    (start === undefined ? numberIn(element, 'data-aria-posinset') : undefined)
  const number = Number(value ?? Number(start ?? 1) + index)
  const isOrdered = list?.localName === 'ol'
  return {
    level: Math.max(
      1,
      Number(numberIn(element, 'aria-level', 'data-aria-level') ?? inWord ?? nested),
    ),
    isOrdered,
    number,
    isFirst: index === 0 || value !== undefined,
    label: isOrdered ? `${number}.` : '',
    box: boxOf(element),
  }
}

/**
 * Label of a list item. Its last part is a number, a Roman numeral, or a letter, which is repeated after `z` (`aa`,
 * `bb`).
 */
const NUMBER = /^\(?(?:[\p{L}\d]+\.)*(\d+|(\p{L})\2*|[ivxlcdm]+)[.)]?$/iu

/** Fonts whose letters look like bullets. */
const BULLET_FONT = '[style*="symbol" i], [style*="wingdings" i], [style*="webdings" i]'

/** Reads a list paragraph of Word, and removes its typed bullet or number. */
function wordItem(paragraph: Element, level: number): Item {
  const marker = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span)['mso-list'] === 'ignore',
  )
  const label = marker?.textContent.trim().replaceAll(/\s+/g, ' ') ?? ''
  // Word writes its hollow bullet as the letter `o`.
  const isBullet = /^(?:o|[^\p{L}\d]*)$/u.test(label) || !!marker?.closest(BULLET_FONT)
  marker?.remove()
  const [, last] = NUMBER.exec(label) ?? []
  const number = last === undefined ? 1 : numberOf(last.toLowerCase())
  return {
    level,
    isOrdered: isBullet ? false : last === undefined ? null : true,
    number,
    isFirst: number === 1 && /^\(?[1a](?:\W|$)/i.test(label),
    label: isBullet ? '' : label,
    box: '',
  }
}

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
}

/** Returns the value of digits, a letter or a Roman numeral. `c` counts as 3, since few lists have 100 items. */
function numberOf(label: string): number {
  if (/^\d/.test(label)) return Number(label)
  if (/^[a-z]/.test(label) && !/[ivx]/.test(label)) {
    return label.charCodeAt(0) - 96 + 26 * (label.length - 1)
  }
  const values = Array.from(label, (digit) => ROMAN[digit] ?? 1)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}

/** Lowest level among the items of each list. The level of the next item is compared with this level. */
const levels = new WeakMap<List, number>()

/**
 * Adds an item to the list at the end of the blocks, or to a new one. Content that no item can hold, such as a heading,
 * goes below the list.
 */
export function addItem(blocks: Block[], item: Item, read: readonly Block[]): void {
  // An item must begin with its own text, so a quotation at its start is replaced by the content of the quotation.
  const content = labelled(
    read[0]?.type === 'blockquote' ? [...read[0].content, ...read.slice(1)] : read,
    item.box,
  )
  const held = content.findIndex(
    (block) => !/^(?:paragraph|blockquote)$/.test(block.type) && !isList(block),
  )
  const at = item.isOrdered === null ? 0 : held === -1 ? content.length : held
  if (at > 0) addToList(blocks, item, content.slice(0, at))
  blocks.push(...labelled(content.slice(at), at === 0 ? item.label : ''))
}

/** Puts a label before blocks if they begin with a paragraph or heading. */
function labelled([first, ...others]: readonly Block[], label: string): Block[] {
  if (first === undefined) return []
  const isText = first.type === 'paragraph' || first.type === 'heading'
  if (label === '' || !isText) return [first, ...others]
  const node: Inline = { type: 'text', text: `${label} ` }
  return [{ ...first, content: [node, ...(first.content ?? [])] }, ...others]
}

/**
 * Adds an item to the last list or a new one.
 * @param isNested whether the blocks are the content of a list item. The lists in an item may skip levels.
 */
function addToList(blocks: Block[], item: Item, content: Block[], isNested = false): void {
  const { level, isOrdered, number, isFirst } = item
  const last = blocks.at(-1)
  if (last !== undefined && isList(last)) {
    const outer = last.content.at(-1)
    const own = levels.get(last) ?? 1
    if (level > own && outer !== undefined) {
      addToList(outer.content, item, content, true)
      return
    }
    const isSame =
      last.type === 'bulletList'
        ? isOrdered === false
        : isOrdered === true &&
          (level === own || isNested) &&
          (!isFirst || number === last.attrs.start + last.content.length)
    if (isSame) {
      last.content.push({ type: 'listItem', content })
      levels.set(last, Math.min(own, level))
      return
    }
  }
  const items = { content: [{ type: 'listItem' as const, content }] }
  const list: List =
    isOrdered === true
      ? { type: 'orderedList', attrs: { loose: false, start: number }, ...items }
      : { type: 'bulletList', attrs: { loose: false }, ...items }
  levels.set(list, level)
  blocks.push(list)
}
