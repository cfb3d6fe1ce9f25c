const moment = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats an ISO instant as Vilnius time with seconds, for example `2026-11-20 14:05:09`. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant))
}
