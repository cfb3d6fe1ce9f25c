/** The package has no types of its own; this is the part of its interface in use. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
    preserveNameIds?: readonly number[]
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
  }

  /** @param text the characters to keep; undefined together with `keepAllGlyphs`. */
  function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>

  export = subsetFont
}
