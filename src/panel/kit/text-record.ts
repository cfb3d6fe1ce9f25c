import type { FieldRow } from './record-kind.ts'

/** Returns the conversions and the comparison of a record whose fields are all text, in the order of its form. */
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
