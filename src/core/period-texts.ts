/**
 * Plural forms of periods: `24 mėnesius`, `12 mėnesių`, `90 dienų`. Texts for the browser contain the result, so that
 * it does not load this module; a test compares both.
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

/** Returns a period of months in the accusative, for example `24 mėnesius`. */
export function forMonths(count: number): string {
  return period('months', count)
}

/** Returns a period of days, for example `90 dienų`. */
export function forDays(count: number): string {
  return period('days', count)
}
