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
 * Converts an instant, as an ISO string or in milliseconds, to Vilnius local time as `2026-11-20T14:05`, the format of
 * a date field.
 */
export function toVilniusTime(instant: string | number): string {
  const found = new Map(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Converts Vilnius local time, `2026-11-20T14:05`, to an instant. A time that is skipped in spring moves an hour
 * later. A time that is repeated in autumn means its first occurrence.
 * @returns an ISO instant, or null when invalid.
 */
export function fromVilniusTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null
  // The UTC offset is two or three hours.
  const candidates = [3, 2].map((hours) => asUtc - hours * 3_600_000)
  const exact = candidates.find((instant) => toVilniusTime(instant) === local)
  return new Date(exact ?? candidates[1] ?? asUtc).toISOString()
}

/** Returns the day, `YYYY-MM-DD`, that is `days` days after another day. */
export function dayAfter(day: string, days = 1): string {
  const noon = noonOf(day)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Returns noon of a day in UTC, which has the same date and weekday in Vilnius. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
