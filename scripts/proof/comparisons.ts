import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import * as routes from '#src/contracts/routes.ts'
import { ITEM_MARKER } from '#src/domain/shells.ts'
import { comparisonTexts } from '#src/texts/comparison.ts'
import { questionBody, quizBody } from '../../tests/api/content.ts'
import { callSite } from '../../tests/browser/call-site.ts'
import { medianOf } from '../bench/numbers.ts'
import type { Report } from './report.ts'
import { startOnPostgres } from './start-on-postgres.ts'

const PASSWORD = 'irodymo slaptazodis'

/** Requests of each page; the first ones, which warm up, are not counted. */
const ROUNDS = 1100
const WARM_UP = 100

/** The medians may differ by so much of the shortest, by the machine's other work. */
const TOLERANCE = 0.1

/** Times the page without a comparison for each cause, in turns, on a real Postgres server. */
export async function proveComparisons(folder: string, report: Report): Promise<void> {
  await mkdir(path.join(folder, 'shells'))
  await writeFile(path.join(folder, 'shells/visitor.html'), ITEM_MARKER)
  await using runtime = await startOnPostgres({
    ADMIN_PASSWORD: PASSWORD,
    ADMIN_PASSWORD_HASH: '',
  })
  // The runtime without a site has no shell to fill.
  process.env.SITE_DIR = folder
  const causes = await makeCauses(runtime.url)
  const times = new Map(Object.keys(causes).map((cause) => [cause, [] as number[]]))
  const bodies = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [cause, link] of Object.entries(causes).toSorted(() => Math.random() - 0.5)) {
      const start = performance.now()
      bodies.add(await (await fetch(link)).text())
      if (round >= WARM_UP) times.get(cause)?.push(performance.now() - start)
    }
  }
  const [body = ''] = bodies
  report('the page says that there is none', body.includes(comparisonTexts.page.noneHeading))
  report('it is the same, byte for byte, whatever the cause', bodies.size === 1)
  const medians = [...times].map(([cause, took]) => [cause, medianOf(took)] as const)
  const shortest = Math.min(...medians.map(([, median]) => median))
  for (const [cause, median] of medians) {
    report(
      `${cause}: ${median.toFixed(2)} ms, at most ${TOLERANCE * 100} % over the shortest`,
      median <= shortest * (1 + TOLERANCE),
    )
  }
}

/** Links to the page by what has caused it. */
async function makeCauses(url: string): Promise<Record<string, string>> {
  const { sessionToken: token } = await callSite(url, routes.login, {
    body: { password: PASSWORD },
  })
  const advice = { low: 'Mažai.', middle: 'Vidutiniškai.', high: 'Daug.' }
  const dimension = { id: crypto.randomUUID(), name: 'Pokalbis', advice }
  const quiz = await callSite(url, routes.createQuiz, {
    token,
    body: quizBody({
      slug: 'testas-dviem',
      dimensions: [dimension],
      comparable: true,
      questions: [questionBody({ dimensionId: dimension.id, marks: ['fear', null, null] })],
    }) as never,
  })
  const compare = async (answer: number, invite?: string) => {
    const links = await callSite(url, routes.compareQuiz, {
      params: { slug: quiz.slug },
      body: {
        answers: [{ questionId: quiz.questions[0]?.id ?? '', answer }],
        adult: true,
        consent: true,
        invite,
      } as never,
    })
    return { link: url + new URL(links.link).pathname, code: links.invite?.split('/').at(-1) ?? '' }
  }
  const { link: waiting } = await compare(2)
  const blocked = await compare(2)
  await compare(0, blocked.code)
  const warned = await compare(0)
  const withdrawn = await compare(2)
  const other = await compare(1, withdrawn.code)
  await fetch(other.link, { method: 'POST' })
  return {
    'waiting for the other': waiting,
    'a warning answer of the other': blocked.link,
    'an own warning answer': warned.link,
    'withdrawn by the other': withdrawn.link,
    'an own withdrawal': other.link,
    'a forged link': `${waiting.slice(0, -1)}${waiting.endsWith('A') ? 'B' : 'A'}`,
  }
}
