import type { Person } from './contracts.ts'
import { slugify } from '#src/core/slugs.ts'

export type { Person }

/** Path of the page that introduces the experts. */
export const EXPERTS_PATH = '/experts'

/** Cache tags of the list of experts, and of the contents of their page. */
export const EXPERTS_TAG = 'experts'
export const EXPERTS_PAGE_TAG = 'experts:page'

/** Returns the slug of an expert's page. If several experts have the same slug, the page shows the first expert. */
export function expertSlug({ id, name }: Pick<Person, 'id' | 'name'>): string {
  return slugify(name) || id
}

/** Returns the path of an expert's page. */
export function expertPath(person: Pick<Person, 'id' | 'name'>): string {
  return `${EXPERTS_PATH}/${expertSlug(person)}`
}

/** Returns the initials of the first and the last name, in upper case. */
export function initialsOf(name: string): string {
  const letters = Array.from(name.matchAll(/(?<!\S)\p{L}/gu), ([letter]) => letter)
  return letters
    .toSpliced(1, letters.length - 2)
    .join('')
    .toLocaleUpperCase('lt')
}

/** Splits a plain text into paragraphs at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
