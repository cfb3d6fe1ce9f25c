import { hash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { siteEnvironment } from '../site-environment.ts'
import {
  pagePolicy,
  POLICY_FILE,
  POLICY_HEADER,
  securityHeadersOf,
  SHARED_RESOURCE,
} from '#src/core/security-headers.ts'
import { SPECULATION_HEADERS } from '../speculation.ts'

/**
 * Pages with stored content. Their inline scripts are not hashed, because a script in stored content could be among
 * them. The site's own scripts in them also occur on other pages.
 */
const SHOWS_CONTENT = /^((blog|p|testas)\/|(index|blog|testai)\.html$)/

type Rule = [path: string, headers: Readonly<Record<string, string>>]

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs

/** Writes Netlify's file of headers and the Content-Security-Policy for functions into the build. */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { analyticsId, preview, hstsSubdomains } = siteEnvironment()
        const policy = pagePolicy({
          hashes: await hashScripts(dir),
          analytics: analyticsId !== null,
        })
        // Search engines must not list a preview. Headers in `netlify.toml` would apply to all deploys.
        const indexing = preview ? { 'X-Robots-Tag': 'noindex' } : {}
        const rules: Rule[] = [
          [
            '/*',
            {
              ...securityHeadersOf({ hstsSubdomains }),
              [POLICY_HEADER]: policy,
              ...SPECULATION_HEADERS,
              ...indexing,
            },
          ],
          // If the host joins this header with the one above, browsers ignore the invalid value. Other sites may then
          // show the images too.
          ['/dalijimuisi/*', SHARED_RESOURCE],
        ]
        await writeFile(new URL('_headers', dir), rules.map(describeRule).join('\n'))
        await writeFile(new URL(POLICY_FILE, dir), policy)
      },
    },
  }
}

/** Hashes the inline scripts of all pages without stored content. Data blocks need no hash. */
async function hashScripts(dir: URL): Promise<string[]> {
  const hashes = new Set<string>()
  for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
    if (SHOWS_CONTENT.test(file)) continue
    const html = await readFile(new URL(file, dir), 'utf8')
    for (const { groups: { attributes = '', code = '' } = {} } of html.matchAll(INLINE_SCRIPT)) {
      if (/\bsrc=|\btype="application\//.test(attributes)) continue
      hashes.add(`sha256-${hash('sha256', code, 'base64')}`)
    }
  }
  return [...hashes].sort()
}

function describeRule([path, headers]: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
