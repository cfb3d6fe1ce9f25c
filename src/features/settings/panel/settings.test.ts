import { describe, expect, it, vi } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import { faultTexts } from '../fault-texts.ts'
import { startingTroubles } from '#src/features/settings/trouble-texts.ts'
import { startingSettings } from '../owner-texts.ts'
import { stubFields, stubCopies, stubPanel } from '../../../../tests/support/stub-form.ts'
import {
  createPriceChange,
  createSettingsForm,
  SETTINGS_FIELDS,
  SETTINGS_INPUTS,
} from './settings-form.ts'
import { SELLER_DETAILS } from '../seller.ts'
import { settingsTexts } from './texts.ts'

const WHO = { legalName: 'Rasa', email: 'rasa@ryto.example' }
const MONDAY = '2026-01-05T00:00:00.000Z'
const STORED = {
  id: 'settings' as const,
  ...startingSettings,
  noticeEmail: null,
  inPreview: false,
  earlier: [],
  updatedAt: MONDAY,
}

function open(...answers: unknown[]) {
  const call = vi.fn((_route: unknown, _input: { body?: unknown }) =>
    Promise.resolve({ ok: true, data: answers.shift() }),
  )
  const shown: string[] = []
  const form: { current?: ReturnType<typeof createSettingsForm> } = {}
  const fields = stubFields(SETTINGS_FIELDS, (...given) => form.current?.changed(...given))
  form.current = createSettingsForm({
    fields: fields.fields,
    session: { call: call as never, loginAgain: vi.fn() },
    toasts: {
      show: ({ description = '' }: { description?: string }) => shown.push(description),
    },
    confirmDialog: { ask: () => Promise.resolve(true) },
    panel: stubPanel(),
    copies: stubCopies().forms,
  })
  return { form: form.current, fields, call, shown }
}

describe('the form of the settings', () => {
  it('has each detail as a text, and sends what is empty as not given', async () => {
    const { form, fields, call, shown } = open(STORED, {
      ...STORED,
      answerHours: { from: 9, to: 18 },
      changedPages: ['Naudojimo sąlygos'],
    })
    await form.load()
    fields.type({ ...fields.fields.read(), answerFrom: '9', answerTo: '18' })
    await form.submit()
    expect(call.mock.lastCall?.[1].body).toMatchObject({
      code: null,
      answerHours: { from: 9, to: 18 },
      updatedAt: MONDAY,
    })
    expect(shown).toContain(settingsTexts.changedPages(['Naudojimo sąlygos']))
  })

  it('has a field for the quiz of each topic, and sends the topics that have one', async () => {
    const { form, fields, call } = open(STORED, { ...STORED, changedPages: [] })
    await form.load()
    expect(fields.fields.read()).toMatchObject(
      Object.fromEntries(
        Object.entries(startingSettings.topicQuizzes).map(([topic, slug]) => [
          `quiz:${topic}`,
          slug,
        ]),
      ),
    )
    fields.type({ ...fields.fields.read(), 'quiz:Konfliktai': '', 'quiz:Intymumas': 'kitas' })
    await form.submit()
    const { Konfliktai: _, ...others } = startingSettings.topicQuizzes
    expect(call.mock.lastCall?.[1].body).toMatchObject({
      topicQuizzes: { ...others, Intymumas: 'kitas' },
    })
    expect(call.mock.lastCall?.[1].body).not.toHaveProperty('topicQuizzes.Konfliktai')
    expect(call.mock.lastCall?.[1].body).not.toHaveProperty('quiz:Intymumas')
    expect(SETTINGS_FIELDS.fieldOf('topicQuizzes.Intymumas')).toBe('quiz:Intymumas')
  })

  it('has a field for the target of each trouble, and sends the troubles that have one', async () => {
    const { form, fields, call } = open(STORED, { ...STORED, changedPages: [] })
    await form.load()
    expect(fields.fields.read()).toMatchObject({ 'trouble:cold': startingTroubles.cold })
    fields.type({ ...fields.fields.read(), 'trouble:cold': '', 'trouble:home': '/testas/kitas' })
    await form.submit()
    const { cold: _, ...others } = startingTroubles
    const { body } = call.mock.lastCall?.[1] as { body: Record<string, unknown> }
    expect(body.troubles).toEqual({ ...others, home: '/testas/kitas' })
    expect(Object.keys(body).filter((field) => field.includes(':'))).toEqual([])
    expect(SETTINGS_FIELDS.fieldOf('troubles.home')).toBe('trouble:home')
  })

  it('puts an earlier state into the fields, without saving it', async () => {
    const { form, fields, call } = open(STORED)
    await form.load()
    await form.takeEarlier({ ...startingSettings, code: '305', answerHours: { from: 8, to: 17 } })
    expect(fields.fields.read()).toMatchObject({ code: '305', answerFrom: '8', answerTo: '17' })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('names the figure, testimonial, package and paragraph of a fault', () => {
    const { empty, placeOf } = SETTINGS_FIELDS
    const [id = 'couples'] = Object.keys(empty.claims.figures)
    expect(placeOf(`claims.figures.${id}.value`, empty)).toMatch(/^Skaičius nr. 1 \(/)
    expect(placeOf('claims.testimonials.0.text', empty)).toMatch(/^Atsiliepimas nr. 1 \(/)
    expect(placeOf('packages.email-weekly.title', empty)).toBe('Savaitės el. pašto konsultacijos')
    expect(placeOf('phone', empty)).toBeNull()
    const weekly = { ...empty.packages['email-weekly'], title: ' ' }
    const unnamed = {
      ...empty,
      packages: { ...empty.packages, 'email-weekly': weekly },
      paragraphs: [{ name: '', text: 'Labas.' }],
    }
    expect(placeOf('packages.email-weekly.title', unnamed)).toBe('Konsultacijų paketai')
    expect(placeOf('paragraphs.0.name', unnamed)).toBe('Nauja pastraipa')
  })

  it('refuses a check that is to come, and a package that was taken until before today', () => {
    const { empty, schema, toBody, fieldOf } = SETTINGS_FIELDS
    const today = formatDay(new Date())
    const faultsOf = (checkedOn: string, takenUntil: string) => {
      const [story] = empty.claims.testimonials
      const couples = { ...empty.claims.figures.couples, checkedOn }
      const testimonials = story === undefined ? [] : [{ ...story, checkedOn }]
      const claims = {
        ...empty.claims,
        figures: { ...empty.claims.figures, couples },
        testimonials,
      }
      const individual = { ...empty.packages.individual, takenUntil }
      const body = toBody({ ...empty, claims, packages: { ...empty.packages, individual } })
      const owner = { ...body, city: 'Vilnius', updatedAt: MONDAY, ...WHO }
      const issues = schema.safeParse(owner).error?.issues ?? []
      return issues.map(({ path, message }) => [fieldOf(path.join('.')), message])
    }
    expect(faultsOf(today, today)).toEqual([])
    expect(faultsOf(dayAfter(today), dayAfter(today, -1))).toEqual([
      ['claims.figures.couples.checkedOn', faultTexts.checkedLater],
      ['claims.testimonials.0.checkedOn', faultTexts.checkedLater],
      ['packages.individual.takenUntil', faultTexts.takenEarlier],
    ])
  })

  it('shows a package whose last taken day is over as visitors see it', async () => {
    const individual = { ...startingSettings.packages.individual, takenUntil: '2026-01-01' }
    const packages = { ...startingSettings.packages, individual }
    const { form, fields } = open({ ...STORED, packages })
    await form.load()
    expect(fields.fields.read().packages.individual).toMatchObject({
      offer: 'offered',
      takenUntil: '',
    })
  })

  it('takes the id of a link out of the address of its page', async () => {
    const call = vi.fn((_route: unknown, _input: { body?: unknown }) =>
      Promise.resolve({ ok: true, data: { changedPages: [] } }),
    )
    const change = createPriceChange('email-weekly', {
      session: { call: call as never },
      toasts: { show: vi.fn() },
    })
    const linkId = 'https://dashboard.stripe.com/payment-links/plink_1Abc?x=1'
    await change.send(
      { price: '49', url: 'https://buy.stripe.com/a', linkId, password: 'p' },
      'password',
    )
    expect(call.mock.lastCall?.[1].body).toMatchObject({ linkId: 'plink_1Abc' })
  })

  it.each(['9', 'devinta'])(
    'refuses hours of which one is missing or no number: %s',
    (answerFrom) => {
      const body = SETTINGS_FIELDS.toBody({
        ...SETTINGS_FIELDS.empty,
        legalName: 'Rasa',
        email: 'rasa@ryto.example',
        answerFrom,
      })
      const parsed = SETTINGS_FIELDS.schema.safeParse(body)
      expect(parsed.error?.issues.map(({ path }) => path[0])).toContain('answerHours')
    },
  )

  it.each([
    ['abc', true],
    ['+370', true],
    ['tel. 600 00000', true],
    ['', false],
    ['+370 600 00000', false],
    ['(8 5) 212-34-56', false],
  ])('takes for a phone what has digits enough: %s', (phone, isRefused) => {
    const body = SETTINGS_FIELDS.toBody({
      ...SETTINGS_FIELDS.empty,
      legalName: 'Rasa',
      email: 'rasa@ryto.example',
      phone,
    })
    const issues = SETTINGS_FIELDS.schema.safeParse(body).error?.issues ?? []
    const found = issues.filter(({ path }) => path[0] === 'phone').map(({ message }) => message)
    expect(found).toEqual(isRefused ? [errorTexts.invalidPhone] : [])
  })
})

it.each(SELLER_DETAILS)('the field "%s" says that the law asks for it', (detail) => {
  expect(SETTINGS_INPUTS[detail].hint).toMatch(/nurodyti įpareigoja įstatymas$/)
})
