import type { Page } from '@playwright/test'
import { article as pertrauka } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { article as tyla } from '#db/seeds/articles/kai-partneris-nenori-kalbetis-ka-daryti-su-tyla.ts'
import { article as pavydas } from '#db/seeds/articles/pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu.ts'
import { article as neistikimybe } from '#db/seeds/articles/po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { hopeLine, safetyTexts } from '#src/features/safety/texts.ts'
import { PARAGRAPH_END } from '#src/features/search/found-articles.ts'
import { notFoundTexts, searchTexts } from '#src/features/search/texts.ts'
import { expectAccessible, focusedText, open } from './visits.ts'
import { SEARCHED } from './prepared-content.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

/** A word that occurs only in the body of the article about a pause. */
const BODY_WORD = 'sąjungininkų'
/** A word, and the number of prepared articles whose bodies contain it. */
const { word: COMMON_WORD, count: COMMON } = SEARCHED

const field = (page: Page) => page.getByRole('searchbox', { name: searchTexts.label })
const status = (page: Page) => page.locator('main [role=status]')
const results = (page: Page) =>
  page.getByRole('list', { name: searchTexts.results }).getByRole('listitem')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const query = (page: Page) => new URL(page.url()).searchParams.get('q')

async function searchFor(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.keyboard.press('Enter')
}

async function expectFound(page: Page, count: number): Promise<void> {
  await status(page).getByText(searchTexts.found(count), { exact: true }).waitFor()
}

test.describe('the search over all articles', () => {
  test('finds one by a word of its body on a phone', async () => {
    const page = await open('/blog', { screen: 'phone' })
    await searchFor(page, BODY_WORD)
    await expectFound(page, 1)
    const text = await results(page).innerText()
    expect(text).toContain(pertrauka.title)
    expect(text).toContain(pertrauka.category)
    await expect(results(page).locator('mark').first()).toContainText(BODY_WORD, {
      useInnerText: true,
    })
    await expect(cards(page).first()).toBeHidden()
    await searchFor(page, 'pavydas')
    await expect(async () => {
      const snippets = await results(page)
        .locator('p')
        .evaluateAll((all) =>
          all.map((it) => ({
            text: it.textContent,
            lines: it.scrollHeight / parseFloat(getComputedStyle(it).lineHeight),
          })),
        )
      expect(snippets.length).toBeGreaterThan(1)
      for (const { text, lines } of snippets) {
        expect(text).not.toContain(PARAGRAPH_END)
        expect(lines, text).toBeLessThan(3.5)
      }
    }).toPass()
    await searchFor(page, BODY_WORD)
    await expectFound(page, 1)
    await expectAccessible(page, 'results on a phone')
    await expectNoOverflow(page)
    await results(page).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
  })

  test('finds by letters without their marks, other forms, tags and capital letters', async () => {
    const page = await open('/blog')
    const expectHit = async (words: string, { title }: { title: string }) => {
      await searchFor(page, words)
      await results(page).getByRole('link', { name: title, exact: true }).waitFor()
      await field(page).fill('')
      await cards(page).first().waitFor()
    }
    await expectHit('sajungininku', pertrauka)
    await expectHit('pavydui', pavydas)
    await expectHit('nusiraminimas', pertrauka)
    await expectHit('SĄJUNGININKŲ', pertrauka)
    await expectHit('mane apgavo', neistikimybe)

    await searchFor(page, 'rysys')
    await results(page).getByRole('link', { name: pavydas.title, exact: true }).waitFor()
    const marks = await results(page).locator('mark').allInnerTexts()
    expect(marks.some((mark) => /ryš/i.test(mark))).toBe(true)
  })

  test('finds for several words what each of them finds, and shows sentences that do not repeat the title', async () => {
    const page = await open('/blog')
    const titlesFor = async (words: string) => {
      await searchFor(page, words)
      await expect(status(page)).toHaveText(/^Rasta/, { useInnerText: true })
      await expect.poll(() => query(page)).toBe(words)
      const more = page.getByRole('button', { name: searchTexts.more })
      if (await more.isVisible()) await more.click()
      await expect(more).toBeHidden()
      return await results(page).getByRole('link').allTextContents()
    }
    const lies = await titlesFor('meluoja')
    expect(lies.length).toBeGreaterThan(2)
    const snippets = await results(page).locator('p').allInnerTexts()
    for (const [index, title] of lies.entries()) {
      expect(snippets[index]).toMatch(/^[„–\s]*[\p{Lu}\d]/u)
      expect(snippets[index]).not.toContain(title)
    }
    const husbands = await titlesFor('vyras meluoja')
    expect(husbands).toEqual(expect.arrayContaining(lies))
  })

  test('shows first the article whose title tells of it, also for common words alone, and never tags as its text', async () => {
    const page = await open('/blog')
    for (const [words, { title }] of [
      ['neištikimybė', neistikimybe],
      ['nesikalbame', tyla],
      ['nesikalbam', tyla],
      ['nekalba su manimi', tyla],
      ['nenori kalbėtis', tyla],
      ['mano vyras nebesikalba su manimi', tyla],
      ['ką daryti', tyla],
      ['mane apgavo', neistikimybe],
      ['meilužę', neistikimybe],
      ['sukčiauja', neistikimybe],
      ['jis turi kitą', neistikimybe],
      ['vyras turi kitą moterį', neistikimybe],
    ] as const) {
      await searchFor(page, words)
      await expect(results(page).first().getByRole('link'), words).toHaveText(title, {
        useInnerText: true,
      })
      const marks = await results(page).locator('mark').allInnerTexts()
      expect(
        marks.filter((mark) => /^(man[eo]|apgail.*)$/i.test(mark)),
        words,
      ).toEqual([])
    }
    await searchFor(page, 'nusiraminimas')
    await expect(results(page)).not.toHaveCount(0)
    await expect(
      results(page)
        .locator('p')
        .filter({ hasText: pertrauka.tags.at(-1) ?? '' }),
    ).toHaveCount(0)
  })

  test('shows the cover of each: drawn, uploaded or of its topic, square on a phone and at the right on a laptop', async () => {
    const page = await open('/blog', { screen: 'phone' })
    const covers = results(page).locator('.cover')
    const expectRatio = (expected: number) =>
      expect(async () => {
        const { width, height } = await placeOf(covers.first())
        expect(width / height).toBeCloseTo(expected, 1)
      }).toPass()
    await searchFor(page, BODY_WORD)
    await expect(covers).toHaveAttribute('src', pertrauka.imageUrl ?? '')
    await expect(covers).toHaveCSS('object-fit', 'fill')
    await expectRatio(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectRatio(1200 / 630)
    await expect(async () => {
      const { right } = await placeOf(results(page))
      expect((await placeOf(covers)).right).toBeCloseTo(right, 0)
    }).toPass()
    await searchFor(page, 'Įkeltas')
    await expect(covers.first()).toHaveAttribute('srcset', /netlify\/images.+ 480w/)
    await searchFor(page, COMMON_WORD)
    await expectFound(page, COMMON)
    await expect(covers.first().locator('use')).toHaveAttribute('href', /^#virselis/)
  })

  test('goes on while typing, by the keyboard alone, and the address carries it through reload and back, on a topic too', async () => {
    const page = await open('/blog')
    await field(page).focus()
    await page.keyboard.type(BODY_WORD)
    await expect.poll(() => query(page)).toBe(BODY_WORD)
    await expectFound(page, 1)
    await page.reload()
    await expectFound(page, 1)
    await expect(field(page)).toHaveValue(BODY_WORD)

    await field(page).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe(searchTexts.submit)
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe(pertrauka.title)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
    await page.goBack()
    await expectFound(page, 1)
    await page.goBack()
    await cards(page).first().waitFor()
    await expect.poll(() => query(page)).toBeNull()
    await expect(field(page)).toHaveValue('')
    await expect(results(page)).toHaveCount(0)

    await page.goto(`/blog/tema/konfliktai?q=${encodeURIComponent(BODY_WORD)}`)
    await expectFound(page, 1)
    await field(page).fill('')
    await cards(page).first().waitFor()
    await expect.poll(() => query(page)).toBeNull()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog/tema/konfliktai')
  })

  test('has room for its placeholder on each screen, and for text of twice the size, and ends beside the introduction', async () => {
    const page = await open('/blog')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(async () => {
      const { bottom } = await placeOf(page.getByText(blogTexts.intro.slice(0, 20)))
      expect((await placeOf(field(page))).bottom).toBeCloseTo(bottom, 0)
    }).toPass()
    const room = () =>
      field(page).evaluate((it: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(it)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('There is no canvas.')
        pen.font = font
        const padding = parseFloat(paddingLeft) + parseFloat(paddingRight)
        return it.clientWidth - padding - pen.measureText(it.placeholder).width
      })
    for (const size of ['100%', '200%']) {
      await page.evaluate((it) => (document.documentElement.style.fontSize = it), size)
      for (const width of [1440, 1024, 375, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(room, `${size} at ${width}`).toBeGreaterThan(4)
        await expectNoOverflow(page)
      }
    }
  })

  test('shows ten results, their text as text, then more on request, and says when there is nothing', async () => {
    const page = await open('/blog')
    await searchFor(page, COMMON_WORD)
    await expectFound(page, COMMON)
    await expect(results(page)).toHaveCount(10)
    await expect(results(page).first().getByRole('link')).toHaveText(
      /^Vakaras <b>„\d+“<\/b> & kiti$/,
      { useInnerText: true },
    )
    await expect(results(page).first()).toContainText('o <i>ne</i> lempos', { useInnerText: true })
    await expect(results(page).locator('b, i')).toHaveCount(0)
    await page.getByRole('button', { name: searchTexts.more }).click()
    await results(page).nth(10).waitFor()
    await expect(results(page)).toHaveCount(COMMON)
    const eleventh = await results(page).nth(10).getByRole('link').innerText()
    await expect.poll(() => focusedText(page)).toBe(eleventh)
    await expect(page.getByRole('button', { name: searchTexts.more })).toHaveCount(0)

    await searchFor(page, 'nemyli')
    await expect(status(page)).toHaveText(/^Rasta/, { useInnerText: true })
    await expect.poll(() => query(page)).toBe('nemyli')
    await expect
      .poll(async () => {
        const marks = await results(page).locator('mark').allInnerTexts()
        return marks.length > 0 && marks.every((mark) => /^(ne)?myl/i.test(mark))
      }, 'not „nemeluoja“ and the like')
      .toBe(true)
    const newest = page.getByRole('heading', { name: notFoundTexts.latestHeading })
    await expect(newest).toBeHidden()
    for (const nothing of ['xqzwv', 'kosmonautas']) {
      await searchFor(page, nothing)
      await expect(status(page)).toContainText(searchTexts.nothing(nothing))
      await expect(status(page).getByRole('link')).toHaveAttribute('href', '/testai')
      await expect(results(page)).toHaveCount(0)
      await expect(newest).toBeVisible()
      await expect(async () => {
        const { bottom } = await placeOf(status(page).getByRole('link'))
        expect((await placeOf(newest)).top - bottom).toBeGreaterThanOrEqual(64)
      }).toPass()
      await expect(cards(page).first(), 'the list stays').toBeVisible()
    }
    for (const [words, { lead, href, text }] of [
      ['ar yra testas', searchTexts.offers[0]],
      ['nesikalbam, ar yra testas', searchTexts.offers[0]],
      ['kiek kainuoja konsultacija', searchTexts.offers[1]],
    ] as const) {
      await searchFor(page, words)
      await expect(status(page), words).toHaveText(new RegExp(`^${lead}\\s+${text}\\s+Rasta`), {
        useInnerText: true,
      })
      await expect(status(page).getByRole('link')).toHaveAttribute('href', href)
    }
    await searchFor(page, 'testas')
    await expect(results(page)).not.toHaveCount(0)
    await expect(results(page).locator('mark').filter({ hasText: /^tęs/i })).toHaveCount(0)
    await field(page).fill('')
    await expect(newest).toBeHidden()
    await cards(page).first().waitFor()
    await expect(status(page)).toHaveText('', { useInnerText: true })
  })

  test('shows help before the results of words of violence, and keeps them out of the address, typed or given', async () => {
    const page = await open('/blog', { screen: 'phone' })
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const help = page.getByRole('region', { name: safetyTexts.helpHeading })

    await field(page).fill('pavydas')
    await expect.poll(() => query(page)).toBe('pavydas')
    await expect(help).toBeHidden()
    await field(page).fill('smur')
    await expect(status(page)).toHaveText(/^(Rasta|Pagal)/, { useInnerText: true })
    await searchFor(page, 'vyras mane muša')
    await expect(help).toBeVisible()
    await expect(help.getByRole('link', { name: safetyTexts.support.link })).toBeVisible()
    await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    await expect(status(page)).toHaveText(searchTexts.nothingViolent, { useInnerText: true })
    await expect(results(page)).toHaveCount(0)
    await expect(cards(page).first(), 'articles on other subjects').toBeHidden()
    await expectAbove(help, status(page))
    await expectAccessible(page, 'help before the results')
    await expect.poll(() => query(page)).toBeNull()
    await searchFor(page, `grasina ${SEARCHED.tag}`)
    await expectFound(page, 1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(async () => {
      const { width } = await placeOf(help)
      expect((await placeOf(results(page))).width).toBe(width)
    }).toPass()
    await page.goBack()
    await expect(help).toBeHidden()

    await page.goto(`/blog?q=${encodeURIComponent('bijau')}`)
    await expect(help).toBeVisible()
    await expect(field(page)).toHaveValue('bijau')
    await expect.poll(() => query(page)).toBeNull()
    expect(addresses.filter((address) => address.includes('smur'))).toEqual([])

    const firstLine = help.getByRole('listitem').first()
    await searchFor(page, 'nebenoriu gyventi')
    await expect(firstLine).toContainText(hopeLine.title)
    await expect(status(page)).toHaveText(safetyTexts.result.advice.callSelfHarm, {
      useInnerText: true,
    })
    await searchFor(page, 'jis mane seka, ar yra testas')
    await expect(firstLine).toContainText('112')
    await expect(status(page)).toHaveText(searchTexts.nothingViolent, { useInnerText: true })
    await expect(results(page)).toHaveCount(0)
    await expect.poll(() => query(page)).toBeNull()

    await searchFor(page, 'mūsų')
    await expect(help).toBeHidden()
    await expect.poll(() => query(page)).toBe('mūsų')

    const lost = await open('/nera-tokio', { failing: [/^\/nera-tokio$/] })
    await lost.waitForLoadState('networkidle')
    await field(lost).fill('grasina')
    await lost.keyboard.press('Enter')
    await lost.waitForURL('/blog')
    await expect(lost.getByRole('region', { name: safetyTexts.helpHeading })).toBeVisible()
    await expect(field(lost)).toHaveValue('grasina')
    await expect.poll(() => lost.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('says so when its script or index cannot be read, or the connection is lost, keeps what was typed, and works again once it can', async () => {
    const openFailing = (failing: RegExp, first = failing) =>
      open('/blog', {
        failing: [failing],
        prepare: async (it) => {
          await it.route(first, (route) => route.fulfill({ status: 503 }))
        },
      })
    const expectFailed = async (page: Page, words: string) => {
      await searchFor(page, words)
      await status(page).getByText(searchTexts.failed, { exact: true }).waitFor()
      await expect(field(page)).toHaveValue(words)
      await expect(cards(page).first()).toBeVisible()
    }
    for (const part of [/\/article-search\.[^/]+\.js$/, /\.pf_fragment$/]) {
      await expectFailed(await openFailing(part), BODY_WORD)
    }

    const [everything, entry] = [/\/pagefind\//, /\/pagefind-entry\.json/]
    const page = await openFailing(everything, entry)
    await expectFailed(page, COMMON_WORD)
    await expectAccessible(page, 'the failed search')
    await page.unroute(entry)
    await field(page).press('Enter')
    await expectFound(page, COMMON)

    await page.route(everything, (route) => route.abort())
    await expectFailed(page, 'nusiraminimas')
    await page.unroute(everything)
    await field(page).press('Enter')
    await results(page).getByRole('link', { name: pertrauka.title, exact: true }).waitFor()
  })

  test('loads nothing before somebody turns to it, and is not offered without JavaScript, topics are', async () => {
    const loaded: string[] = []
    const page = await open('/blog', {
      prepare: async (it) => {
        it.on('request', (request) => loaded.push(new URL(request.url()).pathname))
        await Promise.resolve()
      },
    })
    await page.waitForLoadState('networkidle')
    const searching = () => loaded.filter((path) => /pagefind|article-search/.test(path))
    expect(searching()).toEqual([])
    await field(page).focus()
    await page.waitForResponse(/wasm/)
    expect(searching().length).toBeGreaterThan(0)

    const plain = await open('/blog', { javaScript: false })
    await expect(plain.locator('input[type=search]')).toBeHidden()
    const topics = plain.getByRole('navigation', { name: blogTexts.topics })
    await expect.poll(() => topics.getByRole('link').count()).toBeGreaterThan(4)
  })
})
