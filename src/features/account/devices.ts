// Most browsers also name other browsers in their user agent, so the order matters and the first match wins.
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Returns a device name that its owner recognises, but that identifies nobody.
 * @param userAgent the `User-Agent` header.
 * @returns '' when neither browser nor system is known.
 * @example deviceOf('Mozilla/5.0 (Windows NT 10.0) … Chrome/140.0.0.0 Safari/537.36') // 'Chrome, Windows'
 */
export function deviceOf(userAgent: string | null): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((known) => known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? [])
    .join(', ')
}
