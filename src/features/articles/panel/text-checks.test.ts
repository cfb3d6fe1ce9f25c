import { describe, expect, it, vi } from 'vitest'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { createTextChecks } from './text-checks.ts'

const LINK = { content: '[a](/blog/nera)', title: '' }

/** Opens the checks of a form on a site with one article. @param failing a call that fails so many times */
function open(failing?: Route, failures = Infinity) {
  const rows = [{ slug: 'rysys', published: true, category: null }]
  const call = vi.fn((route: Route) => {
    const data = route === routes.listAdminPosts ? rows : []
    if (route === failing && failures-- > 0) return Promise.resolve({ ok: false })
    return Promise.resolve({ ok: true, data })
  })
  const checks = createTextChecks({ host: 'svetaine.lt', session: { call: call as never } })
  return { ...checks, call, keys: () => checks.$findings.get().map(({ key }) => key) }
}

describe('the checks of a text', () => {
  it('load the addresses of the site once, with the first link to one', async () => {
    const checks = open()
    await checks.look({ content: '![](a.png) [kitur](https://kita.lt)', title: '' })
    expect(checks.keys()).toEqual(['picture a.png'])
    expect(checks.call).not.toHaveBeenCalled()
    await checks.look(LINK)
    expect(checks.keys()).toEqual(['link /blog/nera'])
    await checks.look({ content: '[a](/blog/rysys) [b](/p/nera)', title: '' })
    expect(checks.keys()).toEqual(['link /p/nera'])
    expect(checks.call).toHaveBeenCalledTimes(4)
  })

  it.each([
    routes.listAdminPosts,
    routes.listAdminPages,
    routes.listAdminQuizzes,
    routes.listAdminExperts,
  ])('say nothing of links while $path cannot be loaded, and try again later', async (failing) => {
    const checks = open(failing, 1)
    await Promise.all([checks.look(LINK), checks.look(LINK)])
    expect(checks.keys()).toEqual([])
    expect(checks.call).toHaveBeenCalledTimes(4)
    await checks.look(LINK)
    expect(checks.keys()).toEqual(['link /blog/nera'])
    expect(checks.call).toHaveBeenCalledTimes(8)
  })

  it('leave out what was dismissed', async () => {
    const checks = open()
    await checks.look(LINK)
    checks.dismiss('link /blog/nera')
    expect(checks.keys()).toEqual([])
    const more = { content: `${LINK.content} ![](a.png)`, title: '' }
    await checks.look(more)
    expect(checks.keys()).toEqual(['picture a.png'])
  })

  it('are those of the last text, also once the addresses are loaded', async () => {
    const checks = open()
    await Promise.all([checks.look(LINK), checks.look({ content: '![](a.png)', title: '' })])
    expect(checks.keys()).toEqual(['picture a.png'])
  })
})
