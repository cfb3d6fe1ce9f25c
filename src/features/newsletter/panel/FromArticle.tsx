import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PublishedArticle } from '#src/features/publishing/panel/site-content.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { createLetterArticles, type LetterArticles } from './letter-article.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

/** Shows the choice of a published article, which fills the form of a letter. */
export function FromArticle({ form }: { form: UseFormReturn<LetterValues> }) {
  const [source] = useState(() => createLetterArticles())
  const [isOpen, setOpen] = useState(false)
  const [filling, setFilling] = useState(false)

  async function fill(article: PublishedArticle): Promise<void> {
    setOpen(false)
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
    <>
      <div className="post-title-act">
        <Button quiet busy={filling} onClick={() => setOpen(true)}>
          {letterTexts.fromArticle}
        </Button>
      </div>
      {isOpen ? (
        <Dialog title={letterTexts.fromArticle} onClose={() => setOpen(false)}>
          <ArticleChoice
            source={source}
            onChosen={(article) => void fill(article)}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      ) : null}
    </>
  )
}

interface ArticleChoiceProps {
  source: LetterArticles
  onChosen: (article: PublishedArticle) => void
  onClose: () => void
}

function ArticleChoice({ source, onChosen, onClose }: ArticleChoiceProps) {
  const state = useStore(source.$state)
  const [chosen, setChosen] = useState('')

  useEffect(() => void source.load(), [source])

  const articles = state.step === 'loaded' ? state.articles : []
  const article = articles.find(({ id }) => id === chosen)
  return (
    <>
      <p>{letterTexts.articleHint}</p>
      {state.step === 'error' ? (
        <LoadErrorLine message={state.message} onRetry={source.load} />
      ) : (
        <Field label={letterTexts.article}>
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
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={onClose}>
          {panelTexts.cancel}
        </Button>
        <Button
          disabled={article === undefined}
          onClick={() => article !== undefined && onChosen(article)}
        >
          {letterTexts.articleFill}
        </Button>
      </div>
    </>
  )
}

function firstOption(step: 'loading' | 'loaded', count: number): string {
  if (step === 'loading') return letterTexts.articlesLoading
  return count === 0 ? letterTexts.articlesEmpty : letterTexts.articleChoice
}
