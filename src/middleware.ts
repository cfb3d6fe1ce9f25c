import { defineMiddleware } from 'astro:middleware'
import { styleSheet } from './output/style-sheets.ts'
import { loadLate } from './output/late-loading.ts'
import { createStylePruner } from './output/used-styles.ts'

const islands = import.meta.glob<string>('./islands/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keepUsedStyles = createStylePruner(islands, styleSheet)

/** Every built page carries the styles it uses and no others, and loads the rest when it is painted. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || import.meta.env.DEV) return response
  const html = loadLate(keepUsedStyles(await response.text()))
  return new Response(html, response)
})
