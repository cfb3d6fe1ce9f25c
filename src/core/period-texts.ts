import { counted } from './lithuanian.ts'

// Texts for the browser contain the result, so that it does not load this module; a test compares both.

/** Returns a period of months in the accusative, for example `24 mėnesius`. */
export function forMonths(count: number): string {
  return counted(count, ['mėnesį', 'mėnesius', 'mėnesių'])
}

/** Returns a period of days, for example `90 dienų`. */
export function forDays(count: number): string {
  return counted(count, ['dieną', 'dienas', 'dienų'])
}
