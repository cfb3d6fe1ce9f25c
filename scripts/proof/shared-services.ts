import { listenAt } from '../runtime/http/listen.ts'
import { startOmnisendStandIn } from '../runtime/stand-ins/omnisend.ts'
import { startSmtpStandIn } from '../runtime/stand-ins/smtp.ts'

/** Variables that a site shares between its contexts. */
export const SHARED = {
  PUBLIC_SITE_URL: 'https://akademija.example',
  PUBLIC_ANALYTICS_ID: 'G-IRODYMAS1',
  PAYMENT_LINK_WEEKLY: 'https://tikras-mokejimas.example/savaite',
  PAYMENT_LINK_MONTHLY: 'https://tikras-mokejimas.example/menuo',
} as const

/** The services that production calls, as stand-ins that count. */
export async function startServices() {
  let mails = 0
  let hooks = 0
  await using stack = new AsyncDisposableStack()
  const smtp = stack.adopt(
    await startSmtpStandIn(() => {
      mails += 1
    }),
    (it) => it.stop(),
  )
  const omnisend = stack.adopt(await startOmnisendStandIn(), (it) => it.stop())
  const hook = stack.adopt(
    await listenAt('127.0.0.1', 0, () => {
      hooks += 1
      return new Response(null, { status: 200 })
    }),
    (it) => it.stop(0),
  )
  const started = stack.move()
  return {
    variables: {
      ...SHARED,
      BUILD_HOOK_URL: `http://127.0.0.1:${hook.port}/`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Santykių akademija <labas@akademija.example>',
      OMNISEND_API_KEY: omnisend.key,
      OMNISEND_BASE_URL: omnisend.url,
    },
    mails: () => mails,
    contacts: () => omnisend.calls.length,
    hooks: () => hooks,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}
