/** The package has no types; these are the parts in use. */
declare module 'punycode.js' {
  const punycode: { toUnicode: (address: string) => string }
  export = punycode
}
