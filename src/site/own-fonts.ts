/**
 * Loads the site's fonts, which `Head.astro` keeps out of the first paint, and applies them together once all
 * have loaded, as each change of fonts causes a full layout. If one fails, its fallback stays.
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
