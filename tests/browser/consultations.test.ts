import type { Locator, Page } from '@playwright/test'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { expectAbove, placeOf } from './places.ts'
import { open, SCREENS } from './visits.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Returns the computed colours of the texts of a card. */
const inksOf = (card: Locator) =>
  card
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter(({ childNodes }) =>
          [...childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ),
        )
        .map((element) => getComputedStyle(element).color),
    )

/** Tells whether a colour is neither black nor saturated. */
function isGrey(ink: string): boolean {
  const channels = (ink.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  return Math.min(...channels) > 70 && Math.max(...channels) - Math.min(...channels) < 25
}

test('who answers and the first lines of a letter stand before the packages, the course and the taken ones after', async () => {
  const page = await open('/consultations')
  const main = page.getByRole('main')
  const sample = main.getByRole('figure', { name: consultationTexts.sampleHeading })
  await expectAbove(
    main.getByRole('heading', { name: consultationTexts.who.heading }),
    cards(page).nth(0),
  )
  await expectAbove(sample, cards(page).nth(0))
  await expectAbove(
    cards(page).nth(1),
    main.getByRole('heading', { name: consultationTexts.courseHeading }),
  )
  await expectAbove(
    main.getByRole('heading', { name: consultationTexts.courseHeading }),
    cards(page).nth(2),
  )
  const way = main.getByRole('link', { name: consultationTexts.toPackages('39\u00A0€') })
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  await expect(cards(page).nth(0)).toBeInViewport({ ratio: 0.5 })
  const last = sample.getByText('Linkėdami ramaus vakaro')
  await expect(last).toBeHidden()
  await sample.getByText(consultationTexts.sample.more).click()
  await expect(last).toBeVisible()
})

test('five packages are offered: two open the card payment in a new tab, three are taken and grey', async () => {
  const page = await open('/consultations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konsultacijų paketai', {
    useInnerText: true,
  })
  const texts = await cards(page).allInnerTexts()
  expect(texts).toHaveLength(5)
  const prices = ['39 €', '79 €/mėn.', '80 €', '120 €', '320 €']
  const durations = [
    '7\u00A0dienos',
    '1\u00A0mėnuo',
    '60\u00A0min.',
    '90\u00A0min.',
    '3 susitikimai',
  ]
  await page.getByRole('heading', { level: 2, name: consultationTexts.others(true) }).waitFor()
  const grounds: string[] = []
  for (const [index, text] of texts.entries()) {
    const available = index < 2
    expect(text).toContain(prices[index])
    if (available) {
      const features = text.indexOf(consultationTexts.features)
      expect(text.indexOf(prices[index] ?? ''), 'below the title').toBeLessThan(features)
    }
    expect(text).toContain(durations[index])
    const card = cards(page).nth(index)
    await expect(card.locator('.button')).toHaveCount(available ? 1 : 0)
    const inks = await inksOf(card)
    expect(inks.length).toBeGreaterThan(4)
    expect(inks.every(isGrey), `a grey card: ${inks.join(' ')}`).toBe(!available)
    grounds.push(await card.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  // Unavailable packages differ in their background too.
  expect(grounds.map((ground) => ground === grounds[0])).toEqual([true, true, false, false, false])
  expect(texts[0]).toContain('Atsakymas per 4\u00A0valandas')
  expect(texts[1]).toContain('Atsakymas per 2\u00A0valandas')

  const offered = page.getByRole('main').locator('section').filter({
    hasText: consultationTexts.callHeading,
  })
  for (const [link, price] of [
    [cards(page).nth(0).locator('a.button'), '39,00'],
    [offered.locator('.button').nth(1), '79,00'],
  ] as const) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await tab.getByRole('button', { name: 'Sumokėti' }).waitFor()
    await expect(tab.locator('main')).toContainText(price, { useInnerText: true })
    await expect.poll(() => tab.evaluate(() => window.opener === null)).toBe(true)
    await tab.close()
  }
  await expect(offered.locator('.button'), 'the call to action stays').toHaveCount(2)
  await expect(page.locator('form'), 'no booking form').toHaveCount(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/consultations')
})

test('a taken package has its title, price and badge in one row, and on a desktop all are beside each other', async () => {
  const page = await open('/consultations', { screen: 'phone' })
  for (const card of (await cards(page).all()).slice(2)) {
    await expect(async () => {
      const { bottom } = await placeOf(card.getByRole('heading'))
      const { top } = await placeOf(card.getByText('Visi laikai užimti artimiausius 90 dienų'))
      for (const part of [card.getByText(/^\d+\s€$/), card.getByText('Užimta', { exact: true })]) {
        expect((await placeOf(part)).top).toBeLessThan(bottom)
        expect((await placeOf(part)).bottom).toBeLessThanOrEqual(top)
      }
    }).toPass()
  }
  await page.setViewportSize(SCREENS.desktop)
  await expect(async () => {
    const places = await Promise.all((await cards(page).all()).slice(2).map(placeOf))
    expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(new Set(places.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  }).toPass()
})
