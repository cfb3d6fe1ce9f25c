import { createPanel } from '#src/stores/admin/panel.ts'
import { session } from './session.ts'

/** The panel that all its views share. */
export const panel = createPanel({ mayAsk: session.isLoggedIn })
