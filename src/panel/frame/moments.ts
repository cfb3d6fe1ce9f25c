const moment = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const minute = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Day and time of an ISO instant as the administrator reads it, as `2026-11-20 14:05:09`. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant))
}

/** The same without seconds, for what was set to a minute: `2026-11-20 14:05`. */
export function formatMinute(instant: string): string {
  return minute.format(new Date(instant))
}
