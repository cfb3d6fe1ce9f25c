import { createHash } from 'node:crypto'

/** An id in the form of a UUID that the same text always has. */
export function digestId(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? []
  return parts.join('-')
}
