import { describe, expect, it, vi } from 'vitest'
import { markDatabase } from '#db/queries/deploy-marker.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite()

function inContext(context: string): void {
  vi.stubGlobal('Netlify', { context: { deploy: { context }, site: {} } })
}

describe('functions of a preview', () => {
  it('answer 503 until their database is marked as a preview’s', async () => {
    const token = await site.logIn()
    const answers = async () =>
      Promise.all(
        [
          site.call('GET', '/api/blog'),
          site.call('POST', '/api/newsletter/subscribe', { body: { email: 'ruta@example.lt' } }),
          site.call('POST', '/api/admin/login', { body: { password: 'ne' } }),
          site.call('GET', '/api/admin/bookings', { token }),
        ].map(async (answer) => (await answer).status),
      )
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const context of ['deploy-preview', 'branch-deploy', 'preview-server']) {
      inContext(context)
      await markDatabase(site.db, { role: 'production', host: 'ep-other.example' }).execute()
      expect(await answers(), context).toEqual([503, 503, 503, 503])
      await site.db.write.deleteFrom('deployMarker').execute()
      expect(await answers(), context).toEqual([503, 503, 503, 503])
    }
    const stored = await site.db.read.selectFrom('newsletterSubscriptions').selectAll().execute()
    expect(stored).toEqual([])

    await markDatabase(site.db, { role: 'preview', host: '127.0.0.1' }).execute()
    expect(await answers()).toEqual([200, 200, 401, 200])
  })

  it('are alone in asking: production and `npm start` have no marker to obey', async () => {
    await site.db.write.deleteFrom('deployMarker').execute()
    for (const context of ['production', 'dev']) {
      inContext(context)
      expect(await site.call('GET', '/api/blog'), context).toMatchObject({ status: 200 })
    }
  })
})
