import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { prepareDatabase } from './runtime/open-database.ts'
import { startRuntime } from './runtime/runtime.ts'
import { buildSite, projectRoot } from './runtime/site/build-site.ts'
import { photograph } from './screens/photographs.ts'
import { PANEL_SCREENS } from './screens/panel-table.ts'
import { fillInbox, fillOrders } from './screens/sample-inbox.ts'
import { composeSheet, type Picture } from './screens/sheet.ts'
import { SCREENS } from './screens/table.ts'
import { launchBrowser } from './tools/browser.ts'
import { logIn } from './tools/caller.ts'
import { writeSampleCover } from './tools/sample-cover.ts'
import { addSampleArticles } from './tools/sample-site.ts'

// `npm run screens`: takes screenshots of every screen and state, the panel's too, at three widths in both
// schemes, and stores one sheet of each in docs/screens. `npm run screens -- quiz blog` takes only screens
// with such names; `--raw <folder>` writes single screenshots instead.

const PASSWORD = crypto.randomUUID()
const SHEETS = path.join(projectRoot, 'docs/screens')

const { values, positionals } = parseArgs({
  options: { raw: { type: 'string' } },
  allowPositionals: true,
})
const all = [...SCREENS, ...PANEL_SCREENS]
const screens = all.filter(({ name }) => {
  return positionals.length === 0 || positionals.some((part) => name.includes(part))
})

const folder = await mkdtemp(path.join(tmpdir(), 'screens-'))
try {
  await photographAll()
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

async function photographAll(): Promise<void> {
  const withoutDatabase = path.join(folder, 'without-database')
  if (screens.some((screen) => screen.withoutDatabase)) await buildWithoutDatabase(withoutDatabase)
  const runtime = await startRuntime({
    port: 0,
    dataDir: path.join(folder, 'data'),
    site: true,
    rateLimits: false,
    schedules: false,
    log: (line) => console.error(line),
    environment: {
      PUBLIC_ANALYTICS_ID: 'G-EKRANAI001',
      ADMIN_PASSWORD: PASSWORD,
      ADMIN_PASSWORD_HASH: '',
    },
    prepareDatabase: async (databaseUrl) => {
      await prepareDatabase(databaseUrl)
      await addSampleArticles(databaseUrl)
    },
  })
  await writeSampleCover(path.join(folder, 'data/site/dist'))
  if (screens.some(({ loggedIn }) => loggedIn)) {
    await fillInbox(runtime.url)
    await fillOrders(runtime.checkoutUrl)
  }
  const sites = { url: runtime.url, withoutDatabase, token: await logIn(runtime.url, PASSWORD) }
  const browser = await launchBrowser()
  try {
    for (const screen of screens) {
      const pictures = await photograph(browser, screen, sites)
      if (values.raw === undefined) await keepSheet(screen.name, pictures)
      else await keepPictures(path.resolve(values.raw), screen.name, pictures)
    }
    if (values.raw === undefined) await writeFile(path.join(SHEETS, 'README.md'), index())
  } finally {
    await browser.close()
    await runtime.stop()
  }
}

async function buildWithoutDatabase(outDir: string): Promise<void> {
  await buildSite({
    outDir,
    cacheDir: path.join(folder, 'cache'),
    env: { ...process.env, SITE_WITHOUT_DATABASE: 'true', DATABASE_URL: '', NETLIFY_DB_URL: '' },
    signal: new AbortController().signal,
  })
}

async function keepSheet(name: string, pictures: readonly Picture[]): Promise<void> {
  const sheet = await composeSheet(pictures)
  await mkdir(SHEETS, { recursive: true })
  await writeFile(path.join(SHEETS, `${name}.webp`), sheet)
  console.log(`${name}: ${Math.round(sheet.byteLength / 1_000)} KB`)
}

async function keepPictures(
  target: string,
  name: string,
  pictures: readonly Picture[],
): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const { width, scheme, png } of pictures) {
    await writeFile(path.join(target, `${name}-${width}-${scheme}.png`), png)
  }
  console.log(name)
}

/** The page that shows all sheets. */
function index(): string {
  const entries = all.map(({ name, path: address }) => {
    return `## ${name}\n\n\`${address}\`\n\n![${name}](${name}.webp)\n`
  })
  return `# Screens

Every screen and state at 375, 768 and 1440 pixels, light above dark. Written by \`npm run screens\` from
\`scripts/screens/table.ts\` and \`panel-table.ts\`; a new screen is one line there.

${entries.join('\n')}`
}
