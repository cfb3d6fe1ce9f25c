import { expect, inject, it } from 'vitest'
import './site-addresses.ts'

const NAMES = [
  'X-Content-Type-Options',
  'Permissions-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
  'Referrer-Policy',
]

async function headersOf(path: string) {
  const { headers } = await fetch(new URL(path, inject('site').url), { redirect: 'manual' })
  return Object.fromEntries(NAMES.map((name) => [name, headers.get(name)]))
}

it.each([
  ['the API', '/api/quizzes'],
  ['a refused call of the administrator', '/api/admin/blog'],
  ['a page that no build carries', '/blog/nera-tokio-straipsnio'],
])('answers of functions carry the headers of static files: %s', async (_, path) => {
  expect(await headersOf(path)).toEqual(await headersOf('/'))
})

it('nobody may frame a preview or an image, or learn the address of a preview', async () => {
  const page = await headersOf('/')
  expect(page).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "frame-ancestors 'none'",
  })
  expect(await headersOf('/perziura/isgalvota')).toEqual({
    ...page,
    'Referrer-Policy': 'no-referrer',
  })
  expect(await headersOf(`/media/${'0'.repeat(32)}-60x40.webp`)).toEqual(page)
})
