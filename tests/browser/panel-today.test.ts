import { stepTexts } from '../../src/features/clients/panel/first-steps-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { CONFIRMED_STEPS } from '#src/features/settings/steps.ts'
import type { Page } from '@playwright/test'
import type { Today } from '#src/features/clients/contracts.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { expectAccessible } from './visits.ts'
import { answer, entries, openPanelAt, openRow } from './panel.ts'
import { expectAbove, expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const WIDTHS = [375, 1440]

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const id = () => crypto.randomUUID()

const CALM: Today = {
  items: [],
  total: 0,
  stalled: [],
  mails: null,
  planned: [],
  weekWithoutLetter: false,
  draftLetter: null,
  week: {
    clients: 0,
    money: [],
    answers: { onTime: 0, total: 0, medianMinutes: null },
    subscribers: 0,
    results: 0,
    warned: 0,
    stopped: 0,
  },
  steps: {
    missing: [],
    madeUp: [],
    isPasswordOwn: true,
    hasPasskey: true,
    hasCodes: true,
    hasExpert: true,
    hasPurchase: true,
    sales: [
      { id: 'email-weekly', title: 'Savaitės el. pašto konsultacijos', price: 39, hasLink: true },
    ],
    answerHours: null,
    city: 'Vilnius, Lietuva',
    noticeEmail: asPrivate('rasa@ryto.example'),
    confirmed: [...CONFIRMED_STEPS],
  },
}

const ORDER: Order = {
  id: id(),
  package: 'email-monthly',
  title: 'Mėnesio el. pašto konsultacijos',
  email: 'ieva@pastas.example',
  paidEmail: null,
  name: 'Ieva Ievaitė',
  state: 'paid',
  amount: 7900,
  paidAmount: 7900,
  refundedAmount: 0,
  currency: 'eur',
  renewals: 0,
  createdAt: inDays(-31),
  paidAt: inDays(-31),
  paidUntil: null,
  lettersUntil: null,
  cancelledAt: null,
  endsAt: null,
  paymentUrl: null,
  nextPaymentOn: null,
  answeredAt: null,
  hasAnswerDraft: false,
  answerUnsent: null,
  withdrawal: null,
  refundDue: null,
  refunded: null,
  erasedAt: null,
  dispute: null,
  paymentFailedAt: inDays(-1),
  startedAt: null,
  beginsOn: null,
  delivery: null,
  withdrawnAt: null,
  letters: 0,
  waitingSince: null,
  hasLateLetter: false,
  dueAt: null,
}

const BUSY: Today = {
  items: [
    {
      kind: 'booking',
      id: id(),
      dueAt: inDays(-1),
      booking: {
        id: id(),
        name: 'Ona Onaitienė-Kazlauskienė',
        email: 'ona@pastas.example',
        phone: null,
        consultationType: 'individual',
        packageTitle: null,
        preferredDate: null,
        message: 'Laba diena',
        status: 'pending',
        notes: null,
        createdAt: inDays(-2),
        updatedAt: inDays(-2),
      },
    },
    {
      kind: 'payment',
      id: id(),
      problem: {
        id: id(),
        problem: 'dispute',
        price: null,
        clients: ['Rūta Rūtienė'],
        email: 'ruta@pastas.example',
        orderId: ORDER.id,
        answerUntil: inDays(6),
        url: 'https://dashboard.stripe.com/payments/pi_1',
        type: 'charge.dispute.created',
        reference: 'dp_1NqYzL2eZvKYlo2CkIqHQxWq',
        amount: 3900,
        currency: 'eur',
        createdAt: inDays(-1),
      },
    },
    { kind: 'outbox', id: 'outbox', count: 2 },
    { kind: 'suspicious', id: 'suspicious', count: 1 },
  ],
  total: 4,
  stalled: [{ kind: 'unpaid', id: ORDER.id, order: ORDER }],
  mails: { kind: 'unreachable', waiting: 2 },
  planned: [
    { kind: 'post', id: id(), title: 'Kaip pasakyti, kad pavargai nuo tylos', at: inDays(1) },
    { kind: 'letter', id: id(), title: 'Penktadienio laiškas', at: inDays(3) },
  ],
  weekWithoutLetter: true,
  draftLetter: null,
  week: {
    clients: 3,
    money: [{ currency: 'eur', paid: 15_700, refunded: 3900 }],
    answers: { onTime: 5, total: 6, medianMinutes: 85 },
    subscribers: 12,
    results: 48,
    warned: 3,
    stopped: 2,
  },
  steps: {
    missing: ['address', 'phone'],
    madeUp: [],
    isPasswordOwn: false,
    hasPasskey: false,
    hasCodes: true,
    hasExpert: false,
    hasPurchase: false,
    sales: CALM.steps.sales,
    answerHours: { from: 9, to: 18 },
    city: 'Vilnius, Lietuva',
    noticeEmail: asPrivate('rasa@ryto.example'),
    confirmed: ['codes', 'prices'],
  },
}

async function openDesk(desk: Today, unfinished: object[] = []): Promise<Page> {
  const { page } = await openPanelAt('#siandien', {
    prepare: async (it) => {
      await answer(it, /\/api\/admin\/today$/, 200, desk)
      await answer(it, /\/api\/admin\/unfinished$/, 200, unfinished)
    },
  })
  await page.getByRole('heading', { level: 2, name: 'Šiandien' }).waitFor()
  return page
}

async function expectFine(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `${state} at ${width}`)
    await expectAccessible(page, `${state} at ${width}`)
  }
}

test.describe('the desk', () => {
  test('names a dispute below the third item in its first screen, with the way to its order', async () => {
    const [first, ...others] = BUSY.items
    if (first === undefined) throw new Error('The desk has items')
    const more = [1, 2].map(() => ({ ...first, id: id() }))
    const page = await openDesk({ ...BUSY, items: [first, ...more, ...others], mails: null })
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const dispute = page.getByRole('link', { name: 'Atverti užsakymą: Rūta Rūtienė' }).first()
      await expect(dispute).toBeInViewport({ ratio: 1 })
      await expectAbove(dispute, page.getByRole('heading', { name: 'Pirmiausia' }))
      await expect(dispute).toHaveAttribute('href', `#uzsakymai/${ORDER.id}`)
      await expect(entries(page).first()).toBeInViewport()
    }
  })

  test('has a dispute among the first items once', async () => {
    const page = await openDesk({ ...BUSY, mails: null })
    const dispute = page.getByRole('link', { name: 'Atverti užsakymą: Rūta Rūtienė' })
    await expect(dispute).toHaveCount(1)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByText('Rūta Rūtienė', { exact: true }).first()).toBeInViewport()
    }
  })

  test('has all that waits, is begun, planned and left to do, on a phone and a wide screen in both schemes', async () => {
    const page = await openDesk(BUSY, [
      {
        id: id(),
        kind: 'post',
        recordId: null,
        title: 'Rudens pokalbiai prie arbatos',
        device: 'Safari, iPhone',
        updatedAt: inDays(-1),
      },
    ])
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toContainText([
      'Pirmiausia',
      'Ona Onaitienė-Kazlauskienė',
      'Po to (3)',
      'Nebaigti tekstai',
      'Suplanuota artimiausioms 7 dienoms',
      'Žinotina',
      'Ieva Ievaitė',
      'Pirmieji žingsniai',
      'Savaitė skaičiais',
    ])
    await openRow(entries(page).first())
    await page.getByText(/^Kiti žingsniai/).click()
    await expectFine(page, 'a full desk')
    // Every link and button can be pressed with a finger.
    await page.setViewportSize({ width: 375, height: 900 })
    const controls = page.getByRole('main').locator('a:visible, button:visible')
    const lowOnes = () =>
      controls.evaluateAll((all) =>
        all
          .map((it) => [Math.ceil(it.getBoundingClientRect().height), it.textContent] as const)
          .filter(([height]) => height < 44),
      )
    // The layout follows the new width.
    await expect.poll(lowOnes).toEqual([])

    // The steps that were opened above stay open while she looks at other views.
    for (const [name, heading] of [
      ['Kaip pasakyti, kad pavargai nuo tylos', null],
      ['Nauji prenumeratoriai', 'Naujienlaiškio prenumeratoriai'],
      ['Atverti laiškų būseną', 'Laiškų būsena'],
      ['Pridėti: Pridėkite prieigos raktą', 'Saugumas'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      if (heading === null) {
        await expect(link).toHaveAttribute('href', /^#straipsniai\//)
        continue
      }
      await link.press('Enter')
      await page.getByRole('heading', { level: 2, name: heading }).waitFor()
      await page.evaluate(() => (location.hash = '#siandien'))
    }
  })

  test('says that all is done once nothing waits', async () => {
    const page = await openDesk(CALM)
    await page.getByText(/^Šiuo metu jūsų niekas nelaukia/).waitFor()
    for (const name of ['Nebaigti tekstai', 'Savaitė skaičiais']) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    }
    await expectFine(page, 'an empty desk')
  })

  test('has the starting values confirmed as they are, and closes once all is done', async () => {
    const { steps } = CALM
    let left: Today['steps'] = { ...steps, confirmed: steps.confirmed.filter((it) => it !== 'end') }
    left = { ...left, confirmed: left.confirmed.filter((it) => it !== 'city') }
    const { page } = await openPanelAt('#siandien', {
      prepare: async (it) => {
        await it.route(/\/api\/admin\/today$/, (route) =>
          route.fulfill({ json: { ...CALM, steps: left } }),
        )
        await it.route(/\/api\/admin\/settings\/steps$/, (route) => {
          const { step } = route.request().postDataJSON() as { step: 'city' }
          left = { ...left, confirmed: [...left.confirmed, step] }
          return route.fulfill({ json: { success: true } })
        })
      },
    })
    await page.getByText('„Vilnius, Lietuva“. Ar taip ir yra?').waitFor()
    await expectFine(page, 'a step to confirm')
    await page.getByRole('button', { name: `Tinka: ${stepTexts.names.city}` }).click()
    const end = page.getByRole('heading', { name: stepTexts.end })
    await end.waitFor()
    await expect(end).toBeFocused()
    await expectFine(page, 'all steps done')
    await page.getByRole('button', { name: stepTexts.endClose }).click()
    await expect(end).toHaveCount(0)
  })
})
