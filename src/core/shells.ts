/** Stands in a shell, a prebuilt page without an item, where a server function puts an item's head. */
export const HEAD_MARKER = '<!--head-->'

/** Stands in a shell where a server function puts the item itself. */
export const ITEM_MARKER = '<!--item-->'

/** Fills a shell with an item. @param parts HTML */
export function fillShell(shell: string, { head, item }: { head: string; item: string }): string {
  return shell.replace(HEAD_MARKER, () => head).replace(ITEM_MARKER, () => item)
}
