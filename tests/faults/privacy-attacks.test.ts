import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { asPrivate } from '#src/core/private.ts'
import { newsletterPageTexts } from '#src/features/newsletter/texts.ts'
import { dumpOf } from '../api/database-dump.ts'
import { textAt, useTestSite } from '../api/test-site.ts'
import { hiddenField, useVisitorPages } from '../api/visitor-pages.ts'

// Attacks that have succeeded before, step by step as they were carried out.

const site = useTestSite({ seed: true })
const pages = useVisitorPages(site)

/** Returns a quiz of the starting content with its best answers, and the same answers with one that is a warning. */
async function readQuiz() {
  const rows = await site.db.read
    .selectFrom('quizQuestions')
    .innerJoin('quizzes', 'quizzes.id', 'quizQuestions.quizId')
    .select(['slug', 'quizQuestions.id', 'weights', 'warningOptions'])
    .where('comparable', '=', true)
    .orderBy('slug')
    .orderBy('order')
    .execute()
  const dangerous = rows.find(({ warningOptions }) => warningOptions.length > 0)
  const questions = rows.filter(({ slug }) => slug === dangerous?.slug)
  const best = questions.map(({ id, weights }) => {
    const numbers = weights.map(Number)
    return { questionId: id, answer: numbers.indexOf(Math.max(...numbers)) }
  })
  const worst = { questionId: dangerous?.id ?? '', answer: dangerous?.warningOptions[0] ?? 0 }
  const warned = best.map((answer) => (answer.questionId === worst.questionId ? worst : answer))
  expect(warned).not.toEqual(best)
  return { slug: dangerous?.slug ?? '', best, warned }
}

type Quiz = Awaited<ReturnType<typeof readQuiz>>

const compare = (quiz: Quiz, answers: Quiz['best'], invite?: string) =>
  site.call('POST', `/api/quiz/${quiz.slug}/comparison`, {
    body: { answers, adult: true, consent: true, invite },
  })

/** Starts a comparison whose code the other uses. @returns the code and the links of both. */
async function shareCode(quiz: Quiz, answersOfOther: Quiz['best']) {
  const { body: made } = await compare(quiz, quiz.best)
  const code = textAt(made, 'invite').split('/').at(-1) ?? ''
  const { body: joined } = await compare(quiz, answersOfOther, code)
  const path = (answer: unknown) => new URL(textAt(answer, 'link')).pathname
  return { code, links: [path(made), path(joined)] as const }
}

/** Returns the words that can be read in a link: decoded texts and ids. */
function wordsIn(link: string): string[] {
  const token = link.split('/').at(-1) ?? ''
  const decoded = Buffer.from(token, 'base64url').toString('latin1')
  return [...decoded.matchAll(/[\w-]{8,}/g)].map(([word]) => word)
}

describe('a partner who wants to know whether the other gave a warning answer', () => {
  it('learns nothing from both private links', async () => {
    const quiz = await readQuiz()
    const joined = await shareCode(quiz, quiz.best)
    const stopped = await shareCode(quiz, quiz.warned)
    for (const { links } of [joined, stopped]) {
      const [own, other] = links.map(wordsIn)
      expect(own?.filter((word) => other?.includes(word))).toEqual([])
      for (const word of [...(own ?? []), ...(other ?? [])]) {
        expect(word).not.toMatch(/^[\da-f]{8}-[\da-f]{4}-/)
      }
    }
    const lengths = [...joined.links, ...stopped.links].map(({ length }) => length)
    expect(new Set(lengths).size).toBe(1)
  })

  it('learns nothing by trying the code that the other has used', async () => {
    const quiz = await readQuiz()
    const trial = async (code: string) => {
      const { status, body } = await compare(quiz, quiz.best, code)
      const link = new URL(textAt(body, 'link')).pathname
      return { status, length: link.length, html: (await pages.open(link)).html }
    }
    const never = await trial('niekada-nebuvo')
    const stopped = await shareCode(quiz, quiz.warned)
    const withdrawn = await shareCode(quiz, quiz.best)
    await pages.send(withdrawn.links[1], {})
    for (const { code, links } of [stopped, withdrawn]) {
      expect(await trial(code)).toEqual(never)
      expect((await pages.open(links[0])).html).toBe(never.html)
    }
  })
})

const subscribe = (email: string, name: string) =>
  site.call('POST', '/api/newsletter/subscribe', { body: { email, name } })

/** Returns the newest link to a page in the mails to an address. */
async function mailedLink(email: string, page: string): Promise<string> {
  await site.deliver()
  const links = pages.mails
    .filter(({ to }) => [to].flat().some((one) => one?.text === email))
    .flatMap(({ text }) => text?.match(new RegExp(`${page}/[\\w-]+`, 'g')) ?? [])
  return links.at(-1) ?? expect.fail(`No mail with a link to ${page} has come.`)
}

/** Opens the newest link to a page of the newsletter, and presses its button. @returns the page's path. */
async function press(email: string, page: 'patvirtinti' | 'atsisakyti'): Promise<string> {
  const path = await mailedLink(email, `/naujienlaiskis/${page}`)
  await pages.send(path, {})
  return path
}

const passTwoHours = () =>
  sql`update outbox set created_at = created_at - interval '2 hours',
    finished_at = finished_at - interval '2 hours'`.execute(site.db.write)

const subscriptionOf = (email: string) =>
  site.db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .executeTakeFirst()

describe('a stranger who types the address of a reader', () => {
  it('renames nobody, and brings nobody back, by an old link either', async () => {
    const email = 'skaitytoja@pastas.example'
    await subscribe(email, 'Ona')
    const used = await press(email, 'patvirtinti')
    await subscribe(email, 'Nepažįstama')
    expect(await subscriptionOf(email)).toMatchObject({ name: 'Ona', subscribed: true })
    await press(email, 'atsisakyti')
    const left = await subscriptionOf(email)
    expect(left).toMatchObject({ name: 'Ona', subscribed: false })
    await passTwoHours()
    await subscribe(email, 'Nepažįstama')
    expect(await subscriptionOf(email)).toEqual(left)
    expect((await pages.send(used, {})).html).toContain(newsletterPageTexts.notAwaited.text)
    expect(await subscriptionOf(email)).toEqual(left)
    // Mails are sent after the answer.
    await site.deliver()
    expect(pages.mails).toHaveLength(3)
  })
})

describe('somebody who reads the database after an erasure', () => {
  const email = 'istrinta@pastas.example'

  beforeEach(async () => {
    await sql`delete from quiz_results`.execute(site.db.write)
  })

  it.each(['0 days', '31 days', '89 days'])(
    'finds no result that was mailed %s before to an address of nothing else',
    async (age) => {
      const { slug, best } = await readQuiz()
      const submitted = await site.call('POST', `/api/quiz/${slug}/submit`, {
        body: { email, name: null, answers: best, consent: false, mailResult: true },
      })
      expect(submitted.status).toBe(200)
      const link = await mailedLink(email, '/rezultatas')
      expect((await pages.open(link)).status).toBe(200)
      for (const [table, ...columns] of [
        ['quiz_results', 'created_at', 'expires_at'],
        ['outbox', 'created_at', 'queued_at', 'finished_at'],
      ] as const) {
        const passed = columns.map((column) => `${column} = ${column} - interval '${age}'`)
        await sql.raw(`update ${table} set ${passed.join()}`).execute(site.db.write)
      }
      await site.call('POST', '/.netlify/functions/delete-expired')

      await pages.send('/mano-duomenys', { email })
      const opening = await mailedLink(email, '/mano-duomenys')
      const seansas = hiddenField((await pages.send(opening, {})).html, 'seansas')
      await pages.send('/mano-duomenys', { seansas, veiksmas: 'istrinti' })
      expect((await pages.open(link)).status).toBe(404)
      const { quiz_results: results, ...tables } = await dumpOf(site.db)
      expect([results, JSON.stringify(tables).includes(email)]).toEqual(['', false])
    },
  )
})
