import { expect, it, vi } from 'vitest'
import { TEST_PAYMENT_LINKS } from '#src/features/consultations/consultations.ts'
import { siteEnvironment } from './site-environment.ts'

/**
 * Returns the site environment of a build in this context, with the variables that Netlify and the site's settings
 * provide.
 */
function builtIn(CONTEXT: string, more: Record<string, string> = {}) {
  const variables = {
    CONTEXT,
    HEAD: '',
    BRANCH: 'naujas-puslapis',
    COMMIT_REF: 'abcdef1234567890',
    PUBLIC_ANALYTICS_ID: 'G-TESTAS1234',
    PAYMENT_LINK_WEEKLY: 'https://kasa.example/savaite',
    PAYMENT_LINK_MONTHLY: '',
    SITE_STORES_NOTHING: 'true',
    ...more,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return siteEnvironment()
}

it.each(['deploy-preview', 'branch-deploy', 'preview-server', 'dar-nezinomas'])(
  'a %s names its branch and commit, counts nobody and sells nothing',
  (context) => {
    expect(builtIn(context)).toMatchObject({
      preview: { branch: 'naujas-puslapis', commit: 'abcdef1', storesNothing: true },
      analyticsId: null,
      paymentLinks: TEST_PAYMENT_LINKS,
    })
  },
)

it('the preview of a pull request is called as its branch, not as the reference of Git', () => {
  const { preview } = builtIn('deploy-preview', { HEAD: 'spalvos', BRANCH: 'pull/12/head' })
  expect(preview?.branch).toBe('spalvos')
})

it('a preview with a database of its own stores what it is told', () => {
  const { preview } = builtIn('deploy-preview', { SITE_STORES_NOTHING: '' })
  expect(preview?.storesNothing).toBe(false)
})

it.each(['production', ''])('the build of the context "%s" is no preview', (context) => {
  expect(builtIn(context)).toMatchObject({
    preview: null,
    analyticsId: 'G-TESTAS1234',
    paymentLinks: { weekly: 'https://kasa.example/savaite', monthly: null },
  })
})
