import { atom } from 'nanostores'
import type { AdminExpert, Person } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { expertTexts } from './texts.ts'

/** Creates the list of experts who can be an article's author. It is empty until it is loaded. */
export function createAuthors(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $experts = atom<readonly AdminExpert[]>([])

  /** Loads the experts. If that fails, the list does not change, and the form keeps its author. */
  async function load(): Promise<void> {
    const result = await session.call(routes.listAdminExperts, {})
    if (result.ok) $experts.set(result.data)
  }

  function find(id: string): Person | null {
    return $experts.get().find((expert) => expert.id === id) ?? null
  }

  /** Returns the name of an author by id. For '', returns the team's name; for an unknown id, the id itself. */
  function nameOf(id: string): string {
    return id === '' ? expertTexts.team : (find(id)?.name ?? id)
  }

  return { $experts, load, find, nameOf }
}

export const authors = createAuthors()
