import { diffArrays } from 'diff'

/**
 * Gives an element the children of another element. Equal children stay in place, so that the browser keeps the reading
 * position, the focus and loaded images. Elements with `data-of-build` stay too.
 */
export function updateChildren(shown: Element, present: Element): void {
  const before = [...shown.childNodes]
  const changes = diffArrays(before, [...present.childNodes], {
    comparator: (a, b) => a.isEqualNode(b),
  })
  let index = 0
  /** Removed children not yet replaced by an added one. */
  let outdated: ChildNode[] = []
  for (const { added, removed, count, value } of changes) {
    if (!added) {
      discard(outdated)
      outdated = removed ? before.slice(index, index + count) : []
      index += count
      continue
    }
    for (const node of value) {
      const [old] = outdated
      if (old instanceof Element && node instanceof Element && old.tagName === node.tagName) {
        outdated.shift()
        updateAttributes(old, node)
        updateChildren(old, node)
      } else {
        shown.insertBefore(node, old ?? before[index] ?? null)
      }
    }
  }
  discard(outdated)
}

function discard(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement && 'ofBuild' in node.dataset)) node.remove()
  }
}

/** Copies all attributes, but never removes `open`, since the visitor may have opened the element. */
function updateAttributes(shown: Element, present: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (name !== 'open' && !present.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of present.attributes) shown.setAttribute(name, value)
}
