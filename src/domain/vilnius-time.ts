const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Vilnius',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An ISO instant as `2026-11-20T14:05`, the time on a clock in Vilnius: the value of a date field. */
export function toVilniusTime(instant: string | number): string {
  const found = new Map(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The instant at which clocks in Vilnius show `2026-11-20T14:05`. An hour that the spring skips is
 * taken an hour later; of one that the autumn repeats, the first.
 * @returns an ISO instant, or null for what is no such time.
 */
export function fromVilniusTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null
  // The zone is two or three hours ahead.
  const candidates = [3, 2].map((hours) => asUtc - hours * 3_600_000)
  const exact = candidates.find((instant) => toVilniusTime(instant) === local)
  return new Date(exact ?? candidates[1] ?? asUtc).toISOString()
}
