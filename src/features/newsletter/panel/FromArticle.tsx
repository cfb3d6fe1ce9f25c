import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { createLetterArticles } from './letter-article.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

/** Fills the form of a letter from a published article. */
export function FromArticle({ form }: { form: UseFormReturn<LetterValues> }) {
  const [source] = useState(() => createLetterArticles())
  const state = useStore(source.$state)
  const [chosen, setChosen] = useState('')
  const [filling, setFilling] = useState(false)

  useEffect(() => void source.load(), [source])

  if (state.step === 'error') return <LoadErrorLine message={state.message} onRetry={source.load} />
  const articles = state.step === 'loaded' ? state.articles : []
  const article = articles.find(({ id }) => id === chosen)

  async function fill(): Promise<void> {
    if (article === undefined || filling) return
    setFilling(true)
    const written = await source.letterAbout(article, form.getValues())
    setFilling(false)
    if (written === null) return
    form.setValue('subject', written.subject, { shouldDirty: true })
    form.setValue('content', written.content, { shouldDirty: true })
    form.setFocus('subject')
    if (form.formState.isSubmitted) void form.trigger()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow sm:max-w-xl">
        <Field label={letterTexts.article} hint={letterTexts.articleHint}>
          {(control) => (
            <select
              {...control}
              value={chosen}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              <option value="">{firstOption(state.step, articles.length)}</option>
              {articles.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Button quiet busy={filling} disabled={article === undefined} onClick={() => void fill()}>
        {letterTexts.articleFill}
      </Button>
    </div>
  )
}

function firstOption(step: 'loading' | 'loaded', count: number): string {
  if (step === 'loading') return letterTexts.articlesLoading
  return count === 0 ? letterTexts.articlesEmpty : letterTexts.articleChoice
}
