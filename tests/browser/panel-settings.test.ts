import type { Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import type { SettingsInput } from '#src/features/settings/contracts.ts'
import { aiTexts } from '#src/features/images/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { faultTexts } from '#src/features/settings/fault-texts.ts'
import { formTexts } from '../../src/panel/kit/texts.ts'
import { healthTexts } from '../../src/features/health/panel/texts.ts'
import { settingsTexts } from '../../src/features/settings/panel/texts.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { openPanelAt, openParts, save, toast } from './panel.ts'
import { unique } from './panel-items.ts'
import { call, createArticle, get, logIn, readSettings } from './site.ts'
import { answerTo } from './failures.ts'
import { expectNoOverflow } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const { fields } = settingsTexts
const OWN = {
  legalName: 'MB „Ryto pokalbiai“',
  code: '305123456',
  address: 'Upės g. 5, LT-01100 Vilnius',
  phone: '+370 600 00000',
}

let token = ''
let before: SettingsInput

prepareFile(async () => {
  token = await logIn()
  before = await readSettings(token)
})

const input = (page: Page, name: keyof typeof fields) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${fields[name].label.replaceAll(/[()]/g, '\\$&')}`),
  })

/** Opens the panel at the settings, with all parts open. */
async function openSettings(options?: Parameters<typeof openPanelAt>[1]): Promise<Page> {
  const { page } = await openPanelAt('#nustatymai', options)
  await page.getByRole('heading', { name: settingsTexts.heading, exact: true }).waitFor()
  await openParts(page)
  return page
}

const partOf = (page: Page, heading: string) =>
  page.locator('details').filter({ has: page.locator('summary h3', { hasText: heading }) })

const tieOf = (page: Page, topic: string) =>
  page.getByRole('combobox', { name: settingsTexts.topicQuiz(topic) })

test.describe('the settings in the panel', () => {
  test('take a new owner’s details', async () => {
    const { width } = SCREENS.phone
    await call(routes.updateSettings, { token, body: before })
    const page = await openSettings()
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    await tieOf(page, 'Intymumas').focus()
    await page.keyboard.type('Pasit')
    await expect(tieOf(page, 'Intymumas')).toHaveValue('pasitikejimo-testas')
    await input(page, 'legalName').focus()
    const typed: [keyof typeof fields, string][] = [
      ['legalName', OWN.legalName],
      ['legalForm', ''],
      ['code', OWN.code],
      ['vatCode', ''],
      ['address', OWN.address],
      ['email', before.email],
      ['phone', OWN.phone],
    ]
    for (const [name, value] of typed) {
      await expect
        .poll(() => input(page, name).evaluate((it) => it === document.activeElement))
        .toBe(true)
      await page.keyboard.press('ControlOrMeta+A')
      await (value === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(value))
      if (name !== 'phone') await page.keyboard.press('Tab')
      // The next part's summary is in between.
      if (name === 'address') await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await toast(page, settingsTexts.updated).waitFor()
    await page.getByText(/^Pakeista ir puslapiuose: .*„Naudojimo sąlygos“/).waitFor()
    await expectAccessible(page, 'the settings')
    await expectNoOverflow(page)

    const line = `${OWN.legalName}, kodas ${OWN.code}, ${OWN.address}`
    const terms = await call(routes.getPage, { params: { slug: 'naudojimo-salygos' } })
    expect(terms.content).toContain(line)
  })

  test('have visitors told what was made by AI', async () => {
    await call(routes.updateSettings, { token, body: before })
    const started = await call(routes.generateImage, { token, body: { title: 'Kaip klausytis' } })
    const imageUrl = 'imageUrl' in started ? started.imageUrl : ''
    const slug = unique()
    const at = new Date().toISOString()
    const generated = { model: 'gpt-6-luna', at, reviewedAt: at }
    await createArticle(token, { slug, imageUrl, generated })
    const isTold = async (path: string) => (await get(path)).html.includes(aiTexts.image)
    expect(await isTold(`/gyvai/blog/${slug}`)).toBe(false)

    const page = await openSettings()
    const box = page.getByRole('checkbox', { name: settingsTexts.aiCaptions, exact: true })
    await box.waitFor()
    await expect(box).not.toBeChecked()
    await box.focus()
    await page.keyboard.press('Space')
    await save(page).press('Enter')
    await toast(page, settingsTexts.updated).waitFor()
    await expect(box).toBeChecked()
    expect(await isTold(`/gyvai/blog/${slug}`)).toBe(true)
    await page.goto('/admin#paveikslai')
    await page
      .getByText(/^Sukurta DI .* \(gpt-image-2\)$/)
      .first()
      .waitFor()

    for (const width of [375, 1440]) {
      const article = await open(`/blog/${slug}`)
      await article.setViewportSize({ width, height: SCREENS.desktop.height })
      for (const words of Object.values(aiTexts)) await article.getByText(words).waitFor()
      await expectAccessible(article, `an article made by AI, ${width}`)
      await expectNoOverflow(article)
    }
  })

  test('take genuine figures and testimonials, and hide others', async () => {
    await call(routes.updateSettings, { token, body: before })
    const { page } = await openPanelAt('#nustatymai/claims.figures')
    await page.setViewportSize({ width: 375, height: SCREENS.desktop.height })
    await partOf(page, settingsTexts.testimonials).locator('summary').first().click()
    const claim = (path: string) => page.locator(`details[data-part="claims.${path}"]`)
    const figure = claim('figures.couples')
    await figure.getByText(settingsTexts.claimState(true, '')).waitFor()
    await figure.locator('summary').click()
    await figure.getByLabel(settingsTexts.claim.value).fill('')
    await figure.locator('summary').click()
    await save(page).click()
    await expect(figure.getByLabel(settingsTexts.claim.value)).toBeFocused()
    await figure.getByText(errorTexts.required).waitFor()
    // The save bar covers half of it.
    await figure.getByLabel(settingsTexts.claim.shown).scrollIntoViewIfNeeded()
    await expectAccessible(page, 'a figure without its value')

    await figure.getByLabel(settingsTexts.claim.value).fill('12')
    await figure.getByLabel(settingsTexts.claim.checkedOn).fill('2026-11-28')
    const story = claim('testimonials.1')
    await story.locator('summary').click()
    await story.getByRole('checkbox', { name: settingsTexts.claim.shown }).uncheck()
    await expectNoOverflow(page)
    await save(page).click()
    await toast(page, settingsTexts.updated).waitFor()
    await figure.getByText(settingsTexts.claimState(true, '2026-11-28')).waitFor()
    await story.getByText(settingsTexts.claimState(false, '')).waitFor()
    const { claims } = await readSettings(token)
    expect(claims?.figures.couples).toMatchObject({ value: '12', checkedOn: '2026-11-28' })
    expect(claims?.testimonials.map(({ shown }) => shown)).toEqual([true, false, true])
  })

  test('take a story of her own, hide all that is not checked at once, and refuse a check that is to come', async () => {
    await call(routes.updateSettings, { token, body: before })
    const { page } = await openPanelAt('#nustatymai/claims.testimonials', { screen: 'phone' })
    const stories = partOf(page, settingsTexts.testimonials)
    await stories.getByRole('button', { name: settingsTexts.addTestimonial }).waitFor()
    await expect(save(page), 'nothing to save yet').toHaveCount(0)
    await stories
      .getByRole('button', {
        name: /^Paslėpti, kas nepatikrinta: skaičius \(\d\) ir atsiliepimus \(\d\)$/,
      })
      .click()
    await expect(stories.getByText(settingsTexts.samplesHidden)).toBeFocused()
    await expectAccessible(page, 'hidden claims')
    await stories.getByRole('button', { name: settingsTexts.addTestimonial }).click()
    const added = page.locator('details[data-part="claims.testimonials.3"]')
    await expect(added.getByLabel(settingsTexts.claim.name)).toBeFocused()
    await added.getByLabel(settingsTexts.claim.name).fill('Ona')
    await added.getByLabel(settingsTexts.claim.text, { exact: true }).fill('Pagaliau kalbamės.')
    await added.getByText('Nepatikrinta').waitFor()
    await added.getByLabel(settingsTexts.claim.checkedOn).fill('2099-01-01')
    await save(page).click()
    await added.getByText(faultTexts.checkedLater).waitFor()
    await expect(added.getByLabel(settingsTexts.claim.checkedOn)).toBeFocused()
    await added.getByLabel(settingsTexts.claim.checkedOn).fill('2026-11-28')
    const first = page.locator('details[data-part="claims.testimonials.0"]')
    await first.locator('summary').click()
    await first
      .getByRole('button', { name: settingsTexts.removeTestimonialOf('Ieva, Vilnius') })
      .click()
    await expectNoOverflow(page)
    await save(page).click()
    await toast(page, settingsTexts.updated).waitFor()
    await expect(save(page), 'all is saved').toHaveCount(0)
    await stories.getByText(settingsTexts.samplesGone).waitFor()
    const { claims } = await readSettings(token)
    expect(claims?.testimonials.map(({ name, shown }) => [name, shown])).toEqual([
      ['Mantas', false],
      ['Rasa', false],
      ['Ona', true],
    ])
    expect(Object.values(claims?.figures ?? {}).filter(({ shown }) => shown)).toEqual([])
  })

  test('say which article of a trouble is gone, and where it leads now', async () => {
    const troubles = { ...before.troubles, cold: '/blog/dingo' }
    await call(routes.updateSettings, { token, body: { ...before, troubles } })
    const { page } = await openPanelAt('#nustatymai/trouble:cold', { screen: 'phone' })
    const part = partOf(page, settingsTexts.troubles)
    await part.locator('summary').getByText('Nebėra: „Atšalome“').waitFor()
    await part.getByText(settingsTexts.lostTarget('Atšalome', 'Intymumas')).waitFor()
    await expectAccessible(page, 'a trouble whose article is gone')
    await expectNoOverflow(page)
    await call(routes.updateSettings, { token, body: before })
  })

  test('tie no test to a topic, and say so of a test that is not published', async () => {
    await call(routes.updateSettings, { token, body: before })
    const quizzes = await call(routes.listAdminQuizzes, { token })
    const hidden = quizzes.find(({ slug }) => slug === before.topicQuizzes.Intymumas)
    const page = await openSettings({
      prepare: async (it) => {
        await it.route('**/api/admin/quizzes', (route) =>
          route.fulfill({
            json: quizzes.map((quiz) => ({ ...quiz, published: quiz.id !== hidden?.id })),
          }),
        )
      },
    })
    await page.setViewportSize({ width: 375, height: SCREENS.desktop.height })
    const chosen = tieOf(page, 'Intymumas').locator('option:checked')
    await expect(chosen).toHaveText(settingsTexts.hiddenQuiz(hidden?.title ?? ''), {
      useInnerText: true,
    })
    await tieOf(page, 'Konfliktai').selectOption('')
    await expectAccessible(page, 'the quizzes of topics')
    await expectNoOverflow(page)
    await input(page, 'code').press('Enter')
    await toast(page, settingsTexts.updated).waitFor()
    const { Konfliktai: _, ...ties } = before.topicQuizzes
    expect((await call(routes.getSettings, { token })).topicQuizzes).toEqual(ties)
  })

  test('refuse what is wrong beside its field, and give back an earlier state', async () => {
    await call(routes.updateSettings, { token, body: { ...before, code: '111' } })
    await call(routes.updateSettings, { token, body: before })
    const page = await openSettings()
    await input(page, 'answerFrom').fill('18')
    await input(page, 'answerTo').fill('9')
    await partOf(page, settingsTexts.hours).locator('summary').click()
    await expect(input(page, 'answerFrom')).toBeHidden()
    await save(page).click()
    await expect(input(page, 'answerFrom'), 'a fault opens its part').toBeFocused()
    await page.getByText('Įrašykite valandas nuo 0 iki 24').first().waitFor()

    const earlier = partOf(page, settingsTexts.earlier)
    const states = earlier.locator('ol > li')
    const label = settingsTexts.fields.code.label
    const was = before.code ?? formTexts.empty
    await states
      .nth(0)
      .getByText(`${label}: ${settingsTexts.change('111', was)}`)
      .waitFor()
    await states
      .nth(1)
      .getByText(`${label}: ${settingsTexts.change(was, '111')}`)
      .waitFor()
    await states.nth(1).getByText(settingsTexts.back).click()
    await states.nth(1).getByRole('definition').first().waitFor()
    await expectAccessible(page, 'what an earlier state would change')
    await expectNoOverflow(page)
    await states
      .nth(1)
      .getByRole('button', { name: /^Grąžinti į formą/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: settingsTexts.take }).click()
    await expect(input(page, 'code')).toHaveValue('111')
    const notice = page.getByRole('region', { name: /^Į formą grąžinti nustatymai, išsaugoti / })
    await expect(notice).toBeInViewport()
    await expect(page.locator(':focus').getByRole('region')).toBeVisible()
    await states.nth(1).getByText(settingsTexts.back).click()
    await states.nth(1).getByText(settingsTexts.backNothing).waitFor()
    await expectAccessible(page, 'the form with an earlier state')
    expect(await call(routes.getSettings, { token })).toMatchObject({ code: before.code })
    await notice.getByRole('button', { name: settingsTexts.takenDiscard }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: formTexts.keptDiscardConfirm })
      .click()
    await expect(notice).toHaveCount(0)
    await expect(input(page, 'code')).toHaveValue(before.code ?? '')
  })

  test('are short until a part is opened, which says its state', async () => {
    const body = { ...before, phone: null, daysOff: ['2027-12-20', '2027-12-21'] }
    await call(routes.updateSettings, { token, body })
    const { page } = await openPanelAt('#nustatymai', { screen: 'phone' })
    const states = [
      [settingsTexts.contacts, 'Trūksta: telefonas'],
      [settingsTexts.daysOff, '12-20 – 12-21'],
      [settingsTexts.packages, /^\d paket\S+ siūlom/],
      [settingsTexts.figures, /^\d nepatikrint/],
    ] as const
    for (const [heading, state] of states) {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await partOf(page, heading).locator('summary').first().getByText(state).waitFor()
    }
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight / innerHeight))
      .toBeLessThan(3.6)
    await expectAccessible(page, 'the settings, folded')

    await page.evaluate(() => (location.hash = '#nustatymai/phone'))
    await expect(input(page, 'phone')).toBeFocused()
    await input(page, 'phone').fill('+370 600 00000')
    await partOf(page, settingsTexts.contacts).getByText(before.email).first().waitFor()
    await call(routes.updateSettings, { token, body: before })
  })

  test('are named in the health while what the law wants is not set', async () => {
    const { page } = await openPanelAt('#bukle', {
      prepare: async (it) => {
        await it.route('**/build.json', async (route) => {
          const response = await answerTo(route)
          const build = (await response.json()) as object
          await route.fulfill({ json: { ...build, owner: { missing: ['address', 'phone'] } } })
        })
      },
    })
    await page.getByText(/Informacinės visuomenės paslaugų įstatymo 6 straipsnis/).waitFor()
    await page.getByText(/Civilinio kodekso 6\.228\(7\) straipsnis/).waitFor()
    await page.getByRole('link', { name: healthTexts.actions.settings }).click()
    await expect(input(page, 'address')).toBeFocused()
  })
})
