import { soldOf } from '#src/features/orders/sold.ts'
import { workBegins } from '#src/features/orders/withdrawals.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter, fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'
import type { Order } from './order-queries.ts'

const HOUR_MS = 3_600_000

/**
 * Returns the instant when `hours` of counted time have passed since another instant.
 * @param within the whole hours of a working day in Vilnius that count; null if every hour counts, day and night.
 * @param isOff whether a day, `YYYY-MM-DD`, does not count at all.
 */
export function answerDue(
  since: Date,
  hours: number,
  within: { from: number; to: number } | null,
  isOff: (day: string) => boolean = () => false,
): Date {
  const { from, to } = within ?? { from: 0, to: 24 }
  let left = hours * HOUR_MS
  for (let day = formatDay(since); ; day = dayAfter(day)) {
    if (isOff(day) || (within !== null && !isWorkingDay(day))) continue
    const opens = Math.max(atHour(day, from), since.getTime())
    const open = Math.max(0, atHour(day, to) - opens)
    if (open > 0 && left <= open) return new Date(opens + left)
    left -= open
  }
}

/** Whether a day, `YYYY-MM-DD`, is a working day: Monday to Friday, and no public holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = noonOf(day).getUTCDay()
  return weekday >= 1 && weekday <= 5 && !publicHolidays(Number(day.slice(0, 4))).includes(day)
}

/** Public holidays on a fixed date, `MM-DD`. */
const FIXED = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
]

/**
 * Returns the public holidays of a year that can fall on a working day, and Easter Sunday, as `YYYY-MM-DD` (Labour
 * Code, article 123).
 */
export function publicHolidays(year: number): string[] {
  const easter = easterOf(year)
  return [...FIXED.map((day) => `${year}-${day}`), easter, dayAfter(easter)].toSorted()
}

/** Returns Easter Sunday in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return dayAfter(`${year}-03-22`, h + l - 7 * m)
}

/** Returns the instant of a whole hour in Vilnius, in epoch milliseconds. @param hour 24 means the end of the day. */
function atHour(day: string, hour: number): number {
  const date = hour === 24 ? dayAfter(day) : day
  return Date.parse(fromVilniusTime(`${date}T${String(hour % 24).padStart(2, '0')}:00`) ?? day)
}

type Agreed = Pick<Order, 'package' | 'sold' | 'agreedAt' | 'isEarly' | 'answerHours' | 'daysOff'>

/** Returns the deadline for the message that has waited longest; null if none waits. */
export function answerDueAt(order: Agreed & Pick<Order, 'waitingSince'>): Date | null {
  return order.waitingSince === null ? null : afterShare(order, order.waitingSince, 1)
}

/** Returns when the coach is reminded of a message: once half of its time has passed; null if it already has. */
export function reminderOf(order: Agreed, writtenAt: Date): Date | null {
  const halfTime = afterShare(order, writtenAt, 1 / 2)
  return halfTime > new Date() ? halfTime : null
}

/**
 * Returns when a share of the answer time has passed since the message, or since the start of the work if that is later
 * (terms, section 5). A day off counts only against messages written after it was announced.
 */
function afterShare(order: Agreed, writtenAt: Date, share: number) {
  const { agreedAt, isEarly, answerHours, daysOff } = order
  const begins = agreedAt === null || isEarly ? writtenAt : workBegins(agreedAt)
  const from = begins > writtenAt ? begins : writtenAt
  return answerDue(from, soldOf(order).hours * share, answerHours, (day) => {
    const announcedAt = daysOff[day]
    return announcedAt !== undefined && new Date(announcedAt) <= writtenAt
  })
}
