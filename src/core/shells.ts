/** Marks where a function inserts the head tags of an item into a shell, a prebuilt page without an item. */
export const HEAD_MARKER = '<!--head-->'

/** Marks where a function inserts the item itself into a shell. */
export const ITEM_MARKER = '<!--item-->'

/** Fills a shell with the head tags and the content of an item, both as HTML. */
export function fillShell(shell: string, { head, item }: { head: string; item: string }): string {
  return shell.replace(HEAD_MARKER, () => head).replace(ITEM_MARKER, () => item)
}
