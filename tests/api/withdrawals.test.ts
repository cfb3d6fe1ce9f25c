import { beforeEach, describe, expect, it } from 'vitest'
import { HELD_AFTER_HOURS } from '#src/domain/outbox.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { at, useTestSite } from './test-site.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const PATH = '/sutarties-atsisakymas'
const site = useTestSite()
const pages = useVisitorPages(site)

const written = {
  name: 'Rūta <b>Rūtienė</b>',
  email: 'Ruta@pastas.example',
  contract: 'Mėnesio konsultacijos el. paštu',
  note: 'Užsakyta lapkričio 20 d.',
}

const check = (changes: Partial<typeof written> = {}) =>
  pages.send(PATH, { zingsnis: 'tikrinti', ...written, ...changes })

const confirm = (id: string, changes: Partial<typeof written> = {}) =>
  pages.send(PATH, { zingsnis: 'patvirtinti', id, ...written, ...changes })

const stored = () => site.db.read.selectFrom('contractWithdrawals').selectAll().execute()

beforeEach(async () => {
  await site.db.write.deleteFrom('contractWithdrawals').execute()
})

describe('the withdrawal from a contract', () => {
  // Proves: Withdrawal: the form is checked in a step of its own; nothing is stored before the confirmation
  it('shows for checking what was written, and stores nothing before it is confirmed', async () => {
    expect((await pages.open(PATH)).html).toContain(withdrawalTexts.intro)
    const { status, html } = await check()
    expect(status).toBe(200)
    expect(html).toContain('Rūta &lt;b&gt;Rūtienė&lt;/b&gt;')
    expect(html).toContain('Patvirtinti atsisakymą')
    for (const [name, value] of [
      ['contract', written.contract],
      ['note', written.note],
      ['email', 'ruta@pastas.example'],
    ] as const) {
      expect(hiddenField(html, name)).toBe(value)
    }
    expect(await stored()).toEqual([])

    const { html: form } = await pages.send(PATH, { zingsnis: 'taisyti', ...written })
    expect(form).toContain(`value="${written.contract}"`)
    expect(await stored()).toEqual([])
  })

  // Proves: Withdrawal: faults stand beside their fields, with what was written, status 400
  it('says beside each field what is wrong and keeps the others', async () => {
    const { status, html } = await check({ name: ' ', email: 'ruta', contract: 'x'.repeat(501) })
    expect(status).toBe(400)
    for (const message of [
      withdrawalTexts.nameRequired,
      'Netinkamas el. pašto adresas',
      'Ne daugiau kaip 500 simbolių',
    ]) {
      const id = new RegExp(`<p id="([^"]+)"[^>]*>${message}</p>`).exec(html)?.[1]
      expect(html).toMatch(
        new RegExp(`aria-describedby="[^"]*${id ?? '?'}"[^>]*aria-invalid="true"`),
      )
    }
    expect(html).toContain('value="ruta"')
    expect(html).toContain(`value="${written.note}"`)
    const confirmed = await confirm(crypto.randomUUID(), { email: '' })
    expect(confirmed.status, 'the confirmation checks again').toBe(400)
    expect(await stored()).toEqual([])
  })

  // Proves: Withdrawal: a receipt with date and time on the screen, as a file and by mail; the owner is told
  it('is received with date and time on the screen, as a file and by mail, and the owner is told', async () => {
    const { html: checked } = await check()
    const { status, html } = await confirm(hiddenField(checked, 'id'))
    expect(status).toBe(200)
    const [withdrawal] = await stored()
    expect(withdrawal).toMatchObject({ ...written, email: 'ruta@pastas.example' })
    const said = [
      formatMinute(withdrawal?.createdAt ?? ''),
      'ruta@pastas.example',
      written.contract,
      written.note,
      withdrawal?.id ?? '',
    ]
    for (const words of said) expect(html).toContain(words)

    const file = await pages.send(PATH, { zingsnis: 'atsisiusti', id: hiddenField(html, 'id') })
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.txt"$/)
    for (const words of said) expect(file.html).toContain(words)

    await pages.delivered(2)
    const [notice] = pages.mails.filter(({ replyTo }) => replyTo !== undefined)
    const [receipt] = pages.mails.filter(({ replyTo }) => replyTo === undefined)
    expect(notice?.to).toMatchObject({ text: 'trenere@akademija.example' })
    expect(notice?.replyTo?.text).toBe('ruta@pastas.example')
    expect(receipt?.to).toMatchObject({ text: 'ruta@pastas.example' })
    for (const words of said) {
      expect(notice?.text).toContain(words)
      expect(receipt?.text).toContain(words)
    }
  })

  // Proves: Withdrawal: confirmed twice it is stored and received once
  it('confirmed twice is stored and told once, with the first receipt', async () => {
    const id = crypto.randomUUID()
    await confirm(id)
    await pages.delivered(2)
    const { html } = await confirm(id, { contract: 'Kita sutartis' })
    expect(html).toContain(written.contract)
    expect(await stored()).toHaveLength(1)
    const entries = await site.db.read.selectFrom('outbox').select('kind').execute()
    expect(entries).toHaveLength(2)
  })

  // Proves: Withdrawal: its receipt is sent however late
  it('is received however late the mail server comes back', async () => {
    await site.db.write
      .insertInto('outbox')
      .values({
        channel: 'mail',
        kind: 'withdrawal-receipt',
        recipient: 'ruta@pastas.example',
        subjectId: (await insertOne()).id,
        queuedAt: new Date(Date.now() - (HELD_AFTER_HOURS + 1) * 3_600_000),
        id: crypto.randomUUID(),
      })
      .execute()
    await confirm(crypto.randomUUID())
    await pages.delivered(3)
  })

  it('has no receipt for an unknown id', async () => {
    const file = await pages.send(PATH, { zingsnis: 'atsisiusti', id: crypto.randomUUID() })
    expect(file.status).toBe(404)
  })
})

async function insertOne(changes: { name?: string } = {}) {
  const withdrawal = { id: crypto.randomUUID(), ...written, ...changes }
  await site.db.write.insertInto('contractWithdrawals').values(withdrawal).execute()
  return withdrawal
}

describe('the list of withdrawals', () => {
  // Proves: GET `/api/admin/withdrawals`: newest first, searched, in pages; the administrator's
  it('is for the administrator, newest first, and can be searched', async () => {
    expect((await site.call('GET', '/api/admin/withdrawals')).status).toBe(401)
    const token = await site.logIn()
    await insertOne({ name: 'Vilma' })
    await insertOne({ name: 'Jonas' })
    const { body } = await site.call('GET', '/api/admin/withdrawals', { token })
    expect(body).toMatchObject({ total: 2, page: 1, items: [{ name: 'Jonas' }, { name: 'Vilma' }] })
    const found = await site.call('GET', '/api/admin/withdrawals?search=vilma+menesio', { token })
    expect(at(found.body, 'items.0.name')).toBe('Vilma')
    expect(at(found.body, 'total')).toBe(1)
  })
})
