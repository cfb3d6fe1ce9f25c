import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { DISTANCES, lensPath, LINE, RADIUS } from '#src/site/rings.ts'

// Makes the icons in `public` from the logo. Run it with Node after a change of the logo.

const FOLDER = 'public'
/** Colours of `src/site/styles/common.css`. An icon cannot read them. */
const LIGHT = { paper: '#faf6ef', forest: '#1f4d3f', clay: '#a3492a' } as const
const DARK = { forest: '#9fd0b8', clay: '#e8a283' } as const

/** Width of the lines of an icon in a browser's tab, where those of the logo would be too thin. */
const TAB_LINE = 1.75 * LINE

/** Returns the logo around the origin. @param line width of its lines. */
function logo(line: number): string {
  const ring = (x: number) => `<circle cx="${x}" r="${RADIUS}"/>`
  return (
    `<path class="lens" fill="${LIGHT.clay}" d="${lensPath(DISTANCES.logo)}"/>` +
    `<g class="rings" fill="none" stroke="${LIGHT.forest}" stroke-width="${line}">` +
    `${ring(-DISTANCES.logo / 2)}${ring(DISTANCES.logo / 2)}</g>`
  )
}

/** Returns a square icon. @param share share of its width that the logo takes. @param before elements below the logo. */
function icon({ share, line, before }: { share: number; line: number; before: string }): string {
  const size = (DISTANCES.logo + 2 * RADIUS + line) / share
  const box = [-size / 2, -size / 2, size, size].map((length) => Math.round(length * 100) / 100)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${before}${logo(line)}</svg>`
}

/** Returns the icon of a tab. It has no background and follows the colour scheme. */
export function tabIcon(): string {
  const dark = `.lens{fill:${DARK.clay}}.rings{stroke:${DARK.forest}}`
  const before = `<style>@media (prefers-color-scheme:dark){${dark}}</style>`
  return icon({ share: 1, line: TAB_LINE, before })
}

/** Returns an icon on paper. @param corner radius of its corners, as a share of its width. */
function paperIcon(share: number, corner: number, line: number = LINE): string {
  const paper = `<rect x="-50%" y="-50%" width="100%" height="100%" rx="${corner * 100}%" fill="${LIGHT.paper}"/>`
  return icon({ share, line, before: paper })
}

async function png(svg: string, size: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 16 })
  return await drawn.resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
}

/** Returns an ICO file with one PNG, which all browsers read. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

if (import.meta.main) {
  const icons = {
    'favicon.svg': tabIcon(),
    'favicon.ico': ico(await png(paperIcon(0.94, 0.19, TAB_LINE), 32), 32),
    // A phone rounds the corners itself.
    'apple-touch-icon.png': await png(paperIcon(0.7, 0), 180),
    'icon-192.png': await png(paperIcon(0.78, 0.19), 192),
    'icon-512.png': await png(paperIcon(0.78, 0.19), 512),
    // A system may cut it to a circle of four fifths of its width.
    'icon-maskable-512.png': await png(paperIcon(0.58, 0), 512),
  }
  for (const [name, content] of Object.entries(icons)) {
    await writeFile(path.join(FOLDER, name), content)
    console.log(`${name}: ${content.length} bytes`)
  }
}
