const MODULE_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g

/**
 * Starts the module scripts of a page once the browser reports its first paint: they improve what is already readable, and
 * on a slow line a request made earlier takes its share of the way from the page's own bytes.
 */
export function startScriptsLate(html: string): string {
  const addresses: string[] = []
  const rest = html.replaceAll(MODULE_SCRIPT, (_, address: string) => {
    addresses.push(address)
    return ''
  })
  if (addresses.length === 0) return html
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`).join(';')
  // Told of a second paint, the browser imports nothing twice.
  const loader = `<script>new PerformanceObserver(()=>{${imports}}).observe({type:"paint",buffered:!0})</script>`
  return rest.replace('</body>', () => `${loader}</body>`)
}
