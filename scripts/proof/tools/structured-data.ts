import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { run } from '../../tools/run.ts'
import type { Looked } from '../explain.ts'
import type { Product } from '../product.ts'

/** The vocabulary of schema.org as types; installed on demand, as only this proof needs it. */
const VOCABULARY = 'schema-dts@2.1.0'

/** Fields that a search engine requires or recommends of what it shows specially. */
interface Rule {
  fields: readonly string[]
  source: string
}

const GOOGLE = 'https://developers.google.com/search/docs/appearance'

const RULES: Readonly<Record<string, Rule>> = {
  Article: {
    fields: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
    source: `${GOOGLE}/structured-data/article`,
  },
  BreadcrumbList: {
    fields: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    source: `${GOOGLE}/structured-data/breadcrumb`,
  },
  Organization: {
    fields: ['name', 'url', 'logo', 'email', 'address.addressLocality', 'address.addressCountry'],
    source: `${GOOGLE}/structured-data/organization`,
  },
  Service: {
    fields: ['name', 'provider.name', 'offers.price', 'offers.priceCurrency'],
    source: 'https://schema.org/Service',
  },
  WebSite: { fields: ['name', 'url'], source: `${GOOGLE}/site-names` },
}

/** The structured data of every page, against schema.org's vocabulary and the search engines' rules. */
export async function checkStructuredData({ pages, get, folder }: Product): Promise<Looked> {
  const findings: string[] = []
  const found: { page: string; data: Record<string, unknown> }[] = []
  for (const page of pages) {
    const { type, text } = await get(page)
    if (!type.startsWith('text/html')) continue
    const { document } = new JSDOM(text).window
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      found.push({ page, data: JSON.parse(script.textContent) as Record<string, unknown> })
    }
  }
  for (const { page, data } of found) {
    const kind = String(data['@type'])
    const rule = RULES[kind]
    if (!rule) findings.push(`${kind} has no rule, on ${page}`)
    for (const field of rule?.fields ?? []) {
      if (isMissing(data, field.split('.'))) {
        findings.push(`${kind} without ${field} (${rule?.source ?? ''}) on ${page}`)
      }
    }
  }
  findings.push(...(await unknownToVocabulary(folder, found)))
  const kinds = new Set(found.map(({ data }) => String(data['@type'])))
  return { looked: `${found.length} objects of ${[...kinds].join(', ')}`, findings }
}

/** Whether a value, or one of a list, lacks a field. */
function isMissing(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) {
    return value.length === 0 || value.some((one) => isMissing(one, [name ?? '', ...rest]))
  }
  if (name === undefined || name === '') return value === undefined || value === ''
  if (typeof value !== 'object' || value === null) return true
  return isMissing((value as Record<string, unknown>)[name], rest)
}

/** Checks every object by the compiler, as an object literal of schema.org's types. */
async function unknownToVocabulary(
  folder: string,
  found: readonly { page: string; data: unknown }[],
): Promise<string[]> {
  const project = path.join(folder, 'vocabulary')
  const installed = await run('npm', ['install', '--prefix', project, '--no-audit', VOCABULARY])
  if (!installed.succeeded) throw new Error(`${VOCABULARY} was not installed: ${installed.output}`)
  const lines = found.map(({ page, data }) => {
    // The name of a member is not of the vocabulary's types: they say it once.
    return `export const _${crypto.randomUUID().replaceAll('-', '')}: WithContext<Thing> = ${JSON.stringify(data)} // ${page}`
  })
  const file = path.join(project, 'pages.ts')
  await writeFile(
    file,
    `import type { Thing, WithContext } from 'schema-dts'\n${lines.join('\n')}\n`,
  )
  const { output } = await run('tsc', [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    file,
  ])
  return output
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => {
      const [, number = '', message = ''] = /pages\.ts\((\d+),.*?: (.*)/.exec(line) ?? []
      return `${message === '' ? line : message} on ${found[Number(number) - 2]?.page ?? ''}`
    })
}
