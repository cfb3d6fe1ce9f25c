import { expect, it } from 'vitest'
import { loadLate } from './late-loading.ts'

it('module scripts of a page start after its first paint', () => {
  const html =
    '<body><script type="module" src="/a.js"></script><p>x</p><script type="module" src="/b.js"></script></body>'
  expect(loadLate(html)).toBe(
    '<body><p>x</p><script>(function f(n){n&&!performance.getEntriesByType("paint")[0]?requestAnimationFrame(()=>f(n-1)):[import("/a.js"),import("/b.js")]})(30)</script></body>',
  )
})

it('own fonts are styles of where no script runs, and of a way through the site', () => {
  const own = '@font-face{font-family:A;src:url(/fonts/a.woff2)format("woff2")}'
  const fallback = '@font-face{font-family:B;src:local(Arial)}'
  const html = `<head><style>${own}${fallback}p{color:red}</style></head><body><script type="module" src="/a.js"></script></body>`
  const late = loadLate(html)
  expect(late).toContain(
    `<style>${fallback}p{color:red}</style><style id="fonts" media="(scripting:none)">${own}</style>`,
  )
  expect(late).toContain(
    '<script>document.referrer.startsWith(location.origin)&&(fonts.media="all");(function f(n)',
  )
  expect(late).toContain('[import("/a.js")]')
})

it('a page without them and scripts of other kinds stay as they are', () => {
  const html = '<body><script>1</script><script type="application/ld+json">{}</script></body>'
  expect(loadLate(html)).toBe(html)
})

it('the styles of islands stand in the head', () => {
  const styles = '<style>astro-island,astro-slot{display:contents}</style>'
  const html = `<head></head><body><p>x</p>${styles}<script type="module" src="/a.js"></script></body>`
  expect(loadLate(html)).toContain(`<head>${styles}</head><body><p>x</p>`)
})
