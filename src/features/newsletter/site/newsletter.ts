import { atom } from 'nanostores'
import { refusalText, request, type Fetch } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { fieldMessages, toastTexts } from '#src/core/form-texts.ts'
import { newsletterTexts } from '../texts.ts'
import { isEmailAddress, waitForFillingTime } from '#src/client/visitor-forms.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

export interface NewsletterState {
  status: 'idle' | 'submitting'
  email: string
  name: string
  /** The email's validation error, shown beside its field. */
  emailMessage: string | null
  /** Address whose subscription is still to be confirmed; null until the form was sent. */
  sentTo: string | null
}

const EMPTY: NewsletterState = {
  status: 'idle',
  email: '',
  name: '',
  emailMessage: null,
  sentTo: null,
}

/** Creates the store of the newsletter form, which is cleared on success (specification, sections 2 and 4). */
export function createNewsletter({
  fetch,
  toasts = documentToasts,
}: { fetch?: Fetch; toasts?: Pick<Toasts, 'show' | 'dismiss'> } = {}) {
  const $state = atom(EMPTY)

  function fail(description: string): void {
    toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
  }

  function edit(change: Partial<Pick<NewsletterState, 'email' | 'name'>>): void {
    const state = $state.get()
    const emailMessage = change.email === undefined ? state.emailMessage : null
    $state.set({ ...state, ...change, emailMessage })
  }

  /** Sends the form. @param website value of the field hidden from people. */
  async function submit(website = ''): Promise<void> {
    const { status, email, name } = $state.get()
    if (status === 'submitting') return
    toasts.dismiss()
    if (email.trim() === '') {
      $state.set({ ...$state.get(), emailMessage: newsletterTexts.emailRequired })
      fail(newsletterTexts.emailRequired)
      return
    }
    if (!isEmailAddress(email)) {
      $state.set({ ...$state.get(), emailMessage: fieldMessages.invalidEmail })
      return
    }
    $state.set({ ...EMPTY, status: 'submitting', email, name })
    const openMs = await waitForFillingTime()
    const result = await request(
      routes.subscribeToNewsletter,
      {
        body: {
          email: email.trim(),
          name: name.trim() === '' ? null : name.trim(),
          website,
          openMs,
        },
      },
      { fetch },
    )
    if (result.ok) {
      $state.set({ ...EMPTY, sentTo: email.trim() })
      toasts.show({ title: newsletterTexts.successTitle, description: result.data.message })
    } else {
      $state.set({ ...$state.get(), status: 'idle' })
      fail(refusalText(result.failure, newsletterTexts.failure))
    }
  }

  return { $state, edit, submit }
}
