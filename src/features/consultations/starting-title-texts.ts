import type { PackageId } from './consultations.ts'

/** Titles of the packages until the owner changes them (specification, section 3). */
export const startingTitles = {
  'email-weekly': 'Savaitės el. pašto konsultacijos',
  'email-monthly': 'Mėnesio el. pašto konsultacijos',
  individual: 'Individuali konsultacija',
  'couple-therapy': 'Porų konsultacija',
  intensive: 'Intensyvi programa',
} as const satisfies Record<PackageId, string>

/** Returns what a booking is about: the package's title at the time, or free text from an API caller. */
export function bookedTitle({
  consultationType,
  packageTitle,
}: {
  consultationType: string
  packageTitle: string | null
}): string {
  return packageTitle ?? consultationTitle(consultationType)
}

/** Returns the starting title of a package by its id; free text from an API caller is returned unchanged. */
export function consultationTitle(type: string): string {
  return Object.hasOwn(startingTitles, type) ? startingTitles[type as PackageId] : type
}
