import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { installPackages } from '../../tools/debian.ts'
import { run } from '../../tools/run.ts'
import type { Looked } from '../explain.ts'
import type { Product } from '../product.ts'

/** Attacks that need no service outside of this machine. */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]

/** Limits in seconds: of reading the site, of each attack, and of all of it. */
const LIMITS = { scan: 180, attack: 60 }

const report = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
  infos: z.object({ crawled_pages_nbr: z.number().optional() }).loose(),
})

/** Attacks the running product, with every page as a start. */
export async function checkAttacks({ url, pages, folder }: Product): Promise<Looked> {
  if (!existsSync('/usr/bin/wapiti')) await installPackages('wapiti')
  const file = path.join(folder, 'wapiti.json')
  const starts = pages.filter((page) => !page.startsWith('/admin'))
  const { output } = await run('wapiti', [
    ...['--url', `${url}/`, '--scope', 'domain'],
    ...starts.flatMap((page) => ['--start', url + page]),
    ...['--module', MODULES.join(','), '--level', '2'],
    ...['--max-scan-time', String(LIMITS.scan), '--max-attack-time', String(LIMITS.attack)],
    ...['--max-links-per-page', '100', '--timeout', '10', '--verify-ssl', '0'],
    ...['--format', 'json', '--output', file, '--flush-session', '--no-bugreport'],
    ...['--store-session', path.join(folder, 'wapiti')],
  ])
  if (!existsSync(file)) throw new Error(`Wapiti wrote no report: ${output.slice(-2000)}`)
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(({ path: place, info }) => `${kind}: ${info} at ${place}`),
  )
  return { looked: `${MODULES.length} kinds of attack on ${starts.length} pages`, findings }
}
