import { formatDay, formatDayOfYear } from '#src/core/lithuanian.ts'
import { dayAfter, noonOf, toVilniusTime } from '#src/core/vilnius-time.ts'

const weekdayFormat = new Intl.DateTimeFormat('lt-LT', { timeZone: 'UTC', weekday: 'long' })

/** Days ahead for which a weekday names the day. */
const WEEKDAYS_AHEAD = 6

/**
 * Formats a deadline for a sentence: `šiandien iki 17.40`, `rytoj iki 9.30`, `penktadienį iki 13.00` or
 * `gruodžio 14 d. iki 11.00`. Midnight is the end of the day before it, `24.00`.
 */
export function formatDeadline(due: Date, now = new Date()): string {
  const [date = '', clock = ''] = toVilniusTime(due.getTime()).split('T')
  const isMidnight = clock === '00:00'
  const day = isMidnight ? dayAfter(date, -1) : date
  const time = isMidnight ? '24.00' : clock.replace(/^0/, '').replace(':', '.')
  return `${dayInWords(day, formatDay(now))} iki\u00a0${time}`
}

function dayInWords(day: string, today: string): string {
  if (day === today) return 'šiandien'
  if (day === dayAfter(today)) return 'rytoj'
  if (day > dayAfter(today, WEEKDAYS_AHEAD)) return formatDayOfYear(noonOf(day))
  // All names of weekdays end with -is.
  return weekdayFormat.format(noonOf(day)).replace(/is$/, 'į')
}
