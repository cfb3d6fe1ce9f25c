import { atom } from 'nanostores'
import { failureText, request, type Fetch } from '#src/client/request.ts'
import type { ComparisonLinks } from '../comparison-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import type { SentAnswer } from '../option-places.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

const texts = comparisonTexts.offer

/** URL fragment that contains an invitation code. */
const INVITATION = /^#kvietimas=([\w-]+)$/

/** Boxes of the comparison offer, unticked at first. */
const UNTICKED = { adult: false, consent: false }
export type ComparisonBoxes = Readonly<typeof UNTICKED>

export type ComparisonState =
  | { step: 'offer'; boxes: ComparisonBoxes; message: string | null }
  | { step: 'sending'; boxes: ComparisonBoxes }
  | { step: 'made'; links: ComparisonLinks }

/**
 * Creates the store that offers a comparison with another visitor. Sends nothing before the visitor agrees. The links
 * survive a reload of the tab.
 * @param answers null after a reload of the tab; the visitor can then not agree.
 * @param fragment of the page's URL. With an invitation code, the visitor joins that comparison.
 */
export function createQuizComparison({
  slug,
  answers,
  fragment,
  storage = browserStorage('sessionStorage'),
  fetch,
  toasts = documentToasts,
  copyText = (text) => navigator.clipboard.writeText(text),
}: {
  slug: string
  answers: SentAnswer[] | null
  fragment: string
  storage?: KeyValueStorage
  fetch?: Fetch
  toasts?: Pick<Toasts, 'show'>
  copyText?: (text: string) => Promise<void>
}) {
  const key = `quiz-comparison:${slug}`
  const code = INVITATION.exec(fragment)?.[1]
  const started = readLinks(storage, key)
  const isOwn = code !== undefined && started?.invite?.endsWith(`/${code}`) === true
  const invite = isOwn ? undefined : code
  const ownKey = invite === undefined ? key : `${key}:${invite}`
  const offer: ComparisonState = { step: 'offer', boxes: UNTICKED, message: null }
  const kept = invite === undefined ? started : readLinks(storage, ownKey)
  const $state = atom<ComparisonState>(kept ? { step: 'made', links: kept } : offer)

  function tick(box: keyof ComparisonBoxes, ticked: boolean): void {
    const state = $state.get()
    if (state.step !== 'offer') return
    $state.set({ step: 'offer', boxes: { ...state.boxes, [box]: ticked }, message: null })
  }

  /** Sends the answers if both boxes are ticked. They stay ticked after a failure. */
  async function agree(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'offer' || answers === null) return
    const { boxes } = state
    if (!boxes.adult || !boxes.consent) {
      $state.set({ step: 'offer', boxes, message: texts.agree })
      return
    }
    $state.set({ step: 'sending', boxes })
    const result = await request(
      routes.compareQuiz,
      {
        params: { slug },
        body: {
          answers,
          adult: true,
          consent: true,
          ...(invite === undefined ? {} : { invite }),
        },
      },
      { fetch },
    )
    if (!result.ok) {
      $state.set({ step: 'offer', boxes, message: failureText(result.failure, texts.failed) })
      return
    }
    storage.setItem(ownKey, JSON.stringify(result.data))
    $state.set({ step: 'made', links: result.data })
  }

  /** Shows the offer again, and deletes the links from the tab's storage. */
  function again(): void {
    storage.removeItem(ownKey)
    $state.set(offer)
  }

  async function copy(link: string): Promise<void> {
    try {
      await copyText(link)
      toasts.show({ title: texts.copied })
    } catch {
      toasts.show({
        title: toastTexts.errorTitle,
        description: texts.notCopied,
        variant: 'destructive',
      })
    }
  }

  return {
    $state,
    /** Whether the page was opened with another visitor's invitation. */
    isInvited: invite !== undefined,
    /** Whether the invitation was created in this tab. */
    isOwn,
    canAgree: answers !== null,
    tick,
    agree,
    again,
    copy,
  }
}

function readLinks(storage: KeyValueStorage, key: string): ComparisonLinks | null {
  const kept = storage.getItem(key)
  if (kept === null) return null
  try {
    const { link, invite } = JSON.parse(kept) as Partial<ComparisonLinks>
    return typeof link === 'string' ? { link, invite: invite ?? null } : null
  } catch {
    return null
  }
}
