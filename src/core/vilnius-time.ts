const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Vilnius',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Converts an instant to local time in Vilnius, in the format of a date field, for example `2026-11-20T14:05`.
 * @param instant ISO string or epoch milliseconds.
 */
export function toVilniusTime(instant: string | number): string {
  const found = new Map(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Converts local time in Vilnius, for example `2026-11-20T14:05`, to an instant. A time that the clock skips in spring
 * becomes an hour later. For a time that occurs twice in autumn, the first one counts.
 * @returns an ISO string; null if invalid.
 */
export function fromVilniusTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null
  // Vilnius is two or three hours ahead of UTC.
  const candidates = [3, 2].map((hours) => asUtc - hours * 3_600_000)
  const exact = candidates.find((instant) => toVilniusTime(instant) === local)
  return new Date(exact ?? candidates[1] ?? asUtc).toISOString()
}

/** Returns the day `days` days later. @param day `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  const noon = noonOf(day)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Returns noon UTC of a day, when date and weekday are the same in Vilnius. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
