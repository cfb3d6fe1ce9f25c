import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { quiz as generalQuiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { quiz as trustQuiz } from '#db/seeds/quizzes/pasitikejimo-testas.ts'
import type { BodyOf } from '#src/core/contract.ts'
import { asPrivate } from '#src/core/private.ts'
import type { updateQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { adviceSteps } from '#src/features/quizzes/quiz-results.ts'
import { bindSpaces, bindTexts } from '#src/core/typography.ts'
import { consents } from '#src/features/consent/texts.ts'
import { homeTexts } from '#src/site/page-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { quizContactTexts, quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizPageTexts } from '#src/features/quizzes/texts.ts'
import { bandBody, questionBody, quizBody } from '../api/content.ts'
import { SCREENS, expectAccessible, focusedText, open, toastRegion } from './visits.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { call, createTestQuiz, logIn } from './site.ts'
import { expect, test } from './test.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const GENERAL = `/testas/${generalQuiz.slug}`
const QUESTIONS = generalQuiz.questions.length
const SUBMIT = /\/submit$/
/** The script of the steps after the questions. */
const ENDING = /\/_astro\/QuizEnding\..*\.js$/

type SeedQuiz = typeof generalQuiz

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the total of the chosen options' weights. */
function scoreOf(quiz: SeedQuiz, choices: readonly number[]): number {
  return quiz.questions.reduce((sum, { weights }, at) => sum + (weights[choices[at] ?? -1] ?? 0), 0)
}

function bandOf(quiz: SeedQuiz, score: number) {
  const band = quiz.categories.find(({ minScore, maxScore }) => {
    return minScore <= score && score <= maxScore
  })
  if (!band) throw new Error(`No band holds ${score}.`)
  return band
}

/** Returns for each question an option without a mark: in turn the first such option, the second and so on. */
function mixedChoices(quiz: SeedQuiz): number[] {
  return quiz.questions.map(({ options, marks = [] }, index) => {
    const unmarked = [...options.keys()].filter((option) => (marks[option] ?? null) === null)
    return unmarked[index % unmarked.length] ?? 0
  })
}

/** Returns the options of the current question; the foot of the page has choices of its own. */
const quizOptions = (page: Page) => page.getByRole('main').getByRole('radio')

/** Chooses an option of the current question. */
async function choose(page: Page, option: number): Promise<void> {
  const radio = quizOptions(page).nth(option)
  // A click before the script runs is taken over as soon as the script runs.
  await radio.click()
  await expect(radio).toBeChecked()
}

/** Chooses an option of the current question and goes on. */
async function answer(page: Page, option: number): Promise<void> {
  await choose(page, option)
  await page.locator('form button[type="submit"]').click()
}

async function answerAll(page: Page, choices: readonly number[]): Promise<void> {
  for (const option of choices) await answer(page, option)
}

/** Enters an email address, and the consent to store it. */
async function giveEmail(page: Page, email: string, name = ''): Promise<void> {
  await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
  await page.getByLabel(quizEndingTexts.nameLabel).fill(name)
  await page.getByLabel(consents.quizAnswers.text).check()
  await button(page, quizEndingTexts.seeResult).click()
}

function storedSubmissions(email: string) {
  const db = openDatabase(currentSite().databaseUrl)
  return db.read
    .selectFrom('quizSubmissions')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .execute()
}

function reachedQuestions(quizId: string) {
  const db = openDatabase(currentSite().databaseUrl)
  return db.read.selectFrom('quizProgress').selectAll().where('quizId', '=', quizId).execute()
}

/** Waits for the result view and compares all of it. */
async function expectResult(
  page: Page,
  quiz: SeedQuiz,
  score: number,
  band = bandOf(quiz, score),
): Promise<void> {
  await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
  const shown = await page.getByRole('main').innerText()
  const { thisWeek, steps } = adviceSteps(band.advice)
  expect(shown).toMatch(new RegExp(`${quizEndingTexts.scoreLabel}\\s+${score}\\s+iš\\s+\\d`))
  for (const words of [band.name, band.description, thisWeek ?? '', ...steps]) {
    expect(shown).toContain(bindSpaces(words))
  }
  const tint = page.locator('[data-category] rect')
  await expect(tint).toHaveAttribute('fill', band.color)
  const hrefs = await page
    .locator('main .card a:not(details a)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const ours = hrefs.filter((href) => href?.startsWith('/') && !href.startsWith('/blog/'))
  expect(ours).toEqual(['/support', '/consultations', '/'])
}

test.describe('the relationship test', () => {
  test('leads from the home page over all its questions and an email to score, category and advice', async () => {
    const choices = mixedChoices(generalQuiz)
    const score = scoreOf(generalQuiz, choices)
    const email = 'kelias@pastas.lt'
    const page = await open('/')
    await page.getByRole('link', { name: homeTexts.toTest }).click()
    await page.waitForURL(GENERAL)

    for (const [index, question] of generalQuiz.questions.entries()) {
      await page.getByText(`Klausimas ${index + 1} iš ${QUESTIONS}`, { exact: true }).waitFor()
      await expect(heading(page)).toHaveText(bindSpaces(question.question), { useInnerText: true })
      const progress = page.getByRole('progressbar')
      await expect(async () => {
        const bar = await placeOf(progress.locator('rect'))
        const track = await placeOf(progress)
        expect(bar.width / track.width).toBeCloseTo((index + 1) / QUESTIONS, 1)
      }).toPass()
      const labels = await page.locator('form label').allInnerTexts()
      expect(labels.map((label) => label.trim())).toEqual(bindTexts(question.options))

      const onward = button(page, index === QUESTIONS - 1 ? 'Baigti testą' : 'Toliau')
      if (index > 0) {
        await expect.poll(() => focusedText(page), 'the focus moves along').toBe(question.question)
        await expect
          .poll(() => focusedDescription(page))
          .toBe(`Klausimas ${index + 1} iš ${QUESTIONS}`)
      }
      await choose(page, choices[index] ?? 0)
      await onward.click()
    }

    await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
    await expect.poll(() => focusedText(page)).toBe(quizEndingTexts.emailHeading)
    await button(page, 'Atgal').click()
    await expect(quizOptions(page).nth(choices.at(-1) ?? 0), 'back keeps answers').toBeChecked()
    await button(page, 'Baigti testą').click()

    await button(page, quizEndingTexts.seeResult).click()
    await page.getByText('Prašome įvesti el. pašto adresą', { exact: true }).waitFor()
    const emailField = page.getByLabel(quizEndingTexts.emailLabel)
    await expect
      .poll(() => emailField.evaluate((field) => field === document.activeElement))
      .toBe(true)
    await expectAccessible(page, 'the email step with a message')
    await giveEmail(page, email, 'Ona')

    await expectResult(page, generalQuiz, score)
    await expect.poll(() => focusedText(page)).toBe(quizEndingTexts.resultHeading)
    await expect(async () => {
      const { bottom } = await placeOf(page.getByRole('banner').first())
      expect((await placeOf(page.locator('main .card'))).top - bottom).toBeCloseTo(16, 0)
    }).toPass()
    // The toast is at the top, next to the header, and does not cover the result.
    await expectAbove(
      toastRegion(page).locator('[data-toast]'),
      page.getByRole('heading', { name: quizEndingTexts.resultHeading }),
    )
    const stored = await storedSubmissions(email)
    expect(stored).toMatchObject([{ email, name: 'Ona', totalScore: score }])
    const answers = JSON.parse(stored[0]?.answers ?? '') as unknown[]
    expect(answers).toHaveLength(QUESTIONS)
    await page.getByRole('link', { name: quizEndingTexts.toConsultations }).click()
    await page.waitForURL('/consultations')
  })

  test('can be taken with the keyboard alone', async () => {
    const email = 'klaviatura@pastas.lt'
    const page = await open(`/testas/${SHORT_QUIZZES[2]}`)
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    for (const onward of [quizTexts.next, quizTexts.finish]) {
      await button(page, onward).waitFor()
      await tabTo(page, 'radio')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(quizOptions(page).nth(1)).toBeChecked()
      await tabTo(page, onward)
      await page.keyboard.press('Enter')
    }
    await page.locator('main input[type=email]').waitFor()
    await tabTo(page, 'email')
    await page.keyboard.type(email)
    await tabTo(page, 'checkbox')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
    expect(await storedSubmissions(email)).toMatchObject([{ name: null }])
  })

  test('fetches what follows the questions with the first answer; when it cannot, says so, keeps the answers and tries again', async () => {
    const choices = mixedChoices(generalQuiz)
    const page = await open(GENERAL, { failing: [ENDING] })
    await page.route(ENDING, (route) => route.abort())
    const asked: string[] = []
    page.on('request', (request) => {
      if (ENDING.test(request.url())) asked.push(request.url())
    })
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const first = page.waitForRequest(ENDING)
    await choose(page, 0)
    await first

    await answerAll(page, choices)
    const alert = page.getByRole('main').getByRole('alert')
    await alert.getByText(quizTexts.endingFailed, { exact: true }).waitFor()
    await expect(alert.getByRole('button')).toHaveText('Bandyti dar kartą', { useInnerText: true })
    await expectAccessible(page, 'the end that cannot be fetched')
    await page.unroute(ENDING)
    await alert.getByRole('button').click()
    await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
    await expect(alert).toHaveCount(0)
    for (const option of choices.toReversed().slice(0, 3)) {
      await button(page, 'Atgal').click()
      await expect(quizOptions(page).nth(option)).toBeChecked()
    }
  })

  test('is readable without JavaScript, and says what it needs; one that no build carries yet runs with it', async () => {
    const page = await open(GENERAL, { javaScript: false })
    await expect(page.getByRole('main')).toContainText(quizPageTexts.noScript, {
      useInnerText: true,
    })
    await expect(heading(page)).toHaveText(generalQuiz.questions[0]?.question ?? '', {
      useInnerText: true,
    })
    await expect(button(page, 'Toliau')).toBeDisabled()

    const quiz = { slug: 'dar-be-failo', title: 'Testas, kurio dar nėra faile' }
    await createTestQuiz(await logIn(), quiz)
    const plain = await open(`/testas/${quiz.slug}`, { javaScript: false })
    await plain.getByRole('heading', { level: 1, name: quiz.title }).waitFor()
    await expect.poll(() => plain.getByRole('radio').count()).toBeGreaterThan(1)
    const live = await open(`/testas/${quiz.slug}`)
    await live.getByRole('main').getByRole('radio').first().check()
    await button(live, quizTexts.next).click()
    await live.getByRole('button', { name: quizTexts.finish }).waitFor()
  })
})

test.describe('the rings beside the progress', () => {
  const rings = (page: Page) => page.locator('main form svg:has(circle + circle)')

  /** Returns the distance of the centres in radii, and the width of the lens as a share of a ring's. */
  function formOf(page: Page) {
    return rings(page).evaluate((svg) => {
      const [lens, left, right] = [...svg.children].map((part) => part.getBoundingClientRect())
      if (!lens || !left || !right) throw new Error('A part of the rings is missing.')
      const radius = left.width / 2
      return { distance: (right.left - left.left) / radius, lens: lens.width / left.width }
    })
  }

  for (const width of [375, 1440]) {
    test(`come together from the first question to the last, without moving anything else, ${width} pixels wide`, async () => {
      const choices = mixedChoices(generalQuiz)
      const page = await open(GENERAL)
      await page.setViewportSize({ width, height: 800 })
      // From the edge of the card, since the page may scroll to the next question.
      const places = () =>
        rings(page).evaluate((svg) => {
          const card = svg.closest('form')?.getBoundingClientRect()
          return [svg, svg.previousElementSibling].map((it) => {
            const { left = 0, top = 0, width, height } = it?.getBoundingClientRect() ?? {}
            return [left - (card?.left ?? 0), top - (card?.top ?? 0), width, height]
          })
        })
      const first = await places()
      await expect.poll(() => formOf(page).then(({ distance }) => distance)).toBeCloseTo(2, 1)
      expect((await formOf(page)).lens).toBe(0)
      await expectAccessible(page, `the rings at the first question, ${width} pixels wide`)

      let distance = 2
      for (const [index] of generalQuiz.questions.entries()) {
        await page.getByText(`Klausimas ${index + 1} iš ${QUESTIONS}`, { exact: true }).waitFor()
        if (index > 0) {
          await expect.poll(() => formOf(page).then((form) => form.distance)).toBeLessThan(distance)
          ;({ distance } = await formOf(page))
        }
        await choose(page, choices[index] ?? 0)
        if (index + 1 < QUESTIONS) await button(page, quizTexts.next).click()
      }
      expect(distance).toBeCloseTo(1, 1)
      expect((await formOf(page)).lens).toBeCloseTo(0.5, 1)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(places).toEqual(first)
      await expectAccessible(page, `the rings at the last question, ${width} pixels wide`)
    })
  }

  test('move within 300 ms by transforms alone, and not at all for whoever wants less motion', async () => {
    for (const motion of [true, false]) {
      const page = await open(GENERAL, { motion })
      await choose(page, 0)
      await rings(page).evaluate((svg) => {
        svg.addEventListener('transitionend', (event) => {
          const { propertyName, elapsedTime } = event as TransitionEvent
          svg.append(new Comment(`${propertyName} ${elapsedTime}`))
        })
      })
      const from = (await formOf(page)).distance
      await button(page, quizTexts.next).click()
      await expect.poll(() => formOf(page).then(({ distance }) => distance)).toBeLessThan(from)
      const moves = () =>
        rings(page).evaluate((svg) =>
          [...svg.childNodes].flatMap((node) => (node instanceof Comment ? [node.data] : [])),
        )
      await expect.poll(moves).toEqual(motion ? Array(3).fill('transform 0.3') : [])
    }
  })

  test('stay in one row with the bar at 320 pixels and a text of twice the size, and have the colour of the text if colours are forced', async () => {
    const page = await open(GENERAL)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.addStyleTag({ content: 'html { font-size: 225% !important }' })
    await expectNoOverflow(page)
    await expect(async () => {
      const [bar, drawn] = [
        await placeOf(page.getByRole('progressbar')),
        await placeOf(rings(page)),
      ]
      expect(bar.width).toBeGreaterThan(40)
      expect(drawn.left).toBeGreaterThan(bar.right)
      expect((drawn.top + drawn.bottom) / 2).toBeCloseTo((bar.top + bar.bottom) / 2, 0)
    }).toPass()
    await page.emulateMedia({ forcedColors: 'active' })
    const colors = await rings(page).evaluate((svg) => [
      getComputedStyle(document.body).color,
      ...[...svg.querySelectorAll('circle')].map((ring) => getComputedStyle(ring).stroke),
      ...[...svg.querySelectorAll('path')].map((lens) => getComputedStyle(lens).fill),
    ])
    expect(new Set(colors).size).toBe(1)
  })
})

test.describe('questions of every type', () => {
  test('offer Taip and Ne, a scale in one row, and let optional ones be skipped', async () => {
    const email = 'visi-tipai@pastas.lt'
    const page = await open(`/testas/${trustQuiz.slug}`)
    const total = trustQuiz.questions.length
    const choices: number[] = []
    for (const [index, question] of trustQuiz.questions.entries()) {
      await page.getByText(`Klausimas ${index + 1} iš ${total}`, { exact: true }).waitFor()
      const labels = page.locator('form label')
      const onward = page.locator('form button[type="submit"]')
      if (question.questionType === 'yes_no') {
        await expect
          .poll(async () => (await labels.allInnerTexts()).toSorted())
          .toEqual(['Ne', 'Taip'])
      }
      if (question.questionType === 'scale') {
        for (const screen of ['phone', 'desktop'] as const) {
          await page.setViewportSize(SCREENS[screen])
          await expect(labels).toHaveCount(question.options.length)
          const tops = () =>
            labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top))
          await expect
            .poll(async () => new Set(await tops()).size, `one row on a ${screen}`)
            .toBe(1)
          const [first, last] = bindTexts([question.options[0], question.options.at(-1)])
          await expect
            .poll(() => shownBoxes(page, [first, last]), `its ends on a ${screen}`)
            .toEqual([
              { side: 'left', below: true },
              { side: 'right', below: true },
            ])
          await expectAccessible(page, `a scale on a ${screen}`)
        }
      }
      if (question.required) {
        await expect(onward).toBeDisabled()
        const { marks = [] } = question
        const last = question.options.findLastIndex((_, at) => (marks[at] ?? null) === null)
        choices.push(last)
        await answer(page, last)
      } else {
        await page.getByText(quizTexts.optionalHint).waitFor()
        choices.push(-1)
        await onward.click()
      }
    }
    expect(choices).toContain(-1)
    await giveEmail(page, email)
    const score = scoreOf(trustQuiz, choices)
    await expectResult(page, trustQuiz, score)
    const stored = await storedSubmissions(email)
    expect(stored).toMatchObject([{ totalScore: score }])
    expect(JSON.parse(stored[0]?.answers ?? '')).toHaveLength(
      choices.filter((it) => it >= 0).length,
    )
  })
})

test('a quiz that was changed meanwhile counts how far visitors came, is refused, and can be started again', async () => {
  const slug = 'kintantis-testas'
  const email = 'pakeista@pastas.lt'
  const token = await logIn()
  const { id } = await createTestQuiz(token, { slug })
  const page = await open(`/testas/${slug}`, { failing: [SUBMIT] })
  await answerAll(page, [2, 2])
  // Both questions are counted before they are removed.
  await expect.poll(() => reachedQuestions(id)).toHaveLength(2)
  await call(routes.updateQuiz, {
    token,
    params: { id },
    body: quizBody({
      slug,
      questions: [questionBody({ question: 'Ar dar kalbatės?', weights: ['3', '4', '5'] })],
      categories: [bandBody({ name: 'Nauja', minScore: 0, maxScore: 9 })],
    }) as BodyOf<typeof updateQuiz>,
  })
  await giveEmail(page, email)
  await page.getByRole('heading', { name: quizEndingTexts.changedTitle }).waitFor()
  await expect.poll(() => focusedText(page)).toBe(quizEndingTexts.changedTitle)
  expect(await storedSubmissions(email)).toEqual([])

  await button(page, quizEndingTexts.startAgain).click()
  await page.getByText('Klausimas 1 iš 1', { exact: true }).waitFor()
  await expect(heading(page)).toHaveText('Ar dar kalbatės?', { useInnerText: true })
  await answer(page, 0)
  await giveEmail(page, email)
  await page.getByText('Nauja', { exact: true }).first().waitFor()
})

test('progress that was kept finds its options in a quiz that was reordered meanwhile', async () => {
  const slug = 'perrikiuotas-testas'
  const token = await logIn()
  const { id, questions } = await createTestQuiz(token, { slug })
  const page = await open(`/testas/${slug}`)
  await answer(page, 2)
  await choose(page, 0)
  const reordered = questions.map(({ options, weights, marks, ...question }) => ({
    ...question,
    options: ['Nežinau', ...options.toReversed()],
    weights: ['0', ...weights.toReversed()],
  }))
  await call(routes.updateQuiz, {
    token,
    params: { id },
    body: quizBody({ slug, questions: reordered }) as BodyOf<typeof updateQuiz>,
  })
  await page.reload()
  await page.getByText(quizTexts.counter(2, 2), { exact: true }).waitFor()
  await expect(page.getByRole('radio', { name: 'Ne', exact: true })).toBeChecked()
  await button(page, quizTexts.back).click()
  await expect(page.getByRole('radio', { name: 'Taip', exact: true })).toBeChecked()
  await button(page, quizTexts.next).click()
  await button(page, quizTexts.finish).click()
  await button(page, quizContactTexts.seeWithoutEmail).click()
  await expect(page.locator('[data-score]')).toHaveText('2', { useInnerText: true })
})

/** Returns the description of the focused element, which is read out with it. */
function focusedDescription(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })
}

/** Returns for each text the half of the scale on which it is shown, and whether it is below the options. */
function shownBoxes(page: Page, words: readonly (string | undefined)[]) {
  return page.locator('main fieldset').evaluate((scale, texts) => {
    const middle = scale.getBoundingClientRect().left + scale.clientWidth / 2
    const labels = [...scale.querySelectorAll('label')]
    const bottom = Math.max(...labels.map((label) => label.getBoundingClientRect().bottom))
    return texts.map((text) => {
      // Words that are only for screen readers are one pixel wide.
      const shown = [...scale.querySelectorAll('span')].find((element) => {
        return element.textContent === text && element.getBoundingClientRect().width > 10
      })
      const box = shown?.getBoundingClientRect()
      return box && { side: box.left < middle ? 'left' : 'right', below: box.top >= bottom }
    })
  }, words)
}

/** Presses Tab until a control of that type, or a button with that text, has the focus. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    const found = await page.evaluate((wanted) => {
      const element = document.activeElement
      const type = element instanceof HTMLInputElement ? element.type : element?.textContent.trim()
      return type === wanted
    }, target)
    if (found) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not reach ${target}.`)
}
