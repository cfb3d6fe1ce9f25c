import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { siteEnvironment } from '#src/content/site-environment.ts'

/** Keeps search engines away from the files of a preview; headers in `netlify.toml` hold in all contexts. */
const HEADERS = '/*\n  X-Robots-Tag: noindex\n'

/** Writes Netlify's file of headers into the build of a preview. */
export function previewHeaders(): AstroIntegration {
  return {
    name: 'preview-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (siteEnvironment().preview) await writeFile(new URL('_headers', dir), HEADERS)
      },
    },
  }
}
