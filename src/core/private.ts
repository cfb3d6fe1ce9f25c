declare const isPrivate: unique symbol

/**
 * What tells of a person or lets somebody act as one: answers, what visitors write, addresses, names and
 * tokens. It is used like any other value of its type, except where a parameter is `Public`.
 */
export type Private<Value = string> = Value & { readonly [isPrivate]: true }

/** The same value as private; null and undefined tell nothing. */
export type PrivateOf<Value> = Value extends null | undefined ? Value : Private<Value>

/**
 * A value in which nothing is private: a private one is `never`, at any depth. As a parameter, write
 * `value: Value & Public<Value>`. A template literal makes a plain string of a private one, so what must stay
 * free of them takes fields, not sentences.
 */
export type Public<Value> = Value extends { readonly [isPrivate]: true }
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Public<Value[Key]> }
    : Value

/** Declares a text private, where it comes in or is made. */
export function asPrivate(text: string): Private {
  return text as Private
}
