import { diffArrays } from 'diff'

/**
 * Makes the children of `shown` equal to those of `present`. Equal children are not replaced, so that reading position,
 * focus and loaded images stay. Neither are elements with `data-of-build`.
 */
export function updateChildren(shown: Element, present: Element): void {
  const before = [...shown.childNodes]
  const changes = diffArrays(before, [...present.childNodes], {
    comparator: (a, b) => a.isEqualNode(b),
  })
  let index = 0
  /** Removed children without a replacement so far. */
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

/** Makes the attributes equal, but does not remove `open`, because the visitor may have opened the element. */
function updateAttributes(shown: Element, present: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (name !== 'open' && !present.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of present.attributes) shown.setAttribute(name, value)
}
