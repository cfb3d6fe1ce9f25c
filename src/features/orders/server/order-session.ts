import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { seeOther } from '#src/server/visitor-page.tsx'
import { type OrderSession, sealOrderSession, readOrderSession } from './order-access.ts'

/** The browser sends it to this host alone, only encrypted, hides it from scripts, and forgets it when it is closed. */
const NAME = '__Host-uzsakymas'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Reads the session of a request's browser; null: it has none, or it has ended. */
export function sessionOf(request: Request): OrderSession | null {
  const cookies = request.headers.get('Cookie')?.split('; ') ?? []
  const seal = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))
  return seal === undefined ? null : readOrderSession(seal.slice(NAME.length + 1))
}

/** The header that begins a session, or lets it last for another while. */
export function keepingSession(session: OrderSession): Readonly<Record<string, string>> {
  return { 'Set-Cookie': `${NAME}=${sealOrderSession(session)}; ${ATTRIBUTES}` }
}

/** The header that ends a session. */
export const ENDING_SESSION = { 'Set-Cookie': `${NAME}=; ${ATTRIBUTES}; Max-Age=0` }

/** Begins a session, at an address that tells nothing. @param begunAt by the database's clock, where that decides */
export function startSession(
  orderId: string,
  passphraseAt: Date | null = null,
  begunAt = new Date(),
): Response {
  return seeOther(ORDER_PATH, keepingSession({ orderId, passphraseAt, begunAt }))
}
