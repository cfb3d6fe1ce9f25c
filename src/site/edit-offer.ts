import editLink from './edit-link.ts?worker&url'

/** Loads the link to the form of this page's item where the administrator is logged in; others load nothing. */
export async function offerEditing(): Promise<void> {
  // `ADMINISTRATOR_KEY`, written out: what the panel imports too would be one more file for visitors.
  if (localStorage.adminHere) await import(/* @vite-ignore */ editLink)
}
