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

/** Words about who the academy is, by the number of its experts. */
export interface Voice {
  readonly none: string
  readonly one: (name: string) => string
  readonly several: string
}

/** Returns the words for these experts, so that no text speaks of a team that does not exist. */
export function spokenFor(experts: readonly Pick<Person, 'name'>[], voice: Voice): string {
  const [first, second] = experts
  if (first === undefined) return voice.none
  return second === undefined ? voice.one(first.name) : voice.several
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
