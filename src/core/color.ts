/** Relative luminance of `#rrggbb` by WCAG 2.2; null for another format. */
function luminance(color: string): number | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!hex) return null
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Black or white, whichever contrasts more with `background`: at least 4.58.
 * @returns null when `background` is not in the format `#rrggbb`.
 */
export function readableTextColor(background: string): '#000000' | '#ffffff' | null {
  const light = luminance(background)
  if (light === null) return null
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff'
}
