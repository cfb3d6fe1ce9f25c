import { type Changes, isOutdated } from '#src/features/publishing/changes.ts'

/**
 * Asks what has changed on the site since this page was built, and shows the present state of its item if
 * that has. Whatever fails, the page stays as it is.
 */
export async function showItemChanges(): Promise<void> {
  const { item, built, script } = document.querySelector('main')?.dataset ?? {}
  if (item === undefined) return
  const changes = (await (await fetch('/api/changes')).json()) as Changes
  if (isOutdated(changes, item, Number(built))) await import(/* @vite-ignore */ script ?? '')
}
