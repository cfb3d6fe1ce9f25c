/** The types published for the package do not describe its files. Declares the parts that are used. */
declare module 'hyphen' {
  const createHyphenator: (
    patterns: unknown,
    options?: { html?: boolean },
  ) => (text: string) => string
  export = createHyphenator
}

declare module 'hyphen/patterns/lt.js' {
  const patterns: unknown
  export = patterns
}
