import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { canInstallPackages, findProgram, installPackages, MissingProgram } from './debian.ts'
import { run } from './run.ts'

// Chromium's headless shell opens a page in a quarter of the time that the whole browser needs.
const SHELL = 'chromium-headless-shell'
const WHOLE = 'chromium'
const NAMES = [WHOLE, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Fonts with the metrics of visitors' system fonts, which a page shows until its own fonts are loaded.
 */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

/**
 * Flags of every browser: no background activity, glyph widths as on screens of higher density, and no
 * access beyond this machine.
 */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/**
 * Returns the path of a Chromium on this machine: the wanted or another installed one, else Playwright's own; undefined
 * if there is none.
 */
function findBrowser(wanted: string): string | undefined {
  const installed = [wanted, ...NAMES].map(findProgram).find((program) => program !== undefined)
  return installed ?? [...MACOS, chromium.executablePath()].find((file) => existsSync(file))
}

/**
 * Finds a browser. Where packages can be installed, first installs the wanted browser and the fonts for measuring pages
 * if they are missing. Elsewhere, installs Playwright's own browser if there is none.
 * @param whole a browser with windows, which Lighthouse requires.
 * @returns its path.
 * @throws {MissingProgram} if none is available, or the existing one does not start.
 */
export async function ensureBrowser({ whole = false } = {}): Promise<string> {
  const wanted = whole ? WHOLE : SHELL
  if (canInstallPackages()) {
    const missing = [
      ...(findProgram(wanted) === undefined ? [wanted] : []),
      ...(existsSync(FONTS.folder) ? [] : [FONTS.package]),
    ]
    if (missing.length > 0) await installPackages(...missing)
  } else if (findBrowser(wanted) === undefined) {
    const cli = path.join(
      path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    )
    await run(process.execPath, [cli, 'install', 'chromium'], { show: true })
  }
  const found = findBrowser(wanted)
  if (found === undefined) throw new MissingProgram('no Chromium is installed')
  const { succeeded, output } = await run(found, ['--version'])
  if (!succeeded)
    throw new MissingProgram(`Chromium does not start: ${output.trim().split('\n')[0] ?? ''}`)
  return found
}

/** Starts a browser without a window, installing one if there is none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_ARGUMENTS] })
}
