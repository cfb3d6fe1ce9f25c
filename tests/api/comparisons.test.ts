import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readToken, signToken } from '#src/server/signing.ts'
import { COMPARISON_DAYS } from '#src/core/retention.ts'
import { comparisonTexts } from '#src/features/quizzes/comparison-texts.ts'
import { consents } from '#src/features/consent/texts.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { questionBody, quizBody } from './content.ts'
import { dumpOf } from './database-dump.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const DAY_MS = 24 * 60 * 60_000
const site = useTestSite()
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

const TALK = 'Kada jums lengviausia kalbėtis?'
const advice = { low: 'Mažai.', middle: 'Vidutiniškai.', high: 'Daug.' }

/** Creates a quiz of two questions, each of its own dimension; answering the first with 0 is a warning. */
async function makeQuiz(changes: Record<string, unknown> = {}) {
  const dimensions = [
    { id: crypto.randomUUID(), name: 'Pokalbis', advice, articles: [], talk: TALK },
    { id: crypto.randomUUID(), name: 'Artumas', advice, articles: [], talk: null },
  ]
  const questions = dimensions.map(({ id }, order) =>
    questionBody({
      order,
      question: `Slaptas klausimas ${order}`,
      options: ['Slaptas ne', 'Slaptas kartais', 'Slaptas taip', 'Slaptas visada'],
      weights: ['0', '400', '600', '800'],
      marks: [order === 0 ? 'fear' : null, null, null, null],
      dimensionId: id,
    }),
  )
  const slug = `poros-${crypto.randomUUID().slice(0, 8)}`
  const body = quizBody({
    slug,
    questions,
    categories: [],
    dimensions,
    comparable: true,
    ...changes,
  })
  const { body: quiz } = await admin('POST', '/api/admin/quiz', body)
  const answers = (chosen: number[], texts: string[]) =>
    chosen.map((answer, index) => ({
      questionId: at(quiz, `questions.${index}.id`),
      answer,
      option: texts[index],
    }))
  const compare = (chosen: number[], more: Record<string, unknown> = {}, texts: string[] = []) =>
    site.call('POST', `/api/quiz/${slug}/comparison`, {
      body: { answers: answers(chosen, texts), adult: true, consent: true, ...more },
    })
  /** Starts a comparison; the second visitor may join with the code. */
  const start = async (chosen = [3, 3]) => {
    const { status, body: links } = await compare(chosen)
    expect(status).toBe(201)
    return { link: pathOf(textAt(links, 'link')), code: codeOf(textAt(links, 'invite')) }
  }
  const join = async (invite: string, chosen = [1, 2], texts: string[] = []) => {
    const { status, body: links } = await compare(chosen, { invite }, texts)
    expect([status, at(links, 'invite')]).toEqual([201, null])
    return pathOf(textAt(links, 'link'))
  }
  /** Returns everything that someone who tries a code can see, except the id in the link. */
  const trial = async (invite: string) => {
    let answer: unknown
    const statements = await statementsOf(async () => {
      const { status, headers, body: links } = await compare([3, 3], { invite })
      const named = [...headers].filter(([name]) => name !== 'date')
      const form = JSON.stringify(links).replace(/(?<=palyginimas\/)[\w-]+/, (id) => `${id.length}`)
      answer = { status, headers: named, form }
    })
    return { answer, statements }
  }
  const replace = (values: Record<string, unknown>) =>
    admin('PUT', `/api/admin/quiz/${textAt(quiz, 'id')}`, { ...body, ...values })
  const reverseOptions = () =>
    replace({
      questions: questions.map((question, index) => ({
        ...question,
        id: at(quiz, `questions.${index}.id`),
        ...Object.fromEntries(
          ['options', 'weights', 'marks'].map((list) => [
            list,
            (question[list] as unknown[]).toReversed(),
          ]),
        ),
      })),
    })
  const id = textAt(quiz, 'id')
  return { id, slug, dimensions, compare, start, join, trial, replace, reverseOptions }
}

type Quiz = Awaited<ReturnType<typeof makeQuiz>>

/** Returns the shares that a page says to screen readers, in percent. */
const shares = (html: string) =>
  [...html.matchAll(/class="sr-only">[^<]*?(\d+)\s%/g)].map(([, share]) => share)

const pathOf = (link: string) => new URL(link).pathname
const codeOf = (invite: string) => invite.split('/').at(-1) ?? ''

/** Returns everything that a browser sees of a page. */
async function seen(link: string) {
  const { status, headers, html } = await pages.open(link)
  return { status, html, headers: [...headers].filter(([name]) => name !== 'date') }
}

/** Returns the statements that the database gets during `work`, except those about the lists of erasures. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (typeof init?.body === 'string' && init.body.includes('"query"')) {
      statements.push(textAt(JSON.parse(init.body), 'query'))
    }
    return realFetch(input, init)
  }
  try {
    await work()
    return statements.filter((statement) => !statement.includes('erasures'))
  } finally {
    globalThis.fetch = realFetch
  }
}

const withdraw = (link: string) => pages.send(link, {})
const endAll = () =>
  site.db.write.updateTable('comparisons').set({ expiresAt: new Date() }).execute()
const rows = () => site.db.read.selectFrom('comparisons').selectAll().execute()

beforeEach(async () => {
  await site.db.write.deleteFrom('comparisons').execute()
})

/** Starts a comparison that both agree to; returns the links of both, and the code. */
async function both(quiz: Quiz) {
  const { link, code } = await quiz.start()
  return { first: link, second: await quiz.join(code), code }
}

describe('two profiles', () => {
  it('are shown to both, by the dimensions alone, with what to talk about where they differ', async () => {
    const quiz = await makeQuiz()
    const { first, second } = await both(quiz)
    const ofFirst = await pages.open(first)
    expect(ofFirst.status).toBe(200)
    expect(shares(ofFirst.html)).toEqual(['100', '50', '100', '75'])
    expect(shares((await pages.open(second)).html)).toEqual(['50', '100', '75', '100'])
    expect(ofFirst.html).toContain(TALK)
    expect(ofFirst.html).toContain(comparisonTexts.page.talk)
    expect(first).not.toBe(second)
  })

  it('that are nearly alike, as of one person alone, have a kind sentence and no talking point', async () => {
    const quiz = await makeQuiz()
    const { link, code } = await quiz.start([3, 3])
    await quiz.join(code, [3, 3])
    const { html } = await pages.open(link)
    expect(html).toContain(comparisonTexts.page.alike)
    expect(html).not.toContain(TALK)
    expect(await rows()).toHaveLength(1)
  })

  it('hold no answer, total or question of either, on the wire and in the database', async () => {
    const quiz = await makeQuiz()
    const { link, code } = await quiz.start()
    const joined = await quiz.compare([1, 2], { invite: code })
    const [stored] = await rows()
    const texts = [
      JSON.stringify(joined.body),
      (await pages.open(link)).html,
      (await pages.open(pathOf(textAt(joined.body, 'link')))).html,
      (await pages.open(`/palyginimas/kvietimas/${quiz.slug}/${code}`)).html,
      JSON.stringify(stored),
    ]
    for (const text of texts) expect(text).not.toMatch(/slapta|\b(?:400|600|800|1000|1600)\b/i)
    const kept = (shares: number[]) =>
      quiz.dimensions.map(({ id, name }, index) => ({ id, name, share: shares[index] }))
    expect(stored).toMatchObject({ first: kept([100, 100]), second: kept([50, 75]) })
    expect(stored?.inviteHash).toBeNull()
    const words = {
      ...consents.comparison,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    }
    expect([stored?.firstConsent, stored?.secondConsent]).toEqual([words, words])
    const days = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(COMPARISON_DAYS - 1.1)
    expect(days).toBeLessThanOrEqual(COMPARISON_DAYS)
  })

  it.each(['adult', 'consent'])('are not set side by side without the box: %s', async (box) => {
    const quiz = await makeQuiz()
    for (const value of [false, undefined, 'taip']) {
      expect(await quiz.compare([3, 3], { [box]: value })).toMatchObject({ status: 400 })
    }
    expect(await rows()).toEqual([])
  })

  it('are on a private page that nobody indexes, caches or is told of', async () => {
    const { first } = await both(await makeQuiz())
    const { headers, html } = await pages.open(first)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).not.toMatch(/test|palygin|požiūr/i)
  })
})

/** Returns a function that makes a comparison of two, ends it with `end`, and returns the links of both. */
const ended =
  (end: (quiz: Quiz, links: { first: string; second: string }) => Promise<unknown>) =>
  async (quiz: Quiz) => {
    const { first, second } = await both(quiz)
    await end(quiz, { first, second })
    return [first, second]
  }

/** Returns a function that starts a comparison, runs `before`, lets the other join, and returns the links of both. */
const joined =
  (before: (link: string) => Promise<unknown>, ofFirst = [3, 3], ofSecond = [1, 2]) =>
  async (quiz: Quiz) => {
    const { link, code } = await quiz.start(ofFirst)
    await before(link)
    return [link, await quiz.join(code, ofSecond)]
  }
const nothing = () => Promise.resolve()

/** Cases in which no comparison is shown. Each returns the links to try. */
const NONE: Readonly<Record<string, (quiz: Quiz) => Promise<string[]>>> = {
  'waits for the other': async (quiz) => [(await quiz.start()).link],
  'was refused, after a look at the invitation': async (quiz) => {
    const { link, code } = await quiz.start()
    await pages.open(`/palyginimas/kvietimas/${quiz.slug}/${code}`)
    return [link]
  },
  'has a warning answer of the first': joined(nothing, [0, 3]),
  'has a warning answer of the second': joined(nothing, [3, 3], [0, 2]),
  'was withdrawn by the first': ended((_, { first }) => withdraw(first)),
  'was withdrawn by the second': ended((_, { second }) => withdraw(second)),
  'was withdrawn before the other came': joined(withdraw),
  'has ended': ended(endAll),
  'has ended before the other came': joined(endAll),
  'has lost its quiz': ended(({ id }) => admin('DELETE', `/api/admin/quiz/${id}`)),
  'has a quiz that is no longer to be compared': ended(({ replace }) =>
    replace({ comparable: false }),
  ),
  'is of a quiz that was never to be compared': async () =>
    joined(nothing)(await makeQuiz({ comparable: false })),
  'has a used invitation': async (quiz) => [await quiz.join((await both(quiz)).code)],
  'has an invitation to another quiz': async (quiz) => [
    await quiz.join((await (await makeQuiz()).start()).code),
  ],
  'has an unknown invitation': async (quiz) => [await quiz.join('nezinomas')],
  'is forged or expired': async (quiz) => {
    await both(quiz)
    const [id = ''] = (await rows()).map((row) => row.firstId)
    const soon = new Date(Date.now() + DAY_MS)
    return [
      'nesamone',
      signToken('quiz-result', [id], soon),
      signToken('comparison', [id], new Date(0)),
      signToken('comparison', [crypto.randomUUID()], soon),
    ].map((token) => `/palyginimas/${token}`)
  },
}

/** Returns the page that all these cases must show: that of a waiting comparison; and the answer to its withdrawal. */
async function readReference() {
  const { link } = await (await makeQuiz()).start()
  const waiting = await seen(link)
  expect(waiting.status).toBe(200)
  expect(waiting.html).toContain(`<h1 class="title">${comparisonTexts.page.noneHeading}</h1>`)
  expect(waiting.html).toContain(comparisonTexts.page.withdraw)
  const work = await statementsOf(() => pages.open(link))
  expect(work).toHaveLength(1)
  return { waiting, work, answer: await withdraw(link) }
}

let reference: ReturnType<typeof readReference> | undefined

/** Cases in which a code can no longer be used. Each returns the first visitor's link, and the code. */
const USED_UP: Readonly<Record<string, (quiz: Quiz) => Promise<{ link: string; code: string }>>> = {
  'the other has joined': async (quiz) => {
    const { first, code } = await both(quiz)
    return { link: first, code }
  },
  'the other has withdrawn': async (quiz) => {
    const { first, second, code } = await both(quiz)
    await withdraw(second)
    return { link: first, code }
  },
  'a warning answer of the other has stopped': async (quiz) => {
    const { link, code } = await quiz.start()
    await quiz.join(code, [0, 2])
    return { link, code }
  },
  'a warning answer of the first has stopped': (quiz) => quiz.start([0, 3]),
  'is of a quiz that is no longer to be compared': async (quiz) => {
    const { link, code } = await quiz.start()
    await quiz.join(code)
    await quiz.replace({ comparable: false })
    return { link, code }
  },
}

/** Returns the claims of a private link, the text in it that anybody can read, and its length. */
function claimsOf(link: string) {
  const token = link.split('/').at(-1) ?? ''
  const read = readToken('comparison', token)
  const readable = Buffer.from(token, 'base64url').toString('latin1') + token
  return { claims: read.state === 'valid' ? read.claims : [], readable, length: token.length }
}

describe('a comparison that', () => {
  it.each(Object.entries(NONE))('%s is the page that tells no cause', async (_, begin) => {
    const { waiting, work, answer } = await (reference ??= readReference())
    for (const link of await begin(await makeQuiz())) {
      expect(await seen(link)).toEqual(waiting)
      expect(await statementsOf(() => pages.open(link))).toEqual(work)
      const { status, html } = await withdraw(link)
      expect({ status, html }).toEqual({ status: answer.status, html: answer.html })
      expect(await seen(link)).toEqual(waiting)
    }
  })

  it('has links that share nothing, whether or not the second has joined', async () => {
    const quiz = await makeQuiz()
    const { first, second } = await both(quiz)
    const stopped = await quiz.start()
    const links = [
      first,
      second,
      stopped.link,
      await quiz.join(stopped.code, [0, 2]),
      await quiz.join('nezinomas'),
    ].map(claimsOf)
    expect(new Set(links.flatMap(({ claims }) => claims)).size).toBe(links.length)
    expect(new Set(links.map(({ length }) => length)).size).toBe(1)
    const ids = (await rows()).flatMap(({ id, firstId, secondId }) => [id, firstId, secondId])
    for (const { claims, readable } of links) {
      expect(claims).toHaveLength(1)
      expect(readable).not.toMatch(/first|second|palygin/)
      for (const id of [...ids, ...claims]) if (id !== null) expect(readable).not.toContain(id)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has links of the release before, which name the row and a side, goes on', async () => {
    const quiz = await makeQuiz()
    const { first, second } = await both(quiz)
    const [pageOfFirst, pageOfSecond] = [await seen(first), await seen(second)]
    // A row of the previous release has no id of the second side.
    await site.db.write.updateTable('comparisons').set({ secondId: null }).execute()
    const [row] = await rows()
    const soon = new Date(Date.now() + DAY_MS)
    const former = (side: string) =>
      `/palyginimas/${signToken('comparison', [row?.id ?? '', side], soon)}`
    expect(await seen(former('first'))).toEqual(pageOfFirst)
    expect(await seen(former('second'))).toEqual(pageOfSecond)
    expect(pageOfFirst).not.toEqual(pageOfSecond)
    await withdraw(former('second'))
    expect(await rows()).toEqual([])
    const erased = await site.db.read.selectFrom('erasures').select('rowId').execute()
    expect(erased).toContainEqual({ rowId: row?.id })
  })

  it('is asked for takes the same two round trips, and has an answer of the same form', async () => {
    const quiz = await makeQuiz()
    const { code } = await quiz.start()
    // Erasures of earlier tests are copied after the answers.
    await site.idle()
    const forms = new Set<string>()
    for (const [chosen, invite] of [
      [[0, 1], undefined],
      [[3, 1], undefined],
      [[0, 1], code],
      [[3, 1], 'nezinomas'],
      [[3, 1], code],
    ] as const) {
      const trips = await countRoundTrips(String(process.env.DATABASE_URL), async () => {
        const { status, body, headers } = await quiz.compare([...chosen], { invite })
        const form = JSON.stringify(body).replaceAll(/[\w-]{22,}/g, (word) => `${word.length}`)
        forms.add(`${status} ${headers.get('Content-Length') ?? ''} ${form}`)
      })
      expect(trips).toBe(2)
    }
    expect(forms.size).toBe(2)
  })

  it.each(Object.entries(USED_UP))(
    '%s has a code that looks as if there had never been one',
    async (_, use) => {
      const quiz = await makeQuiz()
      const { link, code } = await use(quiz)
      const before = await rows()
      const page = await seen(link)
      expect(await quiz.trial(code)).toEqual(await quiz.trial('niekada-nebuvo'))
      expect(await rows()).toEqual(before)
      expect(await seen(link)).toEqual(page)
    },
  )

  it('has answers to options that moved meanwhile shows the shares of their texts', async () => {
    const quiz = await makeQuiz()
    const { link, code } = await quiz.start()
    await quiz.reverseOptions()
    await quiz.join(code, [1, 2], ['Slaptas kartais', 'Slaptas taip'])
    const { html } = await pages.open(link)
    expect(shares(html)).toEqual(['100', '50', '100', '75'])
    const { status } = await quiz.compare([1, 2], {}, ['Slaptas kartais', 'Nebesamas'])
    expect(status).toBe(409)
  })

  it('has a warning answer of the second keeps nothing of it but that the code is used up', async () => {
    const quiz = await makeQuiz()
    const { code } = await quiz.start()
    const [before] = await rows()
    await quiz.join(code, [0, 2])
    expect(await rows()).toEqual([{ ...before, inviteHash: null }])
  })

  it('a third person wants to join with a link that was passed on stays with the two', async () => {
    const quiz = await makeQuiz()
    const { first, second, code } = await both(quiz)
    const before = [await seen(first), await seen(second)]
    const third = await quiz.join(code, [2, 3])
    expect([await seen(first), await seen(second)]).toEqual(before)
    await withdraw(third)
    expect([await seen(first), await seen(second)]).toEqual(before)
  })
})

describe('a withdrawal', () => {
  it.each(['first', 'second'] as const)('of the %s leaves nothing behind', async (side) => {
    const quiz = await makeQuiz()
    const { erasures: _, ...before } = await dumpOf(site.db)
    const links = await both(quiz)
    const [row] = await rows()
    await withdraw(links[side])
    const { erasures, ...after } = await dumpOf(site.db)
    expect(after).toEqual(before)
    expect(erasures).toContain(row?.id)
    expect(erasures).toMatch(/"kind": "comparison"/)
  })

  it('by a forged link lists nothing', async () => {
    await site.db.write.deleteFrom('erasures').execute()
    await withdraw('/palyginimas/nesamone')
    expect(await site.db.read.selectFrom('erasures').selectAll().execute()).toEqual([])
  })

  it.each<[string, (quiz: Quiz) => Promise<unknown>]>([
    ['deleted', ({ id }) => admin('DELETE', `/api/admin/quiz/${id}`)],
    ['no longer to be compared', ({ replace }) => replace({ comparable: false })],
  ])('is made for both when the quiz is %s, so that a backup loses it too', async (_, end) => {
    const quiz = await makeQuiz()
    await both(quiz)
    const [row] = await rows()
    await end(quiz)
    expect(await rows()).toEqual([])
    const listed = await site.db.read.selectFrom('erasures').select(['rowId', 'kind']).execute()
    expect(listed).toContainEqual({ rowId: row?.id, kind: 'comparison' })
  })

  it('is none when the quiz is changed and may still be compared', async () => {
    const quiz = await makeQuiz()
    const { first } = await both(quiz)
    await quiz.replace({ title: 'Naujas' })
    expect((await pages.open(first)).html).toContain('Naujas')
  })
})

it('an invitation names the quiz and explains everything beforehand, and never tells whether it holds', async () => {
  const quiz = await makeQuiz()
  const { code } = await both(quiz)
  const page = (of: string) => pages.open(`/palyginimas/kvietimas/${quiz.slug}/${of}`)
  const { html } = await page(code)
  const { body } = await site.call('GET', `/api/quiz/${quiz.slug}`)
  expect(html).toContain(comparisonTexts.invitation.what(textAt(body, 'title')))
  for (const point of comparisonTexts.points) expect(html).toContain(point)
  expect(html).toContain(`Po ${COMPARISON_DAYS}\u00A0dienų`)
  expect(html).toContain('href="/support"')
  expect(html).toContain(`href="/testas/${quiz.slug}#kvietimas=${code}"`)
  expect((await page('nezinomas')).html.replaceAll('nezinomas', code)).toBe(html)
  expect(await countRoundTrips(String(process.env.DATABASE_URL), () => page(code))).toBe(1)
  const gone = await pages.open('/palyginimas/kvietimas/nera/kodas')
  expect(gone.html).toContain(comparisonTexts.invitation.what(null))
})

it('without a signing secret nothing is stored', async () => {
  const quiz = await makeQuiz()
  vi.stubEnv('SIGNING_SECRET', '')
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await quiz.compare([3, 3])).toMatchObject({ status: 503 })
  errors.mockRestore()
  expect(await rows()).toEqual([])
})
