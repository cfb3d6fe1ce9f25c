import type { FieldRow } from './record-kind.ts'

/** Returns conversions and comparison for a record that has only text fields, in the form's order. */
export function textRecord<Name extends string>(
  inputs: Readonly<Record<Name, Pick<FieldRow, 'label' | 'render'>>>,
) {
  type Values = Record<Name, string>
  const names = Object.keys(inputs) as Name[]
  const valuesOf = (read: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Values
  const toValues = (stored: Readonly<Record<Name, string | null>>) =>
    valuesOf((name) => stored[name] ?? '')
  return {
    names,
    empty: valuesOf(() => ''),
    toValues,
    toBody: toValues,
    fieldOf: (path: string) => path,
    rowsOf: (mine: Values, theirs: Values) =>
      names.map((name): FieldRow => {
        const { label, render } = inputs[name]
        return { label, mine: mine[name], theirs: theirs[name], ...(render && { render }) }
      }),
  }
}
