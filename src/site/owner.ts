import { getEntry } from 'astro:content'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'

/** Returns the owner's settings at the time of the build. */
export async function ownerSettings(): Promise<OwnerSettings> {
  const entry: { data: OwnerSettings } | undefined = await getEntry('owner', 'current')
  if (!entry) throw new Error('The loader of settings has stored no entry named "current".')
  return entry.data
}
