import { atom } from 'nanostores'
import { failureText, type RequestFailure } from '#src/client/request.ts'
import type { Version, VersionListed } from '#src/features/publishing/version-contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { versionTexts } from './version-texts.ts'

export type ItemVersionsState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | {
      step: 'loaded'
      versions: readonly VersionListed[]
      shown: Version | null
      /** Whether a version is being fetched or restored. */
      busy: boolean
      message: string | null
    }

/** Creates the store of an item's earlier versions, which shows and restores them. */
export function createItemVersions({ kind, id, ...given }: Tools & { kind: ItemKind; id: string }) {
  const { session, toasts, confirmDialog, isHandled, showError } = toolsOf(given)
  const $state = atom<ItemVersionsState>({ step: 'loading' })

  function sentenceOf(failure: RequestFailure, fallback: string): string {
    isHandled(failure)
    return failureText(failure, fallback)
  }

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call(routes.listVersions, {
      params: { kind, id },
    })
    $state.set(
      result.ok
        ? { step: 'loaded', versions: result.data, shown: null, busy: false, message: null }
        : { step: 'error', message: sentenceOf(result.failure, versionTexts.failed) },
    )
  }

  function change(part: { shown?: Version | null; busy?: boolean; message?: string | null }): void {
    const state = $state.get()
    if (state.step === 'loaded') $state.set({ ...state, ...part })
  }

  async function show(versionId: string): Promise<void> {
    change({ busy: true, message: null })
    const params = { id: versionId }
    const result = await session.call(routes.getVersion, { params })
    if (result.ok) change({ shown: result.data, busy: false })
    else change({ busy: false, message: sentenceOf(result.failure, versionTexts.openFailed) })
  }

  function hide(): void {
    change({ shown: null, message: null })
  }

  /** Restores a version after a confirmation. @returns false if the administrator declined or the call failed. */
  async function restore(versionId: string): Promise<boolean> {
    const yes = await confirmDialog.ask({
      title: versionTexts.restoreTitle,
      text: versionTexts.restoreText,
      confirm: versionTexts.restore,
      dangerous: true,
    })
    if (!yes) return false
    change({ busy: true, message: null })
    const params = { id: versionId }
    const result = await session.call(routes.restoreVersion, { params })
    if (result.ok) {
      toasts.show({ title: versionTexts.restored })
      return true
    }
    const message = sentenceOf(result.failure, versionTexts.restoreFailed)
    change({ busy: false, message })
    showError(message)
    return false
  }

  return { $state, load, show, hide, restore }
}
