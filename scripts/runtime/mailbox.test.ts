import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { MAILBOX_PATH, startMailbox } from './mailbox.ts'

it('keeps every mail in its folder and shows it, as HTML that runs nothing and as text', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'mail-'))
  const mailbox = await startMailbox(directory)
  expect(await (await mailbox.show(MAILBOX_PATH)).text()).toContain('No mail yet.')

  const transport = createTransport({ url: mailbox.smtpUrl })
  await transport.sendMail({
    from: 'labas@akademija.example',
    to: 'ruta@pastas.example',
    subject: 'Gavome <jūsų> užklausą',
    text: 'Ačiū & iki',
    html: '<p onclick="alert(1)">Ačiū</p>',
  })
  const [file = ''] = await readdir(directory)
  const list = await (await mailbox.show(MAILBOX_PATH)).text()
  expect(list).toContain(`href="${MAILBOX_PATH}/${file}"`)
  expect(list).toContain('ruta@pastas.example: Gavome &lt;jūsų> užklausą')
  const shown = await (await mailbox.show(`${MAILBOX_PATH}/${file}`)).text()
  expect(shown).toContain('<pre>Ačiū &amp; iki')
  expect(shown).toContain('<iframe sandbox="allow-popups"')
  expect((await mailbox.show(`${MAILBOX_PATH}/..%2Fsigning-secret`)).status).toBe(404)

  await mailbox.stop()
  await rm(directory, { recursive: true })
})
