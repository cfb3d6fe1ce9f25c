import { describe, expect, it } from 'vitest'
import { createStylePruner, type KnownStyles } from './used-styles.ts'

const islands = {
  '/src/islands/public/Form.tsx': `import { Button } from '../ui/Button.tsx'\nexport const Form = () => <form className="stack"><Button /></form>`,
  '/src/islands/ui/Button.tsx': `export const Button = () => <button className={busy ? 'busy' : 'idle'} />`,
  '/src/islands/public/Runner.tsx': `const load = () => import('./Form.tsx')`,
  '/src/islands/public/Article.tsx': `export const Article = () => <div className="prose" dangerouslySetInnerHTML={{ __html }} />`,
  '/src/islands/public/Other.tsx': `export const Other = () => <p className="other" />`,
}

function page(head: string, body: string): string {
  return `<html><head>${head}</head><body>${body}</body></html>`
}

/** A built page with these styles at its disposal. */
function built(css: string, body: string): string {
  const sheets: Record<string, string> = { 'sheet-1': css }
  const keepUsedStyles = createStylePruner(islands, (name) => sheets[name] ?? '')
  return keepUsedStyles(page('<style>sheet-1;</style>', body))
}

/** The styles that are left in a page of this body. */
function left(css: string, body: string): string {
  const html = built(css, body)
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? 'no style element'
}

describe('the styles of a built page', () => {
  it('are those of its own elements and classes', () => {
    const css = '.a{top:0}.b{top:1px}p{top:2px}table{top:3px}.a .b{top:4px}p.a{top:5px}'
    expect(left(css, '<p class="a">b table</p>')).toBe('.a{top:0}p{top:2px}p.a{top:5px}')
  })

  it('keep what a state or an attribute may bring', () => {
    const css =
      ':focus-visible{top:0}.a:hover{top:1px}html[data-scheme=dark]{top:2px}.a:not(.b){top:3px}.a::before{top:4px}'
    expect(left(css, '<p class="a">')).toBe(css)
  })

  it('have initial values written out where nothing sets a registered property', () => {
    const rules = (name: string) =>
      `@property ${name}{syntax:"*";inherits:false;initial-value:solid}`
    const css = `.a{border-style:var(--s)}.a:hover{--t:none;outline-style:var(--t)}${rules('--s')}${rules('--t')}`
    expect(left(css, '<p class="a">')).toMatch(
      /^\.a\{border-style:solid\}\.a:hover\{--a:none;outline-style:var\(--a\)\}@property --a/,
    )
  })

  it('keep names that are escaped in a selector', () => {
    const css = String.raw`.sm\:p-2\.5{top:0}.w-\[calc\(1px\+2px\)\]{top:1px}.x\:y{top:2px}`
    expect(left(css, '<p class="sm:p-2.5 w-[calc(1px+2px)]">')).toBe(
      String.raw`.sm\:p-2\.5{top:0}.w-\[calc\(1px\+2px\)\]{top:1px}`,
    )
  })

  it('keep of a list of selectors those that can match', () => {
    expect(left('.a,.b{top:0}:is(.a,.b) p{top:1px}:where(.b) p{top:2px}', '<p class="a">')).toBe(
      '.a{top:0}:is(.a,.b) p{top:1px}',
    )
  })

  it('lose queries, properties and animations that nothing is left to use', () => {
    const css =
      '@layer theme{:root{--a:1px;--b:var(--c);--c:2px}}@media print{.b{top:var(--b)}}@property --d{syntax:"*";inherits:false}@keyframes turn{to{top:0}}@keyframes stay{to{top:1px}}.a{top:var(--a);animation:stay 1s}'
    expect(left(css, '<html><p class="a">')).toBe(
      '@layer a{:root{--a:1px}}@keyframes stay{to{top:1px}}.a{top:var(--a);animation:stay 1s}',
    )
  })

  it('keep an animation wherever its name stands among the values', () => {
    const css = '@keyframes a{to{top:0}}@keyframes b{to{top:1px}}@keyframes c{to{top:2px}}'
    const rules = '.x{animation:2s ease-in-out infinite a}.y{animation:1s b,1s c}'
    expect(left(css + rules, '<p class="x"><p class="y">')).toBe(css + rules)
    expect(left(css + rules, '<p class="x">')).toBe(
      '@keyframes a{to{top:0}}.x{animation:2s ease-in-out infinite a}',
    )
  })

  it('are also those that an island and what it imports may show later', () => {
    const css = '.stack{top:0}.busy{top:1px}.idle{top:2px}.other{top:3px}'
    const island = '<astro-island component-export="Form"></astro-island>'
    expect(left(css, island)).toBe('.stack{top:0}.busy{top:1px}.idle{top:2px}')
  })

  it('are those of all elements where an island shows HTML that it is given', () => {
    const css = 'blockquote{top:0}.prose td{top:1px}.other td{top:2px}'
    const island = '<astro-island component-export="Article"></astro-island>'
    expect(left(css, island)).toBe('blockquote{top:0}.prose td{top:1px}')
  })

  it('are also those of a part that an island loads later', () => {
    const island = '<astro-island component-export="Runner"></astro-island>'
    expect(left('.stack{top:0}.other{top:3px}', island)).toBe('.stack{top:0}')
  })

  it('keep the properties that a drawing of the page reads', () => {
    const css = ':root{--blush:red;--clay:blue}'
    const island = '<astro-island component-export="Form"></astro-island>'
    expect(left(css, `<path fill="var(--blush)">${island}`)).toBe(':root{--blush:red}')
  })

  it('cannot be told for an island without a source', () => {
    expect(() => left('.a{top:0}', '<astro-island component-export="Lost">')).toThrow(/Lost/)
  })

  it('have short names for utilities, properties and layers on a page without islands', () => {
    const css =
      '@layer theme{:root{--color-clay:red}}@layer components{.card{color:var(--color-clay)}}@layer utilities{.sm\\:p-2{top:0}.mt-1{top:1px}}'
    const html = built(css, '<p class="card sm:p-2 mt-1 a"><path fill="var(--color-clay)">')
    expect(html).toBe(
      page(
        '<style>@layer a{:root{--a:red}}@layer b{.card{color:var(--a)}}@layer c{.a_{top:0}.b{top:1px}}</style>',
        '<p class="card a_ b a"><path fill="var(--a)">',
      ),
    )
  })

  it('keep their names where an island may write them again', () => {
    const css = '@layer utilities{.mt-1{top:1px}}'
    const body = '<astro-island component-export="Form"><p class="mt-1"></p></astro-island>'
    expect(built(css, body)).toBe(page(`<style>${css}</style>`, body))
  })

  it('are those of an earlier build where all they come from is the same', () => {
    const known: KnownStyles = new Map()
    const sheets: Record<string, string> = { 'sheet-1': '@layer utilities{.mt-1{top:1px}}' }
    const read: string[] = []
    const pruner = () =>
      createStylePruner(
        islands,
        (name) => {
          read.push(name)
          return sheets[name] ?? ''
        },
        known,
      )
    const html = page('<style>sheet-1;</style>', '<p class="mt-1">')
    const first = pruner()(html)
    const again = pruner()(html.replace('<p', '<p title="Kitas"'))
    expect(again).toBe(first.replace('<p', '<p title="Kitas"'))
    expect(read).toEqual(['sheet-1'])
    pruner()(page('<style>sheet-1;</style>', '<b class="mt-1">'))
    expect(read).toEqual(['sheet-1', 'sheet-1'])
  })
})
