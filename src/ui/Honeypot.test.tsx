import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Honeypot } from './Honeypot.tsx'

test('the hidden field has no name that a browser knows, and is left alone by password managers', () => {
  const html = renderToStaticMarkup(<Honeypot />)
  const [, name = ''] = /name="([^"]*)"/.exec(html) ?? []
  expect(name).not.toMatch(/web|site|url|mail|phone|name|company|address|city|user|login|pass/i)
  for (const attribute of [
    'autoComplete="off"',
    'data-1p-ignore="true"',
    'data-bwignore="true"',
    'data-lpignore="true"',
    'data-protonpass-ignore="true"',
    'data-form-type="other"',
  ]) {
    expect(html).toContain(attribute)
  }
})
