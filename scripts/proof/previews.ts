import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#db/client.ts'
import { prepareProduction } from '#db/deploy-database.ts'
import { markDatabase, readMarker } from '#db/queries/deploy-marker.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import { type RunningDatabase, startDatabase } from '../runtime/database/start-database.ts'
import { PublishedBuild } from '../runtime/site/published-build.ts'
import { type Clone, cloneCommit, runNetlifyBuild } from '../tools/netlify-build.ts'
import type { Report } from './report.ts'
import { SHARED, startServices } from './shared-services.ts'
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
    await rm(path.join(clone.folder, 'dist'), { recursive: true, force: true })
    const build = await buildIn(clone, deploy.context, urls[deploy.name])
    says("builds with Netlify's own build", build.succeeded)
    if (!build.succeeded) {
      console.log(build.output)
      continue
    }
    await proveDatabase(deploy, urls[deploy.name], says)
    await provePages(deploy, clone, says)
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

function buildIn(clone: Clone, context: string, databaseUrl: string) {
  return runNetlifyBuild(clone, context, {
    ...SHARED,
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

async function provePages({ context }: Deploy, { folder, branch, commit }: Clone, says: Report) {
  const origin = 'http://localhost'
  const dist = path.join(folder, 'dist')
  const site = await PublishedBuild.open({
    folder: { root: folder, number: 0, dist },
    origin,
    log: () => undefined,
  })
  const get = async (address: string) => {
    const answer = await site.answer(new Request(origin + address))
    return { robots: answer?.headers.get('X-Robots-Tag'), html: (await answer?.text()) ?? '' }
  }
  const consultations = await get('/consultations')
  const pages = [await get('/'), await get('/blog'), await get('/testai'), consultations]
  const { html: robotsFile } = await get('/robots.txt')
  await site.close()
  const onEach = (text: string) => pages.every(({ html }) => html.includes(text))
  const onNone = (text: string) => !pages.some(({ html }) => html.includes(text))

  const articles = await readdir(path.join(dist, 'blog'))
  says('shows articles and quizzes whole', articles.length > 5 && onNone('data-skeleton'))
  const { PUBLIC_ANALYTICS_ID: id, PAYMENT_LINK_WEEKLY: link } = SHARED
  const isClosed = /^Disallow: \/$/m.test(robotsFile)
  if (context === 'production') {
    says('analytics: by its id', onEach(id))
    says('payment links: its own', consultations.html.includes(link))
    says('indexing: allowed', !isClosed && pages.every(({ robots }) => robots === null))
    says('ribbon: none', onNone(branch))
  } else {
    says('analytics: none', onNone(id))
    const isTest = consultations.html.includes('https://mokejimas.example/savaite')
    says('payment links: test addresses', isTest && !consultations.html.includes(link))
    says('indexing: none', isClosed && pages.every(({ robots }) => robots === 'noindex'))
    const isNamed = onEach(branch) && onEach(commit.slice(0, 7))
    says('ribbon: branch and commit on every page', isNamed)
  }
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

async function proveRefusal(clone: Clone, production: RunningDatabase, report: Report) {
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
