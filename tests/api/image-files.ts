import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { MAX_IMAGE_BYTES } from '#src/features/images/images.ts'

interface Shape {
  width?: number
  height?: number
}

/** Returns an image of random colours, as hard to compress as any photo. */
function noise({ width = 60, height = 40 }: Shape = {}) {
  const pixels = randomBytes(width * height * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Returns an image with a red upper and a blue lower half, so that a test can tell its orientation. */
export function redOverBlue({ width = 60, height = 40 }: Shape = {}) {
  const blue = { width, height: height / 2, channels: 3, background: '#0000ff' } as const
  return sharp({
    create: { width, height, channels: 3, background: '#ff0000' },
  }).composite([{ input: { create: blue }, gravity: 'south' }])
}

export const jpeg = (shape?: Shape) => noise(shape).jpeg().toBuffer()
export const png = (shape?: Shape) => noise(shape).png().toBuffer()
export const webp = (shape?: Shape) => noise(shape).webp().toBuffer()

/** Returns a JPEG of exactly `size` bytes, by default the largest permitted, with EXIF camera model and location. */
export async function largestPhotograph(
  shape: Shape = { width: 2600, height: 1300 },
  size = MAX_IMAGE_BYTES,
): Promise<Buffer> {
  const photograph = await noise(shape)
    .withExif({
      IFD0: { Make: 'Fotoaparatas', Model: 'Slaptas modelis' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '54/1 41/1 14/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '25/1 16/1 47/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer()
  return withComments(photograph, size - photograph.byteLength)
}

/** Returns a copy of a JPEG that comments make larger by `bytes`. */
export function withComments(image: Buffer, bytes: number): Buffer {
  const segments: Buffer[] = []
  for (let left = bytes; left > 0;) {
    // A segment has an overhead of four bytes; the last one must not be smaller than that.
    const length = left > 65_000 + 4 ? 65_000 : left
    segments.push(comment(Buffer.alloc(length - 4, 'a')))
    left -= length
  }
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)])
}

function comment(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.byteLength + 2, 2)
  return Buffer.concat([head, text])
}

/** Returns a copy of a JPEG with a comment. */
export function commented(image: Buffer, text: string): Buffer {
  return Buffer.concat([image.subarray(0, 2), comment(Buffer.from(text)), image.subarray(2)])
}

/** Returns a copy of a JPEG with a thumbnail in its metadata, as cameras write it. */
export function withThumbnail(image: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(image.byteLength + 2, 2)
  return Buffer.concat([image.subarray(0, 2), head, image, image.subarray(2)])
}

/** Returns a JPEG whose header claims larger dimensions than its data has. */
export function claimingSize(image: Buffer, { width, height }: Required<Shape>): Buffer {
  const changed = Buffer.from(image)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.byteLength)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Returns a PNG whose header claims the given dimensions; its data are `bytes` zeros. */
export function hugePng({ width, height }: Required<Shape>, bytes: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a copy of a PNG with another chunk before its end. */
export function pngWithChunk(image: Buffer, type: string, data: Buffer): Buffer {
  const end = image.byteLength - 12
  return Buffer.concat([image.subarray(0, end), chunk(type, data), image.subarray(end)])
}

/** Returns a copy of a PNG with a text chunk. */
export function pngWithText(image: Buffer, text: string): Buffer {
  return pngWithChunk(image, 'tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))
}

/** Returns a copy of a file with 64 bytes in the middle inverted. */
export function damaged(image: Buffer): Buffer {
  const changed = Buffer.from(image)
  const middle = changed.byteLength >> 1
  changed.subarray(middle, middle + 64).forEach((byte, index) => {
    changed[middle + index] = byte ^ 0xff
  })
  return changed
}

/** Returns the first part of a file. @param share its size as a share of the file, from 0 to 1. */
export const beginning = (image: Buffer, share: number) =>
  image.subarray(0, Math.floor(image.byteLength * share))

/** Returns a complete ZIP of one file. */
export function zip(): Buffer {
  const name = Buffer.from('a.html')
  const content = Buffer.from('labas')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(content.byteLength, 18)
  local.writeUInt32LE(content.byteLength, 22)
  local.writeUInt16LE(name.byteLength, 26)
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  local.copy(central, 16, 14, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.byteLength + name.byteLength, 12)
  end.writeUInt32LE(local.byteLength + name.byteLength + content.byteLength, 16)
  return Buffer.concat([local, name, content, central, name, end])
}
