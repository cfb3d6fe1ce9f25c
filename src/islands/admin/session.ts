import { createSession } from '#src/stores/session.ts'

/** The session that all screens of the administration share. */
export const session = createSession()
