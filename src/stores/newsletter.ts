import { atom } from 'nanostores'
import { request, type Fetch } from '#src/client/request.ts'
import type { subscribeToNewsletter } from '#src/contracts/forms.ts'
import * as routes from '#src/contracts/routes.ts'
import { newsletterTexts } from '#src/texts/newsletter.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { toasts as documentToasts, type Toasts } from './toasts.ts'

export interface NewsletterState {
  status: 'idle' | 'submitting'
  email: string
  name: string
}

const EMPTY: NewsletterState = { status: 'idle', email: '', name: '' }

/** The newsletter form: idle, submitting, cleared on success (specification, sections 2 and 4). */
export function createNewsletter({
  fetch,
  toasts = documentToasts,
}: { fetch?: Fetch; toasts?: Pick<Toasts, 'show'> } = {}) {
  const $state = atom(EMPTY)

  function fail(description: string): void {
    toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
  }

  function edit(change: Partial<Pick<NewsletterState, 'email' | 'name'>>): void {
    $state.set({ ...$state.get(), ...change })
  }

  async function submit(): Promise<void> {
    const { status, email, name } = $state.get()
    if (status === 'submitting') return
    if (email.trim() === '') {
      fail(newsletterTexts.emailRequired)
      return
    }
    $state.set({ status: 'submitting', email, name })
    const result = await request<typeof subscribeToNewsletter>(
      routes.subscribeToNewsletter,
      { body: { email: email.trim(), name: name.trim() === '' ? null : name.trim() } },
      { fetch },
    )
    if (result.ok) {
      $state.set(EMPTY)
      toasts.show({ title: newsletterTexts.successTitle, description: result.data.message })
    } else {
      $state.set({ ...$state.get(), status: 'idle' })
      fail(newsletterTexts.failure)
    }
  }

  return { $state, edit, submit }
}
