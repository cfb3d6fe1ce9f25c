import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getStore } from '@netlify/blobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeImage } from '#src/features/images/server/images.ts'
import { CONTEXT_FILE } from '#src/core/deploys.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { webp } from './image-files.ts'
import { useTestSite } from './test-site.ts'

let smtp: SmtpStandIn
let mails = 0

const site = useTestSite({ namesDeploy: false, deliversInBackground: true })

beforeAll(async () => {
  smtp = await startSmtpStandIn(() => {
    mails += 1
  })
  const file = path.join(process.env.SITE_DIR ?? '', CONTEXT_FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'production')
})
afterAll(() => smtp.stop())

beforeEach(() => {
  const deploy = { context: '', id: '', published: false }
  vi.stubGlobal('Netlify', { context: { deploy, site: { name: 'akademija' } } })
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
})

describe('a call that does not name its deploy', () => {
  it('orders the delivery of mails at the address of the site', async () => {
    const body = { name: 'Rūta', email: 'ruta@pastas.example', consultationType: 'individual' }
    const booked = await site.call('POST', '/api/consultation/book', { body })
    expect(booked.status).toBe(200)
    await site.idle()
    expect(mails).toBe(2)
  })

  it('stores an image under the context of the build', async () => {
    const generated = { model: 'gpt-image-2', at: '2026-11-25T10:00:00.000Z' }
    const image = { bytes: await webp(), originalName: 'a.webp', generated }
    const { imageUrl } = await storeImage({ db: site.db, ...image })
    expect((await site.call('GET', imageUrl)).status).toBe(200)
    const { blobs } = await getStore({ name: 'images', consistency: 'strong' }).list()
    expect(blobs.map(({ key }) => key)).toEqual([expect.stringMatching(/^production\/\w/)])
  })
})
