import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

// Makes the icons in public/: run it with `node` from the project's folder. public/favicon.svg is
// drawn by hand, for browsers that take it; the others get the same two circles on paper.

const FOLDER = 'public'
const COLORS = { paper: '#faf6ef', forest: '#1f4d3f', clay: '#a3492a' } as const

/**
 * The motif on paper.
 * @param share of the icon's width that the circles take. A maskable icon may be cut to a circle of
 * four fifths of its width, and some systems round corners.
 */
function motif(share: number, corner: number): Buffer {
  const scale = (share * 512) / 60
  const circles = [
    `<circle cx="-9" r="19" stroke="${COLORS.forest}"/>`,
    `<circle cx="9" r="19" stroke="${COLORS.clay}"/>`,
  ].join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">` +
      `<rect width="512" height="512" rx="${corner}" fill="${COLORS.paper}"/>` +
      `<g transform="translate(256 256) scale(${scale})" fill="none" stroke-width="6">${circles}</g>` +
      `</svg>`,
  )
}

function png(source: Buffer, size: number): Promise<Buffer> {
  return sharp(source).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
}

/** An ICO file that holds one PNG, which every browser reads. */
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

const ROUNDED = motif(0.78, 96)
const SQUARE = motif(0.7, 0)
const MASKABLE = motif(0.56, 0)

await mkdir(FOLDER, { recursive: true })
for (const [name, content] of [
  ['favicon.ico', ico(await png(motif(0.94, 96), 32), 32)],
  ['apple-touch-icon.png', await png(SQUARE, 180)],
  ['icon-192.png', await png(ROUNDED, 192)],
  ['icon-512.png', await png(ROUNDED, 512)],
  ['icon-maskable-512.png', await png(MASKABLE, 512)],
] as const) {
  await writeFile(path.join(FOLDER, name), content)
  console.log(`${name}: ${content.length} bytes`)
}
