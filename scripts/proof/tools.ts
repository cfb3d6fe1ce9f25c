import type { Report } from '../proof.ts'
import { reportFindings } from './explain.ts'
import { type Product, startProduct } from './product.ts'
import { checkFeeds } from './tools/feeds.ts'
import { checkHtml } from './tools/html.ts'
import { checkLinks } from './tools/links.ts'
import { checkPackages } from './tools/packages.ts'
import { checkReading } from './tools/reading.ts'
import { checkStructuredData } from './tools/structured-data.ts'
import { checkAttacks } from './tools/wapiti.ts'

/** What a tool looked at, in words, and every finding in a line of its own. */
export interface Looked {
  looked: string
  findings: string[]
}

/** Others' tools, by the name under which `explained.ts` lists their findings. */
const TOOLS: Readonly<Record<string, (product: Product) => Promise<Looked>>> = {
  html: checkHtml,
  links: checkLinks,
  feeds: checkFeeds,
  'structured-data': checkStructuredData,
  reading: checkReading,
  packages: checkPackages,
  wapiti: checkAttacks,
}

/** Proves with others' tools on one running product; `npm run proof -- tools links` uses one of them. */
export async function proveTools(folder: string, report: Report): Promise<void> {
  const named = Object.keys(TOOLS).filter((name) => process.argv.includes(name))
  await using product = await startProduct(folder)
  for (const [name, check] of Object.entries(TOOLS)) {
    if (named.length > 0 && !named.includes(name)) continue
    reportFindings(name, await check(product), report)
  }
}
