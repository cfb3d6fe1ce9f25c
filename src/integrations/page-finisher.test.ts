import { afterEach, describe, expect, it } from 'vitest'
import { PageFinisher } from './page-finisher.ts'

const finishers: PageFinisher[] = []

function finisher(): PageFinisher {
  const sheets = new Map([['sheet-1', '.a{top:0}.b{top:1px}']])
  const made = new PageFinisher({ islands: {}, sheets, styles: new Map() })
  finishers.push(made)
  return made
}

afterEach(async () => {
  await Promise.all(finishers.splice(0).map((made) => made.close()))
})

function rendered(body: string) {
  return new TextEncoder().encode(
    `<html><head><style>sheet-1;</style></head><body>${body}</body></html>`,
  )
}

async function built(page: Promise<Uint8Array>): Promise<string> {
  return new TextDecoder().decode(await page)
}

describe('a rendered page', () => {
  it('gets its styles, whether it is one of the first or of many', async () => {
    const pages = finisher()
    const texts = await Promise.all(
      Array.from({ length: 250 }, (_, number) =>
        built(pages.finish(rendered(`<p class="a">Žąsis ${number}</p>`))),
      ),
    )
    expect(texts).toEqual(
      texts.map(
        (_, number) =>
          `<html><head><style>.a{top:0}</style></head><body><p class="a">Žąsis ${number}</p></body></html>`,
      ),
    )
  })

  it('that cannot be finished says why, and holds up no other', async () => {
    const pages = finisher()
    const lost = rendered('<astro-island component-export="Lost"></astro-island>')
    const attempts = Array.from({ length: 150 }, (_, number) =>
      pages.finish(number % 75 === 74 ? lost.slice() : rendered('<p class="b">')),
    )
    const results = await Promise.allSettled(attempts)
    const failed = results.flatMap((result, number) =>
      result.status === 'rejected' ? [`${number} ${String(result.reason)}`] : [],
    )
    expect(failed).toEqual([
      '74 Error: The island Lost has no source.',
      '149 Error: The island Lost has no source.',
    ])
  })
})
