/**
 * Lithuanian plural forms for periods: `24 mėnesius`, `12 mėnesių`, `90 dienų`. Texts for the browser contain the
 * form itself, so that the browser loads less; a test compares the two.
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

/** Says for how many months: `24 mėnesius`. */
export function forMonths(count: number): string {
  return period('months', count)
}

/** Says for how many days: `90 dienų`. */
export function forDays(count: number): string {
  return period('days', count)
}
