// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasNewerBuild } from './newer-build.ts'

const island = (script: string) => `<astro-island component-url="/_astro/${script}"></astro-island>`

/** Answers the request for the page. */
function answerWith(answer: () => Response) {
  vi.stubGlobal('fetch', async () => Promise.resolve(answer()))
}

beforeEach(() => {
  document.body.innerHTML = island('Other.1.js') + island('QuizRunner.1.js')
  history.replaceState(null, '')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a newer build', () => {
  test('is there when the site’s page has another script for an island', async () => {
    answerWith(() => new Response(island('Other.1.js') + island('QuizRunner.2.js')))
    expect(await hasNewerBuild()).toBe(true)
  })

  test('is not there when the page has the same scripts, is gone, or cannot be read', async () => {
    answerWith(() => new Response(island('QuizRunner.1.js') + island('Other.1.js')))
    expect(await hasNewerBuild()).toBe(false)
    answerWith(() => new Response('', { status: 404 }))
    expect(await hasNewerBuild()).toBe(false)
    answerWith(() => {
      throw new TypeError('offline')
    })
    expect(await hasNewerBuild()).toBe(false)
  })

  test('reloads a page once for the build that it comes from', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    /** Returns the function as the loaded page has it. */
    const reloadOnceOfPage = async () => {
      vi.resetModules()
      return (await import('./newer-build.ts')).reloadOnce
    }
    const reloadOnce = await reloadOnceOfPage()
    expect([reloadOnce(), reloadOnce()], 'two parts miss their code').toEqual([true, true])
    expect(reload).toHaveBeenCalledTimes(1)

    expect((await reloadOnceOfPage())(), 'the site sent the same page again').toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)

    document.body.innerHTML = island('QuizRunner.2.js')
    expect((await reloadOnceOfPage())(), 'a later deploy').toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
