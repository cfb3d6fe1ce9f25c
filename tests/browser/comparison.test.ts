import type { Page } from '@playwright/test'
import { comparisonTexts } from '#src/features/quizzes/comparison-texts.ts'
import { quizContactTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { questionBody } from '../api/content.ts'
import { SCREENS, expectAccessible, open, toastRegion } from './visits.ts'
import { createTestQuiz, logIn } from './site.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const SLUG = 'testas-dviem'
const TALK = 'Kada jums lengviausia kalbėtis?'
const { offer, page: texts } = comparisonTexts

prepareFile(async () => {
  const advice = { low: 'Mažai.', middle: 'Vidutiniškai.', high: 'Daug.' }
  const dimension = { id: crypto.randomUUID(), name: 'Pokalbis', advice, articles: [], talk: TALK }
  await createTestQuiz(await logIn(), {
    slug: SLUG,
    dimensions: [dimension],
    comparable: true,
    questions: [questionBody({ dimensionId: dimension.id, marks: ['fear', null, null] })],
  } as never)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Answers the only question and opens the visitor's own result. */
async function takeQuiz(page: Page, option: number): Promise<void> {
  await page.getByRole('main').getByRole('radio').nth(option).click()
  await button(page, quizTexts.finish).click()
  await button(page, quizContactTexts.seeWithoutEmail).click()
}

async function agree(page: Page, name: string): Promise<void> {
  await button(page, name).waitFor()
  const form = page.locator('form').filter({ has: button(page, name) })
  const boxes = form.getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked()
    await box.check()
  }
  await button(page, name).click()
}

async function expectFits(page: Page, state: string): Promise<void> {
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: 800 })
    // At the top, no sticky element partly covers a control.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoOverflow(page)
    await expectAccessible(page, `${state} ${width} pixels wide`)
  }
}

/** Expects one axis with both dots in their places, and rings that have the colour of the text if colours are forced. */
async function expectDrawn(page: Page, shares: { own: number; other: number }): Promise<void> {
  const axis = page.getByRole('main').getByRole('listitem').locator('svg')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [name, share] of Object.entries(shares)) {
      await expect(async () => {
        const line = await placeOf(axis.locator('rect'))
        const { left, right } = await placeOf(axis.locator(`.${name}`))
        const place = (left + right) / 2 - line.left
        expect(place, `${name}, ${width} pixels wide`).toBeCloseTo((line.width * share) / 100, 0)
        const item = await placeOf(page.getByRole('main').getByRole('listitem'))
        expect(right, `${name}, ${width} pixels wide`).toBeLessThanOrEqual(item.right)
      }).toPass()
    }
    await expectAccessible(page, `the axis ${width} pixels wide`)
    const rings = page.locator('main figure circle')
    const names = page.locator('main figure text')
    await expect(rings).toHaveCount(2)
    await expect(rings.first(), 'filled like the own dot').not.toHaveCSS('fill', 'none')
    await expect(rings.last(), 'hollow like the other dot').toHaveCSS('fill', 'none')
    for (const at of [0, 1]) {
      await expect(async () => {
        const [ring, name] = [await placeOf(rings.nth(at)), await placeOf(names.nth(at))]
        const middle = (ring.left + ring.right) / 2
        expect((name.left + name.right) / 2, `name ${at}, ${width} pixels wide`).toBeCloseTo(
          middle,
          -1,
        )
      }).toPass()
    }
  }
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    for (const [name, isFilled] of [
      ['own', true],
      ['other', false],
    ] as const) {
      const filled = axis.locator(`.${name}`).evaluate((dot) => {
        const { fill, stroke } = getComputedStyle(dot)
        return fill === stroke
      })
      expect(await filled, `${name}, forced colours: ${forcedColors}`).toBe(isFilled)
    }
  }
  const colors = await page
    .locator('main figure')
    .evaluate((figure) => [
      getComputedStyle(document.body).color,
      ...[...figure.querySelectorAll('circle')].map((ring) => getComputedStyle(ring).stroke),
      ...[...figure.querySelectorAll('path')].map((lens) => getComputedStyle(lens).fill),
    ])
  expect(new Set(colors).size).toBe(1)
  await page.emulateMedia({ forcedColors: 'none' })
}

const expectNone = (page: Page) => page.getByRole('heading', { name: texts.noneHeading }).waitFor()

/** Starts a comparison. @returns the paths of the visitor's own page and of the invitation. */
async function invite(page: Page): Promise<{ own: string; invitation: string }> {
  await takeQuiz(page, 2)
  await page.getByText(offer.summary, { exact: true }).click()
  await expectFits(page, 'the consent to compare')
  await agree(page, offer.start)
  const pathAt = async (label: string) =>
    new URL(await page.getByLabel(label).inputValue()).pathname
  return { own: await pathAt(offer.ownLink.label), invitation: await pathAt(offer.invite.label) }
}

/** Opens the quiz from an invitation, and takes it. */
async function accept(page: Page, option: number): Promise<void> {
  await page.getByRole('link', { name: comparisonTexts.invitation.toQuiz }).click()
  await takeQuiz(page, option)
}

/** Goes from the line below the score to the consent below the result. */
async function goToConsent(page: Page): Promise<void> {
  const { invited, toInvitation } = offer
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(button(page, toInvitation)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: invited })).not.toBeInViewport()
  const address = page.url()
  await button(page, toInvitation).click()
  await expect(page.getByRole('heading', { name: invited })).toBeFocused()
  await expect(page.getByRole('heading', { name: invited })).toBeInViewport({ ratio: 1 })
  expect(page.url(), 'the invitation stays in the address').toBe(address)
}

/** Agrees after the visitor's own result. @returns the path of the visitor's own page. */
async function join(page: Page): Promise<string> {
  await agree(page, offer.join)
  return new URL(await page.getByLabel(offer.ownLink.label).inputValue()).pathname
}

/** Expects that a phone shows the consent, and above all the way to the comparison, also below the score. */
async function expectAgreed(page: Page): Promise<void> {
  const { agreed, invited, open: toComparison } = offer
  const heading = page.getByRole('heading', { name: agreed })
  const links = page.getByRole('link', { name: toComparison })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await expectAbove(links.last(), page.getByLabel(offer.ownLink.label), 'the way to the comparison')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(invited)).toHaveCount(0)
}

test('two visitors see their profiles side by side until one of them withdraws', async () => {
  const one = await open(`/testas/${SLUG}`)
  const { own: link, invitation } = await invite(one)
  await one.context().grantPermissions(['clipboard-write'])
  await expect(button(one, offer.invite.copy), 'the one thing to do').toHaveClass('button')
  await expect(button(one, offer.ownLink.copy)).toHaveClass('button-quiet')
  await expect(one.getByLabel(offer.invite.label)).toHaveCSS('text-overflow', 'ellipsis')
  await button(one, offer.invite.copy).click()
  await toastRegion(one).getByText(offer.copied).waitFor()
  await one.goto(link)
  await expectNone(one)
  await expectFits(one, 'the page without a comparison')

  const other = await open(invitation)
  await expectFits(other, 'the invitation')
  await other.setViewportSize({ width: 390, height: 844 })
  const { optional, toQuiz } = comparisonTexts.invitation
  await expect(other.getByText(optional)).toBeInViewport({ ratio: 1 })
  await expect(other.getByRole('link', { name: toQuiz })).toBeInViewport({ ratio: 1 })
  await accept(other, 1)
  await goToConsent(other)
  const own = await join(other)
  await expectAgreed(other)
  await other.getByRole('link', { name: offer.open }).first().click()
  await other.waitForURL(own)
  await other.getByRole('heading', { name: texts.heading }).waitFor()
  const row = (page: Page) => page.getByRole('main').getByRole('listitem').innerText()
  await expect.poll(() => row(other)).toMatch(/Pokalbis\s+Jūs: 50\s%\s+Kitas: 100\s%/)
  await expectFits(other, 'the comparison')
  await expectDrawn(other, { own: 50, other: 100 })

  await one.reload()
  await expect.poll(() => row(one)).toMatch(/Pokalbis\s+Jūs: 100\s%\s+Kitas: 50\s%/)
  await expect(one.getByRole('main')).toContainText(TALK, { useInnerText: true })
  await button(other, texts.withdraw).click()
  await other.getByRole('heading', { name: texts.withdrawnHeading }).waitFor()
  for (const [page, address] of [
    [one, link],
    [other, own],
  ] as const) {
    await page.goto(address)
    await expectNone(page)
  }
})

test('nobody but the two who agreed learns anything of a comparison', async () => {
  const one = await open(`/testas/${SLUG}`)
  const { own, invitation } = await invite(one)

  // The same person opens the invitation, and finds their own result.
  await one.goto(invitation)
  await one.getByRole('link', { name: comparisonTexts.invitation.toQuiz }).click()
  await one.getByText(offer.own).waitFor()

  // A warning answer: only the safety text is shown, and the other learns nothing.
  const frightened = await open(invitation)
  await accept(frightened, 0)
  await frightened.getByText(safetyTexts.result.heading).waitFor()
  await expect(frightened.getByText(offer.invited)).toHaveCount(0)
  await one.goto(own)
  await expectNone(one)

  // The link was passed on: the second visitor joins first, a third finds nothing, and the two remain compared.
  const second = await open(invitation)
  await accept(second, 1)
  await join(second)
  const third = await open(invitation)
  await accept(third, 1)
  await third.goto(await join(third))
  await expectNone(third)
  await one.reload()
  await one.getByRole('heading', { name: texts.heading }).waitFor()
})
