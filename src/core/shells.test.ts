import { expect, it } from 'vitest'
import { fillShell } from './shells.ts'

it('a shell gets the head and the item in place of its markers, whatever these contain', () => {
  const shell = '<head><!--head--></head><main><!--item--></main>'
  expect(fillShell(shell, { head: "<title>$& $' $1</title>", item: '<p>$$</p>' })).toBe(
    "<head><title>$& $' $1</title></head><main><p>$$</p></main>",
  )
})
