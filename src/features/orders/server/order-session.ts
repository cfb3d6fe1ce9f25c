import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { seeOther } from '#src/server/visitor-page.tsx'
import { type OrderSession, sealOrderSession, readOrderSession } from './order-access.ts'

/**
 * Cookie of the session. The browser sends it only over HTTPS and to this host, hides it from scripts, and forgets it
 * when closed.
 */
const NAME = '__Host-uzsakymas'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Reads the session of the requesting browser; null if there is none, or it has ended. */
export function sessionOf(request: Request): OrderSession | null {
  const cookies = request.headers.get('Cookie')?.split('; ') ?? []
  const seal = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))
  return seal === undefined ? null : readOrderSession(seal.slice(NAME.length + 1))
}

/** Returns the header that begins or extends a session. */
export function keepingSession(session: OrderSession): Readonly<Record<string, string>> {
  return { 'Set-Cookie': `${NAME}=${sealOrderSession(session)}; ${ATTRIBUTES}` }
}

/** Header that ends a session. */
export const ENDING_SESSION = { 'Set-Cookie': `${NAME}=; ${ATTRIBUTES}; Max-Age=0` }

/**
 * Begins a session, and redirects to the messages, at an address that reveals nothing.
 * @param given.begunAt start of the session. After a change of the order's address it is the time of the change, since
 *   earlier sessions are void.
 */
export function startSession(orderId: string, given: Partial<OrderSession> = {}): Response {
  const session = { passphraseAt: null, begunAt: new Date(), isMailed: true, ...given, orderId }
  return seeOther(`${ORDER_PATH}#laiskai`, keepingSession(session))
}
