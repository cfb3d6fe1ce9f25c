import { atom } from 'nanostores'
import type { BodyOf } from '#src/core/contract.ts'
import type { SeoAnswer, suggestSeo } from '#src/features/assistance/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

/** Suggested fields in display order. */
export const SEO_FIELDS = [
  'seoTitle',
  'metaDescription',
  'focusKeyword',
  'metaKeywords',
  'imageAltText',
] as const
export type SeoField = (typeof SEO_FIELDS)[number]

/** Fields that suggestions require (specification, section 5). */
const NEEDED_FIELDS = ['title', 'excerpt', 'content', 'category'] as const

export interface SeoSuggestion {
  field: SeoField
  value: string
}

export type SeoAssistantState =
  { step: 'closed' } | { step: 'asking' } | { step: 'open'; suggestions: readonly SeoSuggestion[] }

/** Returns the non-empty suggestions of an answer. */
export function suggestionsOf(answer: SeoAnswer): SeoSuggestion[] {
  return SEO_FIELDS.flatMap((field) => {
    const found = answer[field]
    const value = typeof found === 'string' ? found : (found ?? []).join(', ')
    return value.trim() === '' ? [] : [{ field, value }]
  })
}

/** Creates the assistant that asks a language model for SEO fields and applies one or all of them to a form. */
export function createSeoAssistant(given: Tools = {}) {
  const { session, toasts, confirmDialog, showError, explain } = toolsOf(given)
  const $state = atom<SeoAssistantState>({ step: 'closed' })
  let running: AbortController | null = null

  async function suggest(article: BodyOf<typeof suggestSeo>): Promise<void> {
    if ($state.get().step === 'asking') return
    const missing = NEEDED_FIELDS.filter((field) => article[field].trim() === '')
    if (missing.length > 0) {
      showError(seoBlockTexts.seoNeedsData(missing))
      return
    }
    const control = (running = new AbortController())
    const before = $state.get()
    $state.set({ step: 'asking' })
    const result = await session.call(routes.suggestSeo, {
      body: article,
      signal: control.signal,
    })
    if (control.signal.aborted) return
    if (result.ok) {
      $state.set({ step: 'open', suggestions: suggestionsOf(result.data) })
      toasts.show({ title: seoBlockTexts.seoSuggested })
    } else {
      $state.set(before)
      explain(result.failure, seoBlockTexts.seoFailed)
    }
  }

  /** Applies suggestions to a form. Asks first if that would overwrite other values. */
  async function apply(
    chosen: readonly SeoSuggestion[],
    form: {
      read: (field: SeoField) => string
      write: (field: SeoField, value: string) => void
      names: Readonly<Record<SeoField, string>>
    },
  ): Promise<void> {
    const lost = chosen.filter(({ field, value }) => {
      const present = form.read(field).trim()
      return present !== '' && present !== value
    })
    if (lost.length > 0) {
      const yes = await confirmDialog.ask({
        title: seoBlockTexts.replaceFieldTitle,
        text: seoBlockTexts.replaceFieldText(lost.map(({ field }) => form.names[field]).join(', ')),
        confirm: panelTexts.overwriteConfirm,
      })
      if (!yes) return
    }
    for (const { field, value } of chosen) form.write(field, value)
    toasts.show({
      title: chosen.length === 1 ? seoBlockTexts.fieldApplied : seoBlockTexts.allApplied,
    })
  }

  /** Aborts the request, or closes the suggestions. */
  function close(): void {
    running?.abort()
    $state.set({ step: 'closed' })
  }

  return { $state, suggest, apply, close }
}
