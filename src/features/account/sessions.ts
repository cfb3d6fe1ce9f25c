// How long the administrator's session lasts (architecture, section 6).

/** In all, from the login. */
export const SESSION_HOURS = 12
/** Without a call that the administrator causes. */
export const SESSION_IDLE_HOURS = 2
