import type { ItemKind } from './items.ts'

const KINDS = new Map<string | undefined, ItemKind>([
  ['blog', 'post'],
  ['p', 'page'],
  ['testas', 'quiz'],
])

/** Returns the item at a public path; null for other pages. */
export function itemAt(path: string): { kind: ItemKind; slug: string } | null {
  const [, folder, slug] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const kind = KINDS.get(folder)
  return kind === undefined || slug === undefined ? null : { kind, slug }
}
