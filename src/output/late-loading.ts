const MODULE_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g
const STYLES = /<style>[^<]*<\/style>/
/** Astro puts the styles of islands before the first island, where HTML has no place for them. */
const ISLAND_STYLES = /(<\/head>[^]*?)(<style>astro-island[^<]*<\/style>)/
const OWN_FONT = /@font-face\{[^}]*url\([^}]*\}/g

/** The id of the late styles is the name that a script of the page finds them under. */
const LATE_STYLES = '<style id="fonts" media="(scripting:none)">'
const APPLY_FONTS = 'fonts.media="all"'
const HAS_FONTS = 'document.referrer.startsWith(location.origin)'

/** Frames after which scripts start without word of a paint: some browsers keep it to themselves. */
const MOST_FRAMES = 30

/**
 * Starts the module scripts of a page after its first paint: they improve what is already readable,
 * and on a slow line a request made earlier takes its share of the way from the page's own bytes. So do
 * the own fonts, which one of the scripts fetches (`src/components/own-fonts.ts`). Whoever comes from
 * another page of the site has them and gets them at once; where no script runs, they are styles like
 * any other.
 */
export function loadLate(html: string): string {
  const scripts: string[] = []
  const fonts: string[] = []
  const rest = html
    .replace(ISLAND_STYLES, (_, between: string, styles: string) => styles + between)
    .replaceAll(MODULE_SCRIPT, (_, address: string) => {
      scripts.push(`import(${JSON.stringify(address)})`)
      return ''
    })
    .replace(STYLES, (styles) => {
      const others = styles.replaceAll(OWN_FONT, (font) => {
        fonts.push(font)
        return ''
      })
      return fonts.length === 0 ? styles : `${others}${LATE_STYLES}${fonts.join('')}</style>`
    })
  if (scripts.length === 0) return html
  const early = fonts.length > 0 ? `${HAS_FONTS}&&(${APPLY_FONTS});` : ''
  const loader = `<script>${early}${whenPainted(scripts)}</script>`
  return rest.replace('</body>', () => `${loader}</body>`)
}

/** A script that looks with each frame whether the page is on the screen, and then does these. */
function whenPainted(expressions: readonly string[]): string {
  const isPainted = 'performance.getEntriesByType("paint")[0]'
  const next = 'requestAnimationFrame(()=>f(n-1))'
  return `(function f(n){n&&!${isPainted}?${next}:[${expressions.join()}]})(${MOST_FRAMES})`
}
