declare const isPrivate: unique symbol

/**
 * Personal data or a credential: answers, visitors' texts, addresses, names and tokens. Usable like any other value of
 * its type, except as an argument for a `Public` parameter.
 */
export type Private<Value = string> = Value & { readonly [isPrivate]: true }

/** Private type of a value. Null and undefined stay as they are. */
export type PrivateOf<Value> = Value extends null | undefined ? Value : Private<Value>

/**
 * A value without private parts. A private part, at any depth, becomes `never`. As a parameter, write `value: Value &
 * Public<Value>`. A template literal turns a private string into a plain one, so code that must not get private strings
 * takes fields, not sentences.
 */
export type Public<Value> = Value extends { readonly [isPrivate]: true }
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Public<Value[Key]> }
    : Value

/** Marks a text as private, where the server receives or creates it. */
export function asPrivate(text: string): Private {
  return text as Private
}
