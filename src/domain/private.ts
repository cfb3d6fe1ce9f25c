declare const isPrivate: unique symbol

/**
 * Text that tells of a person or lets somebody act as one: answers, what visitors write, addresses, names and
 * tokens. It is a string wherever one is wanted, except where the parameter is `Public`.
 */
export type Private<Text extends string = string> = Text & { readonly [isPrivate]: true }

/** The same value as the type system sees private text. */
export type PrivateIn<Value> = Value extends string ? Private<Value> : Value

/**
 * The value's own type while nothing in it is private, at any depth; a private text in it is `never`, so that
 * a parameter `value: Value & Public<Value>` does not accept it.
 */
export type Public<Value> = Value extends { readonly [isPrivate]: true }
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Public<Value[Key]> }
    : Value

/** Declares a text private: at the places where such texts come in or are made, nowhere else. */
export function asPrivate(text: string): Private {
  return text as Private
}
