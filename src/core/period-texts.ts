/**
 * Forms of the Lithuanian plural, as periods are said: `24 mėnesius`, `12 mėnesių`, `90 dienų`. Texts of the
 * browser write the form themselves, for the sake of its weight; a test compares them.
 */
const forms = {
  months: { one: 'mėnesį', few: 'mėnesius', many: 'mėnesio', other: 'mėnesių' },
  days: { one: 'dieną', few: 'dienas', many: 'dienos', other: 'dienų' },
} as const

const rules = new Intl.PluralRules('lt')

function period(unit: keyof typeof forms, count: number): string {
  const { one, few, many, other } = forms[unit]
  return `${count} ${{ one, two: few, few, many, zero: other, other }[rules.select(count)]}`
}

/** `24 mėnesius`: for how long. */
export function forMonths(count: number): string {
  return period('months', count)
}

/** `90 dienų`: for how long. */
export function forDays(count: number): string {
  return period('days', count)
}
