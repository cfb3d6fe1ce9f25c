import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { getStore } from '@netlify/blobs'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_IMAGE_BYTES, MAX_IMAGE_EDGE } from '#src/features/images/images.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { signToken } from '#src/server/signing.ts'
import {
  beginning,
  claimingSize,
  commented,
  damaged,
  hugePng,
  jpeg,
  largestPhotograph,
  png,
  pngWithChunk,
  pngWithText,
  redOverBlue,
  webp,
  withComments,
  withThumbnail,
  zip,
} from './image-files.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let token = ''

beforeAll(async () => {
  token = await site.logIn()
})
afterEach(async () => {
  const { blobs } = await images().list()
  await Promise.all(blobs.map(({ key }) => images().delete(key)))
  await site.db.write.deleteFrom('media').execute()
  await site.db.write.deleteFrom('uploads').execute()
})

const images = () => getStore({ name: 'images', consistency: 'strong' })

async function storedKeys(): Promise<string[]> {
  return (await images().list()).blobs.map(({ key }) => key)
}

const listed = () => site.db.read.selectFrom('media').selectAll().execute()

async function openUpload(body?: unknown): Promise<string> {
  const answer = await site.call('POST', '/api/objects/upload', { token, body })
  expect(answer.status).toBe(200)
  return textAt(answer.body, 'uploadURL')
}

async function put(link: string, bytes: Uint8Array, type: string | null) {
  const response = await fetch(new URL(link, site.url), {
    method: 'PUT',
    headers: type === null ? {} : { 'Content-Type': type },
    // A blob without a type, so that `fetch` adds no Content-Type.
    body: new Blob([new Uint8Array(bytes)]),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

const attach = (imageURL: string) =>
  site.call('PUT', '/api/admin/blog-image', { token, body: { imageURL } })

/** Noise for the middle of a picture, with more colours than its WebP has bytes. */
const noisyCircle = {
  width: 100,
  height: 100,
  channels: 3,
  noise: { type: 'gaussian', mean: 128, sigma: 40 },
  background: '#000000',
} as const

/** Opens an upload, sends the file and attaches it. @returns the image, its link, and the bytes that are served. */
async function upload(bytes: Uint8Array, type: string, body?: unknown) {
  const link = await openUpload(body)
  expect(await put(link, bytes, type)).toEqual({ status: 200, body: { success: true } })
  const { status, body: image } = await attach(link)
  expect(status).toBe(200)
  const response = await fetch(new URL(textAt(image, 'imageUrl'), site.url))
  expect(response.status).toBe(200)
  return { image, link, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an upload', () => {
  it.each([
    ['JPEG', 'image/jpeg', jpeg],
    ['JPEG called JPG', 'image/jpg', jpeg],
    ['JPEG named in capitals, with a parameter', 'Image/JPEG; q=1', jpeg],
    ['PNG', 'image/png', png],
    ['WebP', 'image/webp', webp],
  ])('of a %s is taken, and answered with its address and size', async (_name, type, make) => {
    const { image, bytes } = await upload(await make(), type)
    expect(image).toEqual({
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}-60x40\.(webp|png)$/) as string,
      width: 60,
      height: 40,
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  it('of a photograph of 5 MB keeps neither the place, the camera nor a comment, and stands upright', async () => {
    const photograph = await largestPhotograph()
    expect(photograph.byteLength).toBe(MAX_IMAGE_BYTES)
    expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Slaptas')

    const { image, bytes } = await upload(photograph, 'image/jpeg')
    expect(image).toMatchObject({ width: MAX_IMAGE_EDGE / 2, height: MAX_IMAGE_EDGE })
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1200, height: 2400 })
    for (const part of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) {
      expect(metadata[part], part).toBeUndefined()
    }
    // The file contains these texts nowhere else. They are too long to occur among the pixels by chance.
    const kept = ['Slaptas', 'Fotoaparatas', 'Exif\0\0', 'aaaaaaaa'].filter((it) =>
      bytes.includes(it),
    )
    expect(kept).toEqual([])
  })

  it.each([
    [1, '60x40', 'red', 'blue'],
    [3, '60x40', 'blue', 'red'],
  ])('turned by its camera (%i) is stored the right way up', async (orientation, size, top) => {
    const turned = await redOverBlue().withMetadata({ orientation }).jpeg().toBuffer()
    const { image, bytes } = await upload(turned, 'image/jpeg')
    expect(textAt(image, 'imageUrl')).toContain(size)
    const [red = 0, , blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer()
    expect(red > blue ? 'red' : 'blue').toBe(top)
  })

  it('of a drawing of few colours stays a PNG when that is smaller', async () => {
    const grid = Buffer.from(
      Array.from(
        { length: 300 * 200 },
        (_, at) => (Math.imul(at * at, 2_654_435_761) >>> 31) * 255,
      ),
    )
    const drawing = sharp(grid, { raw: { width: 300, height: 200, channels: 1 } })
    const { image } = await upload(await drawing.png().toBuffer(), 'image/png')
    expect(textAt(image, 'imageUrl')).toMatch(/\.png$/)
  })

  const seeThrough = () =>
    sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } }).composite([
      { input: { create: noisyCircle }, blend: 'over' },
    ])

  it.each([
    ['PNG', 'image/png', () => seeThrough().png().toBuffer()],
    ['WebP', 'image/webp', () => seeThrough().webp().toBuffer()],
  ])('of a %s with transparent parts is a PNG, and keeps them', async (_name, type, make) => {
    const { image, bytes } = await upload(await make(), type)
    expect(textAt(image, 'imageUrl')).toMatch(/-300x200\.png$/)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
    const alpha = await sharp(bytes).extractChannel('alpha').raw().toBuffer()
    expect([alpha[0], alpha[100 * 300 + 150]]).toEqual([0, 255])
  })

  it('of a picture whose every pixel is opaque is a WebP, whatever its file could hold', async () => {
    const opaque = await sharp(await jpeg({ width: 300, height: 200 }))
      .ensureAlpha()
      .png()
      .toBuffer()
    const { image } = await upload(opaque, 'image/png')
    expect(textAt(image, 'imageUrl')).toMatch(/\.webp$/)
  })

  it.each([
    ['of printers’ colours', async () => redOverBlue().toColourspace('cmyk').jpeg().toBuffer()],
    ['in grey', async () => redOverBlue().greyscale().jpeg().toBuffer()],
    ['progressive', async () => redOverBlue().jpeg({ progressive: true }).toBuffer()],
    ['of a single pixel', () => jpeg({ width: 1, height: 1 })],
    [
      'with another picture behind it, as some telephones write',
      async () => Buffer.concat([await jpeg(), await jpeg()]),
    ],
  ])('of a photograph %s is taken', async (_name, make) => {
    await upload(await make(), 'image/jpeg')
  })

  const sample = (name: string) => readFile(new URL(`../fixtures/images/${name}`, import.meta.url))

  it.each([
    ['a title in its text', 'image/png', () => sample('C12c-snipping-title.png')],
    ['a description of a page', 'image/png', () => sample('C12b-xmp-html-words.png')],
    ['a drawing in its text', 'image/png', () => sample('C12e-figma-svg-thumb.png')],
    ['a program in its text', 'image/png', async () => pngWithText(await png(), '<?php echo 1;')],
    [
      'a page in its international text',
      'image/png',
      async () => pngWithChunk(await png(), 'iTXt', Buffer.from(`Title\0\0\0\0\0${HTML}`)),
    ],
    [
      'a page in its packed text',
      'image/png',
      async () => {
        const packed = deflateSync(HTML, { level: 0 })
        return pngWithChunk(await png(), 'zTXt', Buffer.concat([Buffer.from('Title\0\0'), packed]))
      },
    ],
    ['a script in its comment', 'image/jpeg', async () => commented(await jpeg(), HTML)],
    ['the start of a PDF in it', 'image/jpeg', async () => commented(await jpeg(), '%PDF-1.7')],
    [
      'a drawing in its properties',
      'image/jpeg',
      () =>
        redOverBlue()
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SVG}</x:xmpmeta>`)
          .jpeg()
          .toBuffer(),
    ],
    [
      'a page in its properties',
      'image/webp',
      () =>
        redOverBlue()
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${HTML}</x:xmpmeta>`)
          .webp()
          .toBuffer(),
    ],
  ])('with %s is taken, without it', async (_what, type, make) => {
    const file = await make()
    const { bytes } = await upload(file, type)
    expect(file.toString('latin1')).toMatch(/<|%PDF/)
    expect(bytes.toString('latin1')).not.toMatch(
      /<(?:head|body|svg|script|html|\?php)|%PDF|xmpmeta/,
    )
    const { xmp, comments } = await sharp(bytes).metadata()
    expect({ xmp, comments }).toEqual({})
  })

  it.each([
    ['an end mark', () => sample('C6b-truncated-last-2.jpg')],
    ['half an end mark', async () => (await jpeg()).subarray(0, -1)],
    [
      'an end mark behind its last scan',
      async () => (await redOverBlue().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
    ],
    ['an end mark but with a thumbnail', async () => withThumbnail(await jpeg()).subarray(0, -2)],
    [
      'an end mark, in grey',
      async () => (await redOverBlue().greyscale().jpeg().toBuffer()).subarray(0, -2),
    ],
  ])('of a JPEG without %s is taken whole', async (_what, make) => {
    const file = await make()
    const { bytes } = await upload(file, 'image/jpeg')
    const whole = await upload(Buffer.concat([file, Buffer.from([0xff, 0xd9])]), 'image/jpeg')
    expect(bytes.equals(whole.bytes)).toBe(true)
  })

  it('is refused before it is sent when the platform would not take it', async () => {
    const open = (bytes: number) =>
      site.call('POST', '/api/objects/upload', { token, body: { name: 'a.jpg', bytes } })
    expect((await open(4_500_000)).status).toBe(200)
    const refused = await open(4_500_001)
    expect(refused.status).toBe(400)
    expect(at(refused.body, 'fields.bytes')).toBe(imageTexts.tooLargeToSend)
  })

  it('reads and writes the database twice', async () => {
    const link = await openUpload()
    const bytes = await jpeg()
    expect(
      await countRoundTrips(String(process.env.DATABASE_URL), async () => {
        await put(link, bytes, 'image/jpeg')
      }),
    ).toBe(2)
  })
})

const HTML = '<!doctype html><html><script>alert(1)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect/></svg>'
const { wrongType, typeMismatch, foreignContent, damaged: isDamaged, tooLarge, empty } = imageTexts
const tooManyPixels = imageTexts.tooManyPixels(64)
const after = async (first: Promise<Buffer> | Buffer, rest: Promise<Buffer> | Buffer | string) =>
  Buffer.concat([await first, Buffer.from((await rest) as Buffer)])

type Make = () => Buffer | Promise<Buffer>

/** Refused files: description, the type they are sent as, and their bytes. */
const hostile: [status: number, sentence: string, files: [string, string | null, Make][]][] = [
  [400, empty, [['nothing at all', 'image/jpeg', () => Buffer.alloc(0)]]],
  [
    415,
    wrongType,
    [
      ['a text', 'image/jpeg', () => Buffer.from('ne paveikslėlis')],
      ['a page called a JPEG', 'image/jpeg', () => Buffer.from(HTML)],
      ['an SVG', 'image/svg+xml', () => Buffer.from(SVG)],
      ['an SVG called a PNG', 'image/png', () => Buffer.from(SVG)],
      ['an SVG behind a byte order mark', 'image/webp', () => Buffer.from(`\uFEFF<?xml?>${SVG}`)],
      ['a GIF', 'image/gif', () => redOverBlue().gif().toBuffer()],
      ['a GIF called a PNG', 'image/png', () => redOverBlue().gif().toBuffer()],
      [
        'a JPEG behind the header of a GIF',
        'image/jpeg',
        () => after(Buffer.from('GIF89a'), jpeg()),
      ],
      ['a TIFF called a JPEG', 'image/jpeg', () => redOverBlue().tiff().toBuffer()],
      ['an AVIF called a WebP', 'image/webp', () => redOverBlue().avif().toBuffer()],
      ['a PDF called a JPEG', 'image/jpeg', () => Buffer.from('%PDF-1.7\n%%EOF')],
      ['a ZIP called a PNG', 'image/png', zip],
      ['a program called a JPEG', 'image/jpeg', () => Buffer.from('MZ\x90\0\x03')],
      ['a sound in the wrapping of a WebP', 'image/webp', () => Buffer.from('RIFF\x24\0\0\0WAVE')],
      ['a JPEG of no type', null, () => jpeg()],
      ['a JPEG called a file', 'application/octet-stream', () => jpeg()],
      ['a JPEG called a page', 'text/html', () => jpeg()],
    ],
  ],
  [
    415,
    typeMismatch,
    [
      ['a PNG called a JPEG', 'image/jpeg', () => png()],
      ['a JPEG called a WebP', 'image/webp', () => jpeg()],
      ['a WebP called a PNG', 'image/png', () => webp()],
    ],
  ],
  [
    415,
    foreignContent,
    [
      ['a JPEG that is a page too', 'image/jpeg', () => after(jpeg(), HTML)],
      ['a JPEG that is a drawing too', 'image/jpeg', () => after(jpeg(), SVG)],
      ['a JPEG that is a PDF too', 'image/jpeg', () => after(jpeg(), '%PDF-1.7')],
      ['a PNG that is a ZIP too', 'image/png', () => after(png(), zip())],
      ['a PNG that is a page too', 'image/png', () => after(png(), HTML)],
      ['a PNG that is a program too', 'image/png', () => after(png(), '<?php system($a);')],
      ['a WebP that is a RAR too', 'image/webp', () => after(webp(), 'Rar!\x1A\x07\x01\x00')],
    ],
  ],
  [
    413,
    tooLarge,
    [
      [
        'a JPEG of 5 MB and a byte',
        'image/jpeg',
        async () => {
          const image = await jpeg()
          return withComments(image, MAX_IMAGE_BYTES + 1 - image.byteLength)
        },
      ],
      ['5 MB and a byte of zeros', 'image/png', () => Buffer.alloc(MAX_IMAGE_BYTES + 1)],
    ],
  ],
  [
    400,
    isDamaged,
    [
      ['half a JPEG', 'image/jpeg', async () => beginning(await jpeg(), 0.5)],
      ['nearly a whole JPEG', 'image/jpeg', async () => beginning(await jpeg(), 0.95)],
      ['a JPEG without its last pixels', 'image/jpeg', async () => (await jpeg()).subarray(0, -5)],
      [
        'a progressive JPEG without its last pixels',
        'image/jpeg',
        async () => (await redOverBlue().jpeg({ progressive: true }).toBuffer()).subarray(0, -8),
      ],
      ['half a PNG', 'image/png', async () => beginning(await png(), 0.5)],
      ['half a WebP', 'image/webp', async () => beginning(await webp(), 0.5)],
      ['a damaged PNG', 'image/png', async () => damaged(await png())],
      ['the first bytes of a JPEG', 'image/jpeg', async () => (await jpeg()).subarray(0, 4)],
      ['the first bytes of a PNG', 'image/png', async () => (await png()).subarray(0, 8)],
      ['the first bytes of a WebP', 'image/webp', async () => (await webp()).subarray(0, 12)],
      [
        'a PNG that has less than it says',
        'image/png',
        () => hugePng({ width: 6000, height: 6000 }, 100),
      ],
    ],
  ],
  [
    413,
    tooManyPixels,
    [
      [
        'a PNG that unpacks to 400 million pixels',
        'image/png',
        () => hugePng({ width: 20_000, height: 20_000 }, 20_000 * 2501),
      ],
      [
        'a PNG that says it has 4 billion pixels',
        'image/png',
        () => hugePng({ width: 65_535, height: 65_535 }, 100),
      ],
      [
        'a JPEG that says it has 4 billion pixels',
        'image/jpeg',
        async () => claimingSize(await jpeg(), { width: 65_500, height: 65_500 }),
      ],
    ],
  ],
]

describe('a file that is refused leaves nothing behind', () => {
  it.each(hostile)('with %i: %s', async (status, error, files) => {
    const link = await openUpload({ name: 'nuotrauka.jpg' })
    for (const [name, type, make] of files) {
      expect(await put(link, await make(), type), name).toEqual({ status, body: { error } })
      expect(await storedKeys(), name).toEqual([])
    }
    expect(await listed()).toEqual([])
    expect(await site.db.read.selectFrom('uploads').selectAll().execute()).toMatchObject([
      { name: null, bytes: null, claimedAt: null },
    ])
    expect(await attach(link)).toMatchObject({
      status: 409,
      body: { error: imageTexts.notUploaded },
    })
    expect(await put(link, await jpeg(), 'image/jpeg'), 'the link stays open').toMatchObject({
      status: 200,
    })
  })
})

describe('the name of a file', () => {
  it.each([
    ['atostogos.jpg', 'atostogos.jpg'],
    ['../../../etc/passwd', 'passwd'],
    [String.raw`..\..\Windows\system.ini`, 'system.ini'],
    ['/media/x.webp', 'x.webp'],
    ['%2e%2e%2fslapta.jpg', '%2e%2e%2fslapta.jpg'],
    ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
    ['aplankas/', null],
    ['..', '..'],
  ])('%j is only a word in the list', async (name, kept) => {
    await openUpload({ name })
    expect(await site.db.read.selectFrom('uploads').select('originalName').execute()).toEqual([
      { originalName: kept },
    ])
  })

  it('is no part of an address', async () => {
    const { image } = await upload(await jpeg(), 'image/jpeg', { name: '../paveikslas.svg' })
    expect(await listed()).toMatchObject([{ originalName: 'paveikslas.svg' }])
    const [key] = await storedKeys()
    expect(key).toMatch(/^dev\/[0-9a-f]{32}-60x40\.webp$/)
    expect(`/media/${key?.slice(4)}`).toBe(textAt(image, 'imageUrl'))
  })

  it.each([['a\ud83d.jpg'], ['a'.repeat(256)], [7], [{}]])(
    'is refused when it is none: %j',
    async (name) => {
      const answer = await site.call('POST', '/api/objects/upload', { token, body: { name } })
      expect(answer.status).toBe(400)
      expect(await site.db.read.selectFrom('uploads').selectAll().execute()).toEqual([])
    },
  )

  it.each([[undefined], [{}], [{ name: null }], ['']])('may be left out: %j', async (body) => {
    const { status } = await site.call('POST', '/api/objects/upload', { token, body })
    expect(status).toBe(200)
  })
})

describe('a link', () => {
  it('is given to the administrator alone, and needs no session then', async () => {
    expect(await site.call('POST', '/api/objects/upload')).toMatchObject({ status: 401 })
    expect(await openUpload()).toMatch(/^\/api\/objects\/upload\/[\w-]{80,400}$/)
  })

  it('takes one file, also of several sent at the same time', async () => {
    const link = await openUpload()
    const bytes = await jpeg()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => put(link, bytes, 'image/jpeg')),
    )
    answers.push(await put(link, bytes, 'image/jpeg'))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
    expect(answers.find(({ status }) => status === 403)?.body).toEqual({
      error: imageTexts.linkInvalid,
    })
    expect(await storedKeys()).toHaveLength(1)
  })

  it('that is forged, expired, for something else or unknown is refused, for a file and for its use', async () => {
    const link = await openUpload()
    const [{ id } = { id: '' }] = await site.db.read.selectFrom('uploads').select('id').execute()
    const soon = new Date(Date.now() + 60_000)
    const tokens = {
      forged: `${link.slice(0, -2)}xx`.split('/').at(-1) ?? '',
      expired: signToken('upload', [id], new Date(Date.now() - 1000)),
      'for a preview': signToken('preview', [id], soon),
      unknown: signToken('upload', [crypto.randomUUID()], soon),
      'no token': 'x',
    }
    for (const [name, wrong] of Object.entries(tokens)) {
      const address = `/api/objects/upload/${wrong}`
      for (const answer of [
        await put(address, await jpeg(), 'image/jpeg'),
        await attach(address),
      ]) {
        expect(answer, name).toMatchObject({ status: 403, body: { error: imageTexts.linkInvalid } })
      }
    }
    expect(await storedKeys()).toEqual([])
  })

  it('can be used by its full address, and again with the same answer', async () => {
    const { link, image } = await upload(await jpeg(), 'image/jpeg')
    const [first] = await listed()
    expect(await attach(new URL(link, site.url).href)).toMatchObject({ status: 200, body: image })
    expect(await listed()).toEqual([first])
  })

  it.each([
    ['https://example.lt/nuotrauka.jpg'],
    ['/media/x.webp'],
    ['/api/objects/upload/../../admin/blog'],
    ['nuotrauka.jpg'],
  ])('is something else than %s', async (address) => {
    expect(await attach(address)).toMatchObject({
      status: 404,
      body: { error: imageTexts.notAnUpload },
    })
  })

  it('needs a secret to be signed with', async () => {
    vi.stubEnv('SIGNING_SECRET', '')
    // Sessions end when the secret changes.
    const answer = await site.call('POST', '/api/objects/upload', { token: await site.logIn() })
    expect(answer).toMatchObject({ status: 503 })
    expect(textAt(answer.body, 'error')).toContain('SIGNING_SECRET')
    vi.unstubAllEnvs()
    token = await site.logIn()
  })
})

it('what was uploaded and never used is removed an hour after its link has expired; what is used stays', async () => {
  const expire = (hours: number) =>
    site.db.write
      .updateTable('uploads')
      .set({ expiresAt: new Date(Date.now() - hours * 3_600_000) })
      .execute()
  const uploadIds = async () =>
    (await site.db.read.selectFrom('uploads').select('id').execute()).map(({ id }) => id)
  const { image } = await upload(await jpeg(), 'image/jpeg')
  await put(await openUpload(), await jpeg(), 'image/jpeg')
  await openUpload()
  const before = await uploadIds()

  await expire(0.9)
  await openUpload()
  expect(await storedKeys()).toHaveLength(2)

  await expire(1.1)
  await openUpload()
  const name = textAt(image, 'imageUrl').split('/').at(-1)
  await site.idle()
  expect(await storedKeys()).toEqual([`dev/${name}`])
  expect(await uploadIds()).toHaveLength(1)
  expect(before).not.toContain((await uploadIds())[0])
  expect((await fetch(new URL(textAt(image, 'imageUrl'), site.url))).status).toBe(200)
})

it('an upload without the store answers 503 and can be made again with the same link', async () => {
  const link = await openUpload()
  const bytes = await jpeg()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { NETLIFY_BLOBS_CONTEXT: context = '' } = process.env
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', unreachable(context))
  expect(await put(link, bytes, 'image/jpeg')).toEqual({
    status: 503,
    body: { error: imageTexts.storageDown },
  })
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context)
  expect(await put(link, bytes, 'image/jpeg')).toMatchObject({ status: 200 })
})

/** Returns the settings of a store that does not answer. */
function unreachable(context: string): string {
  const settings = JSON.parse(Buffer.from(context, 'base64').toString()) as object
  const edgeURL = 'http://127.0.0.1:9'
  return Buffer.from(JSON.stringify({ ...settings, edgeURL, uncachedEdgeURL: edgeURL })).toString(
    'base64',
  )
}
