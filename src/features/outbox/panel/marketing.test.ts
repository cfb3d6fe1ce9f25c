import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import type { Marketing } from '#src/features/newsletter/contracts.ts'
import { createMarketing } from './marketing.ts'

const removal = { id: 'a', email: 'ruta@pastas.lt', requestedAt: '2026-11-20T10:00:00.000Z' }
const http = (status: number) => ({
  ok: false as const,
  failure: { kind: 'http' as const, status, text: '', error: 'Toks adresas nerastas', fields: {} },
})

function open(ended: RequestResult<unknown> = { ok: true, data: { success: true } }) {
  const paths: string[] = []
  const show = vi.fn()
  const data: Marketing = { configured: false, removals: [removal] }
  const marketing = createMarketing({
    session: {
      call: ((route: { method: string; path: string }) => {
        paths.push(`${route.method} ${route.path}`)
        return Promise.resolve(route.method === 'GET' ? { ok: true, data } : ended)
      }) as never,
    },
    toasts: { show },
  })
  const removals = () => {
    const state = marketing.$state.get()
    return state.step === 'loaded' ? state.marketing.removals : null
  }
  return { marketing, paths, show, removals }
}

describe('the marketing service in the panel', () => {
  it('is asked once, however many fields need it', async () => {
    const { marketing, paths } = open()
    await Promise.all([marketing.loadOnce(), marketing.loadOnce()])
    await marketing.loadOnce()
    expect(paths).toEqual(['GET /api/admin/marketing'])
  })

  it('drops an address that is deleted there', async () => {
    const { marketing, paths, removals, show } = open()
    await marketing.load()
    expect(await marketing.end('a')).toBe(true)
    expect(paths.at(-1)).toBe('DELETE /api/admin/marketing/removals/:id')
    expect(removals()).toEqual([])
    expect(show).toHaveBeenCalledWith({ title: 'Adresas išbrauktas iš sąrašo' })
  })

  it('drops one that was noted elsewhere, and keeps one that was not noted', async () => {
    const gone = open(http(404))
    await gone.marketing.load()
    expect(await gone.marketing.end('a')).toBe(true)
    expect(gone.removals()).toEqual([])
    const kept = open(http(500))
    await kept.marketing.load()
    expect(await kept.marketing.end('a')).toBe(false)
    expect(kept.removals()).toEqual([removal])
  })
})
