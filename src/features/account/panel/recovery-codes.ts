import { atom } from 'nanostores'
import { saveFile as saveAsDownload, type SaveFile } from '#src/client/request-file.ts'
import type { answerPasskey } from '#src/client/passkeys.ts'
import { brand } from '#src/core/brand-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import type { getRecoveryCodes } from '../contracts.ts'
import { RECOVERY_PATH } from '#src/panel/frame/session.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { createConfirmedForm } from './confirming.ts'
import { recoveryTexts } from './recovery-texts.ts'

/** Heading and text of the codes on paper and in a file. */
export const sheet = {
  title: recoveryTexts.sheetTitle(brand.name),
  text: () => recoveryTexts.onPaper(`${location.host}${RECOVERY_PATH}`, formatDay(new Date())),
}

type ListedState = ResponseOf<typeof getRecoveryCodes> & { id: string }

/** Creates the store of the recovery codes: the number left, and the codes just made. */
export function createRecoveryCodes({
  answer,
  saveFile = saveAsDownload,
  copyText = (text) => navigator.clipboard.writeText(text),
  ...given
}: Tools & {
  answer?: typeof answerPasskey
  saveFile?: SaveFile
  copyText?: (text: string) => Promise<void>
} = {}) {
  const tools = toolsOf(given)
  const { session, showError, explain, toasts } = tools
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

  /** Saves the codes just made as a text file. */
  function saveCodes(): void {
    const text = [sheet.title, sheet.text(), '', ...($codes.get() ?? []), ''].join('\n')
    saveFile({
      content: new Blob([text], { type: 'text/plain' }),
      name: recoveryTexts.fileName,
    })
  }

  /** Copies the codes just made. */
  async function copyCodes(): Promise<void> {
    try {
      await copyText(($codes.get() ?? []).join('\n'))
      toasts.show({ title: recoveryTexts.copied })
    } catch {
      showError(recoveryTexts.copyFailed)
    }
  }

  /** Stores that the owner keeps the codes, hides them and reloads how many are left. @returns whether it is stored. */
  async function keep(): Promise<boolean> {
    const result = await session.call(routes.confirmStep, { body: { step: 'codes' } })
    if (!result.ok) {
      explain(result.failure, recoveryTexts.keepFailed)
      return false
    }
    $codes.set(null)
    await list.load()
    return true
  }

  return { ...list, $codes, form, saveCodes, copyCodes, keep }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
