import { expect, it } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

it('module scripts of a page start after its first paint', () => {
  const html =
    '<body><script type="module" src="/a.js"></script><p>x</p><script type="module" src="/b.js"></script></body>'
  expect(startScriptsLate(html)).toBe(
    '<body><p>x</p><script>requestAnimationFrame(()=>setTimeout(()=>{import("/a.js");import("/b.js")}))</script></body>',
  )
})

it('a page without them and scripts of other kinds stay as they are', () => {
  const html = '<body><script>1</script><script type="application/ld+json">{}</script></body>'
  expect(startScriptsLate(html)).toBe(html)
})
