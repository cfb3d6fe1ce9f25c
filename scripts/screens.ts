import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { formatConsent } from '#src/features/consent/consent.ts'
import { ensureBrowser } from './tools/browser.ts'
import { logIn } from './tools/caller.ts'
import { fontsApplied } from './tools/page-fonts.ts'

// `npm run screens -- http://localhost:8888 docs/screens` (the defaults) takes screenshots of a running site, for
// example one that `npm start` runs. If `ADMIN_PASSWORD` holds the site's password, the panel is included.

const PAGES = [
  '/',
  '/about',
  '/aciu',
  '/admin/login',
  '/blog',
  '/blog/kaip-stiprinti-santykius-vadovas-dviem',
  '/consultations',
  '/contact',
  '/experts',
  '/mano-duomenys',
  '/nera-tokio-puslapio',
  '/newsletter',
  '/p/duk',
  '/p/privatumo-politika',
  '/success-stories',
  '/support',
  '/sutarties-atsisakymas',
  '/testai',
  '/testas/bendras-santykiu-testas',
]

/** URL fragments of the panel's views, at `/admin`. */
const PLACES = [
  'siandien',
  'straipsniai',
  'straipsniai/naujas',
  'puslapiai',
  'testai',
  'testai/naujas',
  'klientai',
  'uzklausos',
  'uzsakymai',
  'prenumeratoriai',
  'atsakymai',
  'atsisakymai',
  'statistika',
  'naujienlaiskiai',
  'ekspertai',
  'nebaigti',
  'paveikslai',
  'archyvas',
  'laiskai',
  'bukle',
  'nustatymai',
  'saugumas',
]

/** Viewports in CSS pixels. */
const SCREENS = {
  phone: { width: 375, height: 812 },
  laptop: { width: 1280, height: 900 },
}

const [site = 'http://localhost:8888', folder = 'docs/screens'] = process.argv.slice(2)
const password = process.env.ADMIN_PASSWORD ?? ''
const addresses = [...PAGES]
const consent = { name: 'slapuku-pasirinkimas', value: formatConsent(false, new Date()) }
const session = { name: 'adminToken', value: '' }
if (password !== '') {
  addresses.push(...PLACES.map((place) => `/admin#${place}`))
  session.value = await logIn(site, password)
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureBrowser() })
for (const address of addresses) {
  const name = address.replaceAll(/\W+/g, '-').slice(1) || 'home'
  const localStorage = address.startsWith('/admin#') ? [consent, session] : [consent]
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const context = await browser.newContext({
      baseURL: site,
      viewport,
      locale: 'lt-LT',
      timezoneId: 'Europe/Vilnius',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: new URL(site).origin, localStorage }] },
    })
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    await fontsApplied(page)
    await page.evaluate(loadImages)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const file = path.join(folder, `${name}-${screen}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    }
    await context.close()
  }
  console.log(name)
}
await browser.close()

/** Loads the images below the first screen too; runs in the page. */
async function loadImages(): Promise<void> {
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
  )
}
