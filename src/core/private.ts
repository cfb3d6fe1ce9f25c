declare const isPrivate: unique symbol

/**
 * Personal data or a credential: answers, visitors' texts, addresses, names and tokens. It is used like any other
 * value of its type, except where a parameter is `Public`.
 */
export type Private<Value = string> = Value & { readonly [isPrivate]: true }

/** The value as private; null and undefined hold nothing private. */
export type PrivateOf<Value> = Value extends null | undefined ? Value : Private<Value>

/**
 * A value in which nothing is private: a private one is `never`, at any depth. As a parameter, write `value: Value
 * & Public<Value>`. A template literal turns a private string into a plain one, so code that must not get private
 * strings takes fields, not sentences.
 */
export type Public<Value> = Value extends { readonly [isPrivate]: true }
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Public<Value[Key]> }
    : Value

/** Marks a text as private where it comes in or is made. */
export function asPrivate(text: string): Private {
  return text as Private
}
