/**
 * Wraps each text of the page, and each one that is added later, in new elements, as browsers' translators do. The
 * words remain. Uses nothing from outside the function, so that a test can run it in a browser.
 */
export function translatePage(): void {
  const fonts = new WeakSet<Node>()
  const untouched = 'script, style, template, svg, textarea, [translate=no]'

  function font(): HTMLElement {
    const html = 'http://www.w3.org/1999/xhtml'
    return document.createElementNS(html, 'font')
  }
  function wrap(text: Node): void {
    const parent = text.parentElement
    if (parent === null || fonts.has(parent) || parent.closest(untouched)) return
    if (text.nodeValue?.trim() === '') return
    const [outer, inner] = [font(), font()]
    outer.style.verticalAlign = 'inherit'
    inner.style.verticalAlign = 'inherit'
    fonts.add(inner)
    inner.append(text.nodeValue ?? '')
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  function wrapAll(root: Node): void {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }

  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target)
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node)
        else wrapAll(node)
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
