import { atom } from 'nanostores'
import { canUsePasskeys, makePasskey } from '#src/client/passkeys.ts'
import type { Passkey } from '#src/features/account/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { securityTexts } from './texts.ts'

/**
 * State of the form that adds a passkey. `name` and `password` are the messages of these fields, null if they are
 * valid.
 */
export interface PasskeyForm {
  busy: boolean
  name: string | null
  password: string | null
}

const IDLE: PasskeyForm = { busy: false, name: null, password: null }

/** Creates the list of the administrator's passkeys, with the form that adds one. */
export function createPasskeys({
  make = makePasskey,
  ...given
}: Tools & { make?: typeof makePasskey } = {}) {
  const { session, toasts, explain, showError } = toolsOf(given)
  const $form = atom(IDLE)

  const list = createPagedList<ListPage<Passkey>>({
    ...given,
    kind: {
      load: async (_, signal) => wholeList(await session.call(routes.listPasskeys, { signal })),
      remove: (id) => session.call(routes.deletePasskey, { params: { id } }),
      nameOf: ({ name }) => name,
      removeText: () => securityTexts.removeText,
      removed: { title: securityTexts.removed },
      removeFailed: securityTexts.removeFailed,
    },
  })

  /** Lets the browser create a passkey, and stores it on the server. @returns whether it was stored. */
  async function add(name: string, password: string): Promise<boolean> {
    if ($form.get().busy) return false
    $form.set({
      busy: false,
      name: name.trim() === '' ? securityTexts.nameRequired : null,
      password: password === '' ? securityTexts.passwordRequired : null,
    })
    if (name.trim() === '' || password === '') return false
    $form.set({ ...IDLE, busy: true })
    const isStored = await makeAndStore(name, password)
    $form.set({ ...$form.get(), busy: false })
    if (!isStored) return false
    toasts.show({ title: securityTexts.addDone })
    await list.load()
    return true
  }

  async function makeAndStore(name: string, password: string): Promise<boolean> {
    const start = await session.call(routes.startPasskey, {
      body: { password },
    })
    if (!start.ok) {
      const fields = start.failure.kind === 'http' ? start.failure.fields : {}
      $form.set({ ...$form.get(), password: fields.password ?? null })
      if (fields.password === undefined) explain(start.failure, securityTexts.addFailed)
      return false
    }
    const credential = await make(start.data)
    if (credential === null || credential === 'known') {
      showError(credential === null ? securityTexts.addCancelled : securityTexts.addKnown)
      return false
    }
    const stored = await session.call(routes.createPasskey, {
      body: { name, credential },
    })
    if (!stored.ok) explain(stored.failure, securityTexts.addFailed)
    return stored.ok
  }

  /** Whether a passkey can confirm an act: the browser supports passkeys, and the loaded list has one. */
  function areUsable(): boolean {
    const state = list.$state.get()
    return canUsePasskeys() && state.step === 'loaded' && state.page.items.length > 0
  }

  return { ...list, $form, isSupported: canUsePasskeys, areUsable, add }
}

export type Passkeys = ReturnType<typeof createPasskeys>
