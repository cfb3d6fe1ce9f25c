import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tabIcon } from './make-icons.ts'

test('the icon of a tab is the logo', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(tabIcon())
})

test.each(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'])(
  '%s has the lens in its middle, a ring on each side and paper around them',
  async (name) => {
    const { data, info } = await sharp(`public/${name}`)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = Math.floor(info.height / 2) * info.width * info.channels
    const colors: string[] = []
    for (let x = 0; x < info.width; x++) {
      const color = data.subarray(middle + x * 4, middle + x * 4 + 3).toString('hex')
      if (color !== colors.at(-1)) colors.push(color)
    }
    const drawn = colors.filter((color) => ['faf6ef', '1f4d3f', 'a3492a'].includes(color))
    expect(drawn).toEqual([
      ...['faf6ef', '1f4d3f', 'faf6ef', '1f4d3f', 'a3492a'],
      ...['1f4d3f', 'faf6ef', '1f4d3f', 'faf6ef'],
    ])
  },
)
