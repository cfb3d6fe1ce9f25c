/**
 * Marks where a server function puts the head of an item in a shell, which is a prebuilt page without an item.
 */
export const HEAD_MARKER = '<!--head-->'

/** Marks where a server function puts the item itself in a shell. */
export const ITEM_MARKER = '<!--item-->'

/** Fills a shell with an item. @param parts HTML */
export function fillShell(shell: string, { head, item }: { head: string; item: string }): string {
  return shell.replace(HEAD_MARKER, () => head).replace(ITEM_MARKER, () => item)
}
