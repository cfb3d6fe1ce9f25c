const moment = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats an ISO instant in the time of Vilnius, with seconds: `2026-11-20 14:05:09`. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant))
}
