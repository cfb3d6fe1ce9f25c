import { formatDayOfYear } from '#src/core/lithuanian.ts'
import { dayAfter, noonOf, toVilniusTime } from '#src/core/vilnius-time.ts'

const weekdayFormat = new Intl.DateTimeFormat('lt-LT', { timeZone: 'UTC', weekday: 'long' })

/** End of a night, as a time in Vilnius. */
const MORNING = '06:00'

/** Days ahead for which a weekday names the day. */
const WEEKDAYS_AHEAD = 6

/**
 * Formats a deadline for a sentence: `šiandien iki 17.40`, `šiąnakt iki 0.03`, `rytoj iki 9.30`, `penktadienį iki 13.00`
 * or `gruodžio 14 d. iki 11.00`. Midnight is the end of the day before it, `24.00`.
 */
export function formatDeadline(due: Date, now = new Date()): string {
  const [date = '', clock = ''] = toVilniusTime(due.getTime()).split('T')
  const [today = '', clockNow = ''] = toVilniusTime(now.getTime()).split('T')
  const isMidnight = clock === '00:00'
  const day = isMidnight ? dayAfter(date, -1) : date
  const time = isMidnight ? '24.00' : clock.replace(/^0/, '').replace(':', '.')
  // Until the morning, the night is the one that has begun.
  const night = clockNow < MORNING ? today : dayAfter(today)
  const isTonight = day === night && clock < MORNING && !isMidnight
  return `${isTonight ? 'šiąnakt' : dayInWords(day, today)} iki\u00a0${time}`
}

function dayInWords(day: string, today: string): string {
  if (day === today) return 'šiandien'
  if (day === dayAfter(today)) return 'rytoj'
  if (day > dayAfter(today, WEEKDAYS_AHEAD)) return formatDayOfYear(noonOf(day))
  // All names of weekdays end with -is.
  return weekdayFormat.format(noonOf(day)).replace(/is$/, 'į')
}
