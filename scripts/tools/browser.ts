import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { canInstallPackages, installPackages } from './debian.ts'
import { run } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What every browser here is started with: nothing that it does on its own accord. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium on this machine: an installed one first, then the test tool's own. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [...installed, ...MACOS, chromium.executablePath()].find((file) => existsSync(file))
}

/**
 * Finds a browser, installing one when there is none: Debian's package, else the test tool's own.
 * @returns its path.
 * @throws when none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found !== undefined) return found
  if (canInstallPackages()) await installPackages('chromium')
  else {
    const cli = path.join(
      path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    )
    await run(process.execPath, [cli, 'install', 'chromium'], { show: true })
  }
  const installed = findBrowser()
  if (installed === undefined) {
    throw new Error('The browser tests need Chromium: install it and run npm test again.')
  }
  return installed
}
