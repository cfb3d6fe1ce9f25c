import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONTEXT_FILE } from '#src/core/deploys.ts'
import { deployContext } from './deploy-context.ts'
import { deployUrl } from './deploy-url.ts'
import { environment } from './environment.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(folder, 'shells'))
  vi.stubEnv('SITE_DIR', folder)
  vi.stubEnv('PUBLIC_SITE_URL', 'https://www.akademija.example')
  const deploy = { context: '', id: '', published: false }
  vi.stubGlobal('Netlify', { context: { deploy, site: { name: 'akademija' } } })
})
afterEach(() => rm(folder, { recursive: true }))

it.each([
  ['production', false],
  ['preview-server', true],
])('is what the build wrote down where the platform names none: %s', async (context, inPreview) => {
  await writeFile(path.join(folder, CONTEXT_FILE), `${context}\n`)
  expect(deployContext()).toBe(context)
  expect(environment()).toMatchObject({ inPreview, origin: 'https://www.akademija.example' })
})

it('is a preview when nobody names it', () => {
  expect(environment().inPreview).toBe(true)
})

const site = { id: '1', name: 'akademija', url: 'https://www.akademija.example/' }

it('is the address of the site for the deploy that is published', () => {
  const deploy = { context: 'production', id: '64a', published: true }
  expect(deployUrl({ deploy, site })).toBe('https://www.akademija.example')
})

it('is the own address of a deploy that is not published', () => {
  const deploy = { context: 'deploy-preview', id: '64b', published: false }
  expect(deployUrl({ deploy, site })).toBe('https://64b--akademija.netlify.app')
})
