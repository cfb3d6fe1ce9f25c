const MODULE_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g

/**
 * Starts the module scripts of a page after its first paint: they improve what is already readable, and
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
  const loader = `<script>requestAnimationFrame(()=>setTimeout(()=>{${imports}}))</script>`
  return rest.replace('</body>', () => `${loader}</body>`)
}
