import { existsSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#db/client.ts'
import { prepareProduction } from '#db/deploy-database.ts'
import { markDatabase, readMarker } from '#db/queries/deploy-marker.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import type { Report } from '../proof.ts'
import { type RunningDatabase, startDatabase } from '../runtime/database/start-database.ts'
import { cloneCommit, runNetlifyBuild } from '../tools/netlify-build.ts'
import { BRANCH, COMMIT, SHARED, startServices } from './shared-services.ts'
import { useFunctions } from './used-functions.ts'

/** Somebody whose address must not reach a preview. */
const VISITOR = 'ruta@pastas.example'

/** The deploys of the table in docs/previews.md. */
const DEPLOYS = [
  { name: 'production', context: 'production' },
  { name: 'deploy preview', context: 'deploy-preview' },
  { name: 'branch deploy', context: 'branch-deploy' },
  { name: "fork's preview", context: 'deploy-preview' },
] as const
type Deploy = (typeof DEPLOYS)[number]

/**
 * Proves docs/previews.md: builds a clone of the last commit in each context with Netlify's own build, and
 * serves it. All get the same variables, as those without a context reach all, but for the database.
 */
export async function provePreviews(folder: string, report: Report): Promise<void> {
  const clone = await cloneCommit(folder)
  await using databases = new AsyncDisposableStack()
  const start = async () => databases.adopt(await startDatabase(), (database) => database.stop())
  const production = await startFilled(start)
  const copy = await startFilled(start)
  await markDatabase(openDatabase(copy.url), {
    role: 'production',
    host: 'ep-of-production.example',
  }).execute()
  const urls: Record<Deploy['name'], string> = {
    production: production.url,
    'deploy preview': copy.url,
    'branch deploy': (await start()).url,
    "fork's preview": '',
  }

  for (const deploy of DEPLOYS) {
    const says: Report = (fact, isSo) => report(`${deploy.name}: ${fact}`, isSo)
    await rm(path.join(clone, 'dist'), { recursive: true, force: true })
    const build = await buildIn(clone, deploy.context, urls[deploy.name])
    says("builds with Netlify's own build", build.succeeded)
    if (!build.succeeded) {
      console.log(build.output)
      continue
    }
    await proveDatabase(deploy, urls[deploy.name], says)
    await provePages(deploy, path.join(clone, 'dist'), says)
    await proveFunctions(deploy, urls[deploy.name], says)
  }
  await proveRefusal(clone, production, report)
}

async function startFilled(start: () => Promise<RunningDatabase>): Promise<RunningDatabase> {
  const database = await start()
  await prepareProduction(database.url)
  await seedWhenEmpty(database.url)
  await openDatabase(database.url)
    .write.insertInto('consultationBookings')
    .values({
      id: crypto.randomUUID(),
      name: 'Rūta',
      email: VISITOR,
      consultationType: 'individual',
    })
    .execute()
  return database
}

function buildIn(clone: string, context: string, databaseUrl: string) {
  return runNetlifyBuild(clone, context, {
    ...SHARED,
    CONTEXT: context,
    BRANCH,
    HEAD: BRANCH,
    COMMIT_REF: COMMIT,
    DATABASE_URL: databaseUrl,
    NETLIFY_DB_URL: '',
  })
}

async function proveDatabase({ name, context }: Deploy, url: string, says: Report) {
  if (url === '') return
  const db = openDatabase(url)
  const role = context === 'production' ? 'production' : 'preview'
  const marker = await readMarker(db)
  says(`its database is marked as of ${role}, with its host`, isOf(marker, role))
  const bookings = await db.read.selectFrom('consultationBookings').select('email').execute()
  const known = bookings.filter(({ email }) => email === VISITOR).length
  if (name === 'production') says('its visitors stay as they are', known === 1)
  if (name === 'deploy preview') {
    says('its copy has been anonymised', known === 0 && bookings.length === 1)
  }
  if (name === 'branch deploy') says('its new database has no visitors', bookings.length === 0)
}

function isOf(marker: Awaited<ReturnType<typeof readMarker>>, role: string): boolean {
  return marker?.role === role && marker.host === '127.0.0.1'
}

async function provePages({ context }: Deploy, site: string, says: Report) {
  const isProduction = context === 'production'
  const read = (file: string) => readFile(path.join(site, file), 'utf8')
  const home = await read('index.html')
  const pages = [home, await read('blog.html'), await read('consultations.html')]
  const all = (text: string) => pages.every((page) => page.includes(text))
  const none = (text: string) => !pages.some((page) => page.includes(text))

  const articles = await readdir(path.join(site, 'blog'))
  says('shows articles and quizzes whole', articles.length > 5 && none('data-skeleton'))
  const { PUBLIC_ANALYTICS_ID: id, PAYMENT_LINK_WEEKLY: link } = SHARED
  if (isProduction) says('analytics: by its id', all(id))
  else says('analytics: none', none(id))
  const consultations = pages[2] ?? ''
  if (isProduction) says('payment links: its own', consultations.includes(link))
  else {
    const isTest = !consultations.includes(link) && consultations.includes('mokejimas.example')
    says('payment links: test addresses', isTest)
  }

  const headers = path.join(site, '_headers')
  const noindex =
    existsSync(headers) && (await readFile(headers, 'utf8')).includes('X-Robots-Tag: noindex')
  const robots = await read('robots.txt')
  if (isProduction) says('indexing: allowed', !noindex && !/^Disallow: \/$/m.test(robots))
  else says('indexing: none', noindex && /^Disallow: \/$/m.test(robots))

  const ribbon = (page: string) => page.includes(BRANCH) && page.includes(COMMIT.slice(0, 7))
  if (isProduction) says('ribbon: none', !pages.some(ribbon))
  else says('ribbon: branch and commit on every page', pages.every(ribbon))
}

async function proveFunctions({ context }: Deploy, url: string, says: Report) {
  await using services = await startServices()
  const used = await useFunctions({ context, databaseUrl: url, variables: services.variables })
  const isProduction = context === 'production'
  const { mails, contacts, hooks } = services
  if (url === '') {
    says('database: none, so that calls answer 503', used.list === 503 && used.booking === 503)
  } else {
    says('database: calls read and write it', used.list === 200 && used.booking === 200)
  }
  says(
    `objects: written to ${context}/ alone`,
    used.objects.every((key) => key.startsWith(`${context}/`)),
  )
  const word = isProduction ? 'called' : 'never called'
  says(`build hook: ${word}`, isProduction ? hooks() > 0 : hooks() === 0)
  says(`mail: ${isProduction ? 'sent' : 'none'}`, isProduction ? mails() > 0 : mails() === 0)
  const isTold = isProduction ? contacts() > 0 : contacts() === 0
  says(`marketing: ${isProduction ? 'told' : 'none'}`, isTold)
}

async function proveRefusal(clone: string, production: RunningDatabase, report: Report) {
  const db = openDatabase(production.url)
  const state = async () =>
    JSON.stringify([
      await readMarker(db),
      await db.read.selectFrom('consultationBookings').selectAll().execute(),
    ])
  for (const context of ['deploy-preview', 'branch-deploy']) {
    const before = await state()
    const { succeeded, output } = await buildIn(clone, context, production.url)
    const sentences = output.split('\n').filter((line) => line.includes('database of production'))
    const isRefused = !succeeded && sentences.length > 0 && !output.includes('page(s) built')
    report(`${context} pointed at production: refused in one sentence`, isRefused)
    report(`${context} pointed at production: nothing is changed`, (await state()) === before)
  }
}
