declare const isPrivate: unique symbol

/**
 * Personal data or a secret: answers, visitors' texts, addresses, names, tokens. Usable like any value of its type, but
 * not for a parameter of type `Public`.
 */
export type Private<Value = string> = Value & { readonly [isPrivate]: true }

/** Private type of a value. Null and undefined do not change. */
export type PrivateOf<Value> = Value extends null | undefined ? Value : Private<Value>

/**
 * A value without private parts. Private parts at any depth become `never`. Parameters are typed `value: Value &
 * Public<Value>`. A template literal makes a private string a plain one, so functions that must not get private strings
 * take single fields, not sentences.
 */
export type Public<Value> = Value extends { readonly [isPrivate]: true }
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Public<Value[Key]> }
    : Value

/** Marks a text as private. Called where the server receives or generates it. */
export function asPrivate(text: string): Private {
  return text as Private
}
