import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// Node strips types but does not compile JSX. After this import the thread can import `.tsx` modules,
// as Netlify's bundler can for functions that render views.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const sourcefile = fileURLToPath(url)
    const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      format: 'esm',
      sourcemap: 'inline',
      sourcefile,
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
