import { atom } from 'nanostores'
import type { answerPasskey } from '#src/client/passkeys.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import type { getRecoveryCodes } from '../contracts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { createConfirmedForm } from './confirming.ts'
import { recoveryTexts } from './recovery-texts.ts'

type ListedState = ResponseOf<typeof getRecoveryCodes> & { id: string }

/** Creates the store of the recovery codes: how many are left, and those just made. */
export function createRecoveryCodes({
  answer,
  ...given
}: Tools & { answer?: typeof answerPasskey } = {}) {
  const tools = toolsOf(given)
  const { session } = tools
  /** The codes just made. They are shown once, since the server keeps only their hashes. */
  const $codes = atom<readonly string[] | null>(null)

  const list = createPagedList<ListPage<ListedState>, never>({
    ...given,
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.getRecoveryCodes, { signal })
        return wholeList(result.ok ? { ok: true, data: [{ id: '', ...result.data }] } : result)
      },
    },
  })

  const form = createConfirmedForm<{ password: string }>(
    tools,
    {
      faultsOf: () => ({}),
      call: async (_, confirmation) => {
        const result = await session.call(routes.createRecoveryCodes, { body: { confirmation } })
        if (result.ok) $codes.set(result.data.codes)
        return result
      },
      failed: recoveryTexts.codesFailed,
      done: { title: recoveryTexts.codesMade },
    },
    answer,
  )

  /** Hides the codes and shows how many there are. */
  async function close(): Promise<void> {
    $codes.set(null)
    await list.load()
  }

  return { ...list, $codes, form, close }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
