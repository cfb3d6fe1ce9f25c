import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { SHARE_IMAGE_SIZE, type ShareImage } from '#src/features/images/share-images.ts'
import { DISTANCES, lensPath, LINE, RADIUS, viewBoxOf } from '../rings.ts'
import { drawableText, SMALLEST_TITLE, TITLE_LINES, titleSize } from './title.ts'

/** JPEG, because all social networks support it. With this quality, text is sharp and a file has about 30 KB. */
const JPEG = { quality: 80, mozjpeg: true } as const

/** Colours close to the light ones of `src/site/styles/common.css`. An image cannot follow the visitor's scheme. */
const COLORS = {
  paper: '#faf6ef',
  ink: '#27302b',
  muted: '#58615b',
  forest: '#1f4d3f',
  line: '#e0d5c3',
  clay: '#a3492a',
  blush: '#f6e3d8',
} as const

/** Padding of the image in pixels. */
const MARGIN = 80

/** Width of a title and largest font size, in pixels, and maximum number of lines. */
const TITLE = { width: 940, largest: 88, lines: TITLE_LINES } as const
const TITLE_BELOW_COVER = { width: 1_088, largest: 68, lines: 3 } as const
const TITLE_BESIDE_PICTURE = { width: 400, largest: 72, lines: 4 } as const

/** Area of an article's cover in pixels: upper right, with the aspect ratio of covers. */
const COVER = { left: 520, top: 0, width: 680, height: 357 } as const

/** Area of the picture in the default image, in pixels: right, with the picture's aspect ratio. */
const PICTURE = { left: 488, top: 0, width: 712, height: 630 } as const

/** Dots per inch for rendering an SVG cover. At this value, a drawing 400 pixels wide becomes wider than its area. */
const COVER_DENSITY = 144

interface Element {
  type: string
  props: Record<string, unknown>
}

type Content = string | readonly Element[]

function box(style: Record<string, string | number>, children: Content = []): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Returns an SVG element with these shapes. Width and height are in pixels. */
function shapes(
  [width, height]: readonly [number, number],
  viewBox: string,
  style: Record<string, string | number>,
  children: readonly Element[],
): Element {
  return { type: 'svg', props: { viewBox, width, height, style, children } }
}

/** Draws the logo's rings around the origin. */
function rings({ line, lens }: { line: string; lens: string }, width: number): Element[] {
  const ring = { r: RADIUS, fill: 'none', stroke: line, 'stroke-width': width }
  return [
    { type: 'path', props: { d: lensPath(DISTANCES.logo), fill: lens } },
    { type: 'circle', props: { cx: -DISTANCES.logo / 2, ...ring } },
    { type: 'circle', props: { cx: DISTANCES.logo / 2, ...ring } },
  ]
}

/** Draws the logo large and pale behind the text, partly beyond the upper right corner. */
function background(): Element {
  const { width, height } = SHARE_IMAGE_SIZE
  const transform = 'translate(980 120) rotate(26) scale(20)'
  const children = rings({ line: COLORS.line, lens: COLORS.blush }, 0.2)
  return shapes(
    [width, height],
    `0 0 ${width} ${height}`,
    { position: 'absolute', top: 0, left: 0 },
    [{ type: 'g', props: { transform, children } }],
  )
}

/** Draws the logo. @param size its height in pixels. */
function mark(size: number): Element {
  const drawing = rings({ line: COLORS.forest, lens: COLORS.clay }, LINE)
  const ratio = 1 + DISTANCES.logo / (2 * (RADIUS + LINE))
  return shapes([size * ratio, size], viewBoxOf(DISTANCES.logo), {}, drawing)
}

function nameOfAcademy(brand: string): Element {
  return box({ alignItems: 'center', gap: 22 }, [
    mark(44),
    box({ fontFamily: 'Serif', fontWeight: 600, fontSize: 36, color: COLORS.forest }, brand),
  ])
}

function layout(image: ShareImage): Element {
  if (image.cover !== null) return image.title === '' ? besidePicture(image) : beneathCover(image)
  return box({ ...SHARE_IMAGE_SIZE, background: COLORS.paper }, [
    background(),
    foreground(image.brand, drawableText(image.label), drawableText(image.title)),
  ])
}

function foreground(brand: string, label: string, title: string): Element {
  return box(
    {
      ...SHARE_IMAGE_SIZE,
      // Positioned, so that it is painted over the background.
      position: 'absolute',
      padding: MARGIN,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    [
      title === '' ? mark(72) : nameOfAcademy(brand),
      box({ flexDirection: 'column' }, [
        ...(label === '' ? [] : [labelOf(label)]),
        titleOf(title === '' ? brand : title, TITLE),
      ]),
    ],
  )
}

/** Draws brand and category beside the cover, and the title below. */
function beneathCover({ brand, label, title }: ShareImage): Element {
  return box({ ...SHARE_IMAGE_SIZE, background: COLORS.paper, flexDirection: 'column' }, [
    box(
      {
        width: COVER.left,
        height: COVER.height,
        padding: '56px 0 0 56px',
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      [nameOfAcademy(brand), labelOf(drawableText(label))],
    ),
    box({ flexGrow: 1, alignItems: 'center', padding: '0 56px 12px' }, [
      titleOf(drawableText(title), TITLE_BELOW_COVER),
    ]),
  ])
}

/** Draws the default image, with only logo and brand beside the picture. */
function besidePicture({ brand }: ShareImage): Element {
  const width = PICTURE.left
  const style = { width, height: PICTURE.height, padding: '0 32px 0 56px', boxSizing: 'border-box' }
  return box({ ...SHARE_IMAGE_SIZE, background: COLORS.paper }, [
    box({ ...style, flexDirection: 'column', justifyContent: 'center', gap: 40 }, [
      mark(104),
      titleOf(drawableText(brand), TITLE_BESIDE_PICTURE),
    ]),
  ])
}

/** Returns the area for the cover or picture. */
function coverPlace({ title }: ShareImage): typeof COVER | typeof PICTURE {
  return title === '' ? PICTURE : COVER
}

function labelOf(label: string): Element {
  const style = { fontFamily: 'Sans', fontWeight: 600, fontSize: 30, color: COLORS.clay }
  return box({ ...style, maxWidth: 940, height: 42, overflow: 'hidden', marginBottom: 14 }, label)
}

function titleOf(
  title: string,
  { width, largest, lines }: { width: number; largest: number; lines: number },
): Element {
  const fontSize = Math.min(titleSize(title), largest)
  return box(
    {
      // Satori clamps lines only in a block.
      display: 'block',
      maxWidth: width,
      fontFamily: 'Serif',
      fontWeight: 600,
      fontSize,
      lineHeight: 1.14,
      letterSpacing: '-0.01em',
      lineClamp: `${lines} "…"`,
      // The smallest size is not balanced: balanced lines are shorter, so a truncated title would lose more words.
      textWrap: fontSize === SMALLEST_TITLE ? 'wrap' : 'balance',
      wordBreak: 'break-word',
      color: COLORS.ink,
    },
    title,
  )
}

/** All drawings share one array, because satori caches parsed fonts by the array. */
let fonts: Promise<Font[]> | undefined

async function loadFonts(): Promise<Font[]> {
  const files = [
    ['Serif', 'akademija-serif-600', 600],
    ['Sans', 'akademija-sans-600', 600],
  ] as const
  return await Promise.all(
    files.map(async ([name, file, weight]) => ({
      name,
      weight,
      style: 'normal' as const,
      // Relative to the project folder, because a bundled module is not beside these files.
      data: await readFile(`src/site/share-images/fonts/${file}.ttf`),
    })),
  )
}

/** Draws a share image as SVG with text as outlines. */
export async function drawShareImage(image: ShareImage): Promise<string> {
  fonts ??= loadFonts()
  // Satori's type requires React elements. These objects have the same shape.
  const node = layout(image) as unknown as Parameters<typeof satori>[0]
  return await satori(node, { ...SHARE_IMAGE_SIZE, fonts: await fonts })
}

/** Renders a share image as JPEG, in exactly `SHARE_IMAGE_SIZE`. */
export async function renderShareImage(image: ShareImage): Promise<Buffer> {
  const drawing = sharp(Buffer.from(await drawShareImage(image)))
  if (image.cover !== null) {
    const { left, top, ...size } = coverPlace(image)
    drawing.composite([{ input: await renderCover(image.cover, size), left, top }])
  }
  return await drawing.jpeg(JPEG).toBuffer()
}

/** Renders an SVG cover from the `public` folder as PNG, in its light colours. */
async function renderCover(path: string, size: { width: number; height: number }): Promise<Buffer> {
  const svg = await readFile(`public${path}`)
  return await sharp(svg, { density: COVER_DENSITY })
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer()
}
