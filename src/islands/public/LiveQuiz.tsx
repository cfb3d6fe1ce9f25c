import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createLiveQuiz, createPreview, slugOfPath } from '#src/stores/live-item.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { PreviewEnding } from './PreviewEnding.tsx'
import { QuizRunner } from './QuizRunner.tsx'
import { ItemSkeleton } from './views/ItemSkeleton.tsx'
import { NotFound } from './views/NotFound.tsx'
import { QuizHeader } from './views/QuizHeader.tsx'

/** The quiz that the address names, loaded from the API; a failed load shows the not-found view. */
export function LiveQuiz({ preview }: { preview: boolean }) {
  const [live] = useState(() => (preview ? createPreview<'quiz'>() : createLiveQuiz()))
  const state = useStore(live.$state)

  useEffect(() => void live.load(slugOfPath(location.pathname)), [live])

  switch (state.step) {
    case 'loading':
      return <ItemSkeleton label={quizTexts.loading} />
    case 'error':
    case 'missing':
      return (
        <NotFound
          title={quizTexts.notFoundTitle}
          text={quizTexts.notFoundText}
          href="/"
          label={quizTexts.toHome}
        />
      )
    case 'loaded':
      return (
        <div className="wrap max-w-3xl py-10">
          <QuizHeader title={state.item.title} description={state.item.description} />
          <QuizRunner quiz={state.item} ending={preview ? PreviewEnding : undefined} />
        </div>
      )
  }
}
