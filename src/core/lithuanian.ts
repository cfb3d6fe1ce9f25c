/** Time zone of all dates on the site. */
export const TIME_ZONE = 'Europe/Vilnius'

const dayFormat = new Intl.DateTimeFormat('lt-LT', { timeZone: TIME_ZONE, dateStyle: 'short' })
const minuteFormat = new Intl.DateTimeFormat('lt-LT', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})
const longDayFormat = new Intl.DateTimeFormat('lt-LT', { timeZone: TIME_ZONE, dateStyle: 'long' })
const dayOfYearFormat = new Intl.DateTimeFormat('lt-LT', {
  timeZone: TIME_ZONE,
  month: 'long',
  day: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('lt-LT', { timeZone: TIME_ZONE, timeStyle: 'short' })

/** Formats a day for cards and pages, for example `2026-11-20`. @param instant ISO string or Date. */
export function formatDay(instant: string | Date): string {
  return dayFormat.format(new Date(instant))
}

/** Formats an instant for a spreadsheet, for example `2026-11-20 14:05`. @param instant ISO string or Date. */
export function formatCell(instant: string | Date): string {
  return minuteFormat.format(new Date(instant))
}

/** Formats an instant for people, for example `2026-11-20 14.05`. @param instant ISO string or Date. */
export function formatMinute(instant: string | Date): string {
  return formatCell(instant).replace(':', '.')
}

/** Formats an instant as `formatMinute` does, without the year if it is this year: `11-30 09.00`. */
export function formatMinuteOfYear(instant: string | Date, now = new Date()): string {
  const year = formatDay(now).slice(0, 'YYYY-'.length)
  return formatMinute(instant).replace(year, '')
}

/**
 * Formats a day for a sentence that needs no year, for example `lapkričio 27 d.`, with no-break spaces. Takes an ISO
 * instant or a Date.
 */
export function formatDayOfYear(instant: string | Date): string {
  return dayOfYearFormat.format(new Date(instant)).replaceAll(' ', '\u00A0')
}

/**
 * Formats an instant for a sentence: `14.05` if it is today, otherwise `lapkričio 27 d. 14.05`.
 * @param instant ISO string or Date.
 */
export function formatMoment(instant: string | Date, now = new Date()): string {
  const time = timeFormat.format(new Date(instant)).replace(':', '.')
  const isToday = formatDay(instant) === formatDay(now)
  return isToday ? time : `${formatDayOfYear(instant)} ${time}`
}

/**
 * Formats a period of days for a sentence: `gruodžio 20 d.`, `gruodžio 20–27 d.` or `gruodžio 28 d. – sausio 3 d.`
 * @param period first and last day, each an ISO string or a Date.
 */
export function formatPeriod({ from, to }: Record<'from' | 'to', string | Date>): string {
  const [first, last] = [formatDayOfYear(from), formatDayOfYear(to)]
  if (first === last) return first
  const [month = '', day = ''] = first.split('\u00A0')
  return last.startsWith(`${month}\u00A0`)
    ? `${month}\u00A0${day}–${last.slice(month.length + 1)}`
    : `${first} – ${last}`
}

/** Formats an amount, for example `39,00 €`. @param currency ISO 4217 code. */
export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('lt-LT', { style: 'currency', currency })
  return format.format(cents / 100)
}

/** Joins sums of several currencies by plus signs; returns zero euros if there are none. */
export function formatSums(sums: readonly (readonly [cents: number, currency: string])[]): string {
  if (sums.length === 0) return formatMoney(0, 'eur')
  return sums.map(([cents, currency]) => formatMoney(cents, currency)).join(' + ')
}

/** Formats a day as `2026 m. lapkričio 20 d.`, for articles. Takes an ISO instant or a Date. */
export function formatLongDay(instant: string | Date): string {
  return longDayFormat.format(new Date(instant))
}

/**
 * Formats an instant as `2026 m. lapkričio 20 d. 14.05`, for letters, with no-break spaces. Takes an ISO instant or a
 * Date.
 */
export function formatLongMinute(instant: string | Date): string {
  const time = timeFormat.format(new Date(instant)).replace(':', '.')
  return `${formatLongDay(instant)} ${time}`.replaceAll(' ', '\u00A0')
}

/** Counts a noun, given as after 1, 2 and 10: `21 raktas`, `2 raktai`, `12 raktų`. */
export function counted(
  count: number,
  [one, few, other]: readonly [string, string, string],
): string {
  const form = new Intl.PluralRules('lt').select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : other}`
}

/**
 * Returns the form of a counted noun, by the specification's rule for questions (section 2): singular for 1, plural
 * below 10, otherwise genitive plural.
 */
export function countForm(count: number): 'singular' | 'plural' | 'genitive' {
  if (count === 1) return 'singular'
  return count < 10 ? 'plural' : 'genitive'
}
