/**
 * Fetches the own fonts, which `Head.astro` leaves out of the first paint, and puts them to use
 * together, when all have come: each change of fonts lays the whole page out again. A font that does
 * not come leaves the installed one that stands in for it.
 */
export async function fetchOwnFonts(): Promise<void> {
  const late = document.querySelector<HTMLStyleElement>('#fonts:not([media=all])')
  const fonts = Array.from(late?.sheet?.cssRules ?? [], (rule) => {
    const read = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name)
    const family = read('font-family').replaceAll('"', '')
    return new FontFace(family, read('src'), { weight: read('font-weight') })
  })
  await Promise.allSettled(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}
