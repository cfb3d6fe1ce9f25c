import type { Database } from '#db/client.ts'
import * as sessions from '#db/queries/sessions.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { passwordFingerprint } from './auth.ts'

/** The session that makes a call. */
interface InSession {
  db: Database
  session: sessions.OpenSession
}

/** The sessions that have not ended, last used first. */
export async function listSessions({ db, session }: InSession) {
  const open = await sessions.listSessions(db, passwordFingerprint())
  return open.map((listed) => ({ ...listed, current: listed.id === session.id }))
}

/** Ends the session that asks for it. */
export async function logOut({ db, session }: InSession): Promise<{ success: true }> {
  await sessions.deleteSession(db, session.id)
  return { success: true }
}

/** Ends a session. @throws RequestError 404 when there is none. */
export async function endSession(db: Database, id: string): Promise<{ success: true }> {
  const isEnded = await sessions.deleteSession(db, id)
  if (!isEnded) throw new RequestError(404, errorTexts.sessionNotFound)
  return { success: true }
}

/** Ends every session but the one that asks for it. */
export async function endOtherSessions({ db, session }: InSession): Promise<{ count: number }> {
  return { count: await sessions.deleteOtherSessions(db, session, passwordFingerprint()) }
}
