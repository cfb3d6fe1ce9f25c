/** Place for an item's head tags in a shell, which is a prebuilt page without an item. */
export const HEAD_MARKER = '<!--head-->'

/** Place for an item's HTML in a shell. */
export const ITEM_MARKER = '<!--item-->'

/** Puts the head tags and the HTML of an item into a shell. */
export function fillShell(shell: string, { head, item }: { head: string; item: string }): string {
  return shell.replace(HEAD_MARKER, () => head).replace(ITEM_MARKER, () => item)
}
