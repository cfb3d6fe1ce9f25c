import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startSite } from '../../tests/browser/world.ts'
import type { Report } from './report.ts'

/** Installed on demand: as a dependency it would add 195 packages to every installation. */
const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8'

/** The origin at which the headers are judged: the Observatory's own scan speaks to port 443 alone. */
const HOST = 'akademija.example'

/** A page or an answer of each kind. */
const ADDRESSES = [
  '/',
  '/blog',
  '/blog/nera-tokio-straipsnio',
  '/testas/bendras-santykiu-testas',
  '/mano-duomenys',
  '/perziura/isgalvota',
  '/admin',
  '/nera-tokio-puslapio',
  '/api/quizzes',
]

/** What a rule finds, and how many points of 100 it gives or takes. */
interface Verdict {
  rule: string
  result: string
  pass: boolean
  points: number
}

type Judge = (requests: object) => Verdict[]

/** Proves that the headers which the product sends pass the rules of the MDN HTTP Observatory. */
export async function proveObservatory(folder: string, report: Report): Promise<void> {
  const judge = await installObservatory(folder)
  await using site = await startSite('seeds')
  for (const address of ADDRESSES) {
    const verdicts = judge(await record(site.url, address))
    const failed = verdicts.filter(({ pass }) => !pass)
    for (const { rule, result } of failed) report(`${address}: ${rule}: ${result}`, false)
    const points = 100 + verdicts.reduce((sum, verdict) => sum + verdict.points, 0)
    report(
      `${address}: ${points} points, ${verdicts.length} rules`,
      verdicts.length > 9 && failed.length === 0 && points >= 100,
    )
  }
}

/** Installs the Observatory without its scripts, which download lists of the web. */
async function installObservatory(folder: string): Promise<Judge> {
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', OBSERVATORY]
  await writeFile(path.join(folder, 'package.json'), '{}')
  await promisify(execFile)('npm', install, { cwd: folder })
  const root = path.join(folder, 'node_modules/@mdn/mdn-http-observatory')
  await mkdir(path.join(root, 'conf'), { recursive: true })
  // The list of preloaded hosts; ours is none of them.
  await writeFile(path.join(root, 'conf/hsts-preload.json'), '{}')
  const { ALL_TESTS, getScoreModifier } = {
    ...(await import(pathToFileURL(path.join(root, 'src/constants.js')).href)),
    ...(await import(pathToFileURL(path.join(root, 'src/grader/grader.js')).href)),
  } as {
    ALL_TESTS: ((requests: object) => { result: string | null; pass: boolean })[]
    getScoreModifier: (result: string) => number
  }
  return (requests) =>
    ALL_TESTS.map((test) => {
      const { result, pass } = test(requests)
      const points = result === null ? 0 : getScoreModifier(result)
      return { rule: test.name, result: result ?? 'nothing', pass, points }
    })
}

/** The answer to an address as the Observatory records it, with the platform's redirect to HTTPS. */
async function record(origin: string, address: string): Promise<object> {
  const answer = await fetch(origin + address, {
    headers: { Origin: 'https://http-observatory.security.mozilla.org' },
  })
  const headers = Object.fromEntries(answer.headers)
  const response = { status: 200, headers, verified: true, httpEquiv: new Map(), request: {} }
  const url = new URL(address, `https://${HOST}`)
  const insecure = new URL(address, `http://${HOST}`)
  return {
    hostname: HOST,
    resources: { path: await answer.text() },
    session: { url },
    responses: {
      auto: response,
      cors: response,
      http: response,
      https: response,
      httpRedirects: [
        { url: insecure, status: 301 },
        { url, status: 200 },
      ],
      httpsRedirects: [],
    },
  }
}
