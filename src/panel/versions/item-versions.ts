import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import type {
  getVersion,
  listVersions,
  restoreVersion,
  Version,
  VersionListed,
} from '#src/contracts/versions.ts'
import * as routes from '#src/contracts/routes.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { panelTexts } from '../frame/texts.ts'
import { versionTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

export type ItemVersionsState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | {
      step: 'loaded'
      versions: readonly VersionListed[]
      /** The one that is looked at. */
      shown: Version | null
      /** A version is being fetched or restored. */
      busy: boolean
      /** Why that has failed. */
      message: string | null
    }

/** The kept earlier versions of an item: looked at, and made the current one. */
export function createItemVersions({
  kind,
  id,
  session,
  toasts = documentToasts,
  questions = documentQuestions,
}: {
  kind: ItemKind
  id: string
  session: Pick<Session, 'call' | 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
  questions?: Pick<Questions, 'ask'>
}) {
  const $state = atom<ItemVersionsState>({ step: 'loading' })

  /** The sentence of a failure; after a 401 the login is on its way. */
  function explain(failure: RequestFailure, fallback: string): string {
    if (failure.kind === 'unauthenticated' || hasStatus(failure, 401)) session.loginAgain()
    return failureText(failure, fallback)
  }

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call<typeof listVersions>(routes.listVersions, {
      params: { kind, id },
    })
    $state.set(
      result.ok
        ? { step: 'loaded', versions: result.data, shown: null, busy: false, message: null }
        : { step: 'error', message: explain(result.failure, versionTexts.failed) },
    )
  }

  function change(part: { shown?: Version | null; busy?: boolean; message?: string | null }): void {
    const state = $state.get()
    if (state.step === 'loaded') $state.set({ ...state, ...part })
  }

  /** Fetches a version to look at. */
  async function show(versionId: string): Promise<void> {
    change({ busy: true, message: null })
    const result = await session.call<typeof getVersion>(routes.getVersion, {
      params: { id: versionId },
    })
    if (result.ok) change({ shown: result.data, busy: false })
    else change({ busy: false, message: explain(result.failure, versionTexts.openFailed) })
  }

  /** Goes back to the list. */
  function hide(): void {
    change({ shown: null, message: null })
  }

  /** Makes a version the current one at once, after asking. @returns whether it is. */
  async function restore(versionId: string): Promise<boolean> {
    const yes = await questions.ask({
      title: versionTexts.restoreTitle,
      text: versionTexts.restoreText,
      confirm: versionTexts.restore,
      cancel: panelTexts.cancel,
      dangerous: true,
    })
    if (!yes) return false
    change({ busy: true, message: null })
    const result = await session.call<typeof restoreVersion>(routes.restoreVersion, {
      params: { id: versionId },
    })
    if (result.ok) {
      toasts.show({ title: versionTexts.restored })
      return true
    }
    const message = explain(result.failure, versionTexts.restoreFailed)
    change({ busy: false, message })
    toasts.show({ title: toastTexts.errorTitle, description: message, variant: 'destructive' })
    return false
  }

  return { $state, load, show, hide, restore }
}
