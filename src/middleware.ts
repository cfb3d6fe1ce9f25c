import { defineMiddleware } from 'astro:middleware'
import { createStylePruner } from './styles/used-styles.ts'

const islands = import.meta.glob<string>('./islands/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keepUsedStyles = createStylePruner(islands)

/** Every built page carries the styles it uses, and no others. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || import.meta.env.DEV) return response
  const html = keepUsedStyles(await response.text())
  return new Response(html, response)
})
