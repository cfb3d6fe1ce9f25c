import { type Looked, reportFindings } from './explain.ts'
import { type Product, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { checkFeeds } from './tools/feeds.ts'
import { checkHtml } from './tools/html.ts'
import { checkLinks } from './tools/links.ts'
import { checkReading } from './tools/reading.ts'
import { checkStructuredData } from './tools/structured-data.ts'
import { checkAttacks } from './tools/wapiti.ts'

/** Others' tools, by the name under which `explained.ts` lists their findings. */
const TOOLS: Readonly<Record<string, (product: Product) => Promise<Looked>>> = {
  html: checkHtml,
  links: checkLinks,
  feeds: checkFeeds,
  'structured-data': checkStructuredData,
  reading: checkReading,
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
