import { describe, expect, it, vi } from 'vitest'
import { markDatabase } from '#db/deploy-marker.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite()
const PREVIEWS = ['deploy-preview', 'branch-deploy', 'preview-server']

function inContext(context: string): void {
  vi.stubGlobal('Netlify', { context: { deploy: { context }, site: {} } })
}

/** Returns the statuses of a list, a form, a login and a call of the panel. */
async function answers(token: string): Promise<number[]> {
  const calls = [
    site.call('GET', '/api/blog'),
    site.call('POST', '/api/newsletter/subscribe', { body: { email: 'ruta@example.lt' } }),
    site.call('POST', '/api/admin/login', { body: { password: 'ne' } }),
    site.call('GET', '/api/admin/bookings', { token }),
  ]
  return Promise.all(calls.map(async (answer) => (await answer).status))
}

describe('functions of a preview', () => {
  it.each(PREVIEWS)('never open the database of production in %s', async (context) => {
    const token = await site.logIn()
    const url = String(process.env.DATABASE_URL)
    vi.stubEnv('NETLIFY_DB_URL', url)
    // With this marker, a preview would use the database if it did not ignore production's variables.
    await markDatabase(site.db, { role: 'preview', host: '127.0.0.1' }).execute()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const trips = await countRoundTrips(url, async () => {
      inContext(context)
      expect(await answers(token)).toEqual([503, 503, 503, 503])
    })
    expect(trips).toBe(0)
    vi.unstubAllGlobals()
    await site.db.write.deleteFrom('deployMarker').execute()
  })

  it('answer 503 until their database is marked as a preview’s', async () => {
    const token = await site.logIn()
    vi.stubEnv('PREVIEW_DATABASE_URL', process.env.DATABASE_URL)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const context of PREVIEWS) {
      inContext(context)
      await markDatabase(site.db, { role: 'production', host: 'ep-other.example' }).execute()
      expect(await answers(token), context).toEqual([503, 503, 503, 503])
      await site.db.write.deleteFrom('deployMarker').execute()
      expect(await answers(token), context).toEqual([503, 503, 503, 503])
    }
    const stored = await site.db.read.selectFrom('newsletterSubscriptions').selectAll().execute()
    expect(stored).toEqual([])

    await markDatabase(site.db, { role: 'preview', host: '127.0.0.1' }).execute()
    expect(await answers(token)).toEqual([200, 200, 401, 200])
  })

  it('are alone in asking: production and `npm start` have no marker to obey', async () => {
    await site.db.write.deleteFrom('deployMarker').execute()
    for (const context of ['production', 'dev']) {
      inContext(context)
      expect(await site.call('GET', '/api/blog'), context).toMatchObject({ status: 200 })
    }
  })
})
