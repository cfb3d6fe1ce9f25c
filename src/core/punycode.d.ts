/** The package has no types. Declares the part that is used. */
declare module 'punycode.js' {
  const punycode: { toUnicode: (address: string) => string }
  export = punycode
}
