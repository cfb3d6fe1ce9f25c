import { atom } from 'nanostores'
import type { AdminExpert, Author } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { expertTexts } from './texts.ts'

/** The experts whom an article may name as its author; none while they are not loaded. */
export function createAuthors(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $experts = atom<readonly AdminExpert[]>([])

  /** Without an answer the form leaves the author as it is. */
  async function load(): Promise<void> {
    const result = await session.call(routes.listAdminExperts, {})
    if (result.ok) $experts.set(result.data)
  }

  function find(id: string): Author | null {
    return $experts.get().find((expert) => expert.id === id) ?? null
  }

  /** The name of an author; '' is the team, an unknown id itself. */
  function nameOf(id: string): string {
    return id === '' ? expertTexts.team : (find(id)?.name ?? id)
  }

  return { $experts, load, find, nameOf }
}

export const authors = createAuthors()
