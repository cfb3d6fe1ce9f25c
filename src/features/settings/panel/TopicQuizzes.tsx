import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { AdminQuizListed } from '#src/features/quizzes/contracts.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/features/articles/articles.ts'
import { LoadErrorLine, SelectField } from '#src/panel/frame/controls.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { createQuizChoice } from '#src/features/quizzes/panel/quiz-choice.ts'
import { type SettingsValues, topicField } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>

/** Renders a select for each topic, with the quiz that its articles recommend. */
export function TopicQuizzes({ form }: { form: SettingsForm }) {
  const [choice] = useState(createQuizChoice)
  const state = useStore(choice.$state)
  useEffect(() => {
    void choice.load()
    return choice.stop
  }, [choice])
  if (state.step === 'error') return <LoadErrorLine message={state.message} onRetry={choice.load} />
  if (state.step === 'loading') return null
  return ARTICLE_CATEGORIES.map((topic) => (
    <TopicQuiz key={topic} form={form} topic={topic} quizzes={state.page.items} />
  ))
}

interface TopicQuizProps {
  form: SettingsForm
  topic: ArticleCategory
  quizzes: readonly AdminQuizListed[]
}

/** Renders a select of published quizzes. The chosen quiz stays in it even if it is unpublished or deleted. */
function TopicQuiz({ form, topic, quizzes }: TopicQuizProps) {
  const name = topicField(topic)
  const { field } = useController({ control: form.control, name })
  const published = quizzes.filter((quiz) => quiz.published).map(({ slug }) => slug)
  return (
    <SelectField
      {...field}
      label={texts.topicQuiz(topic)}
      message={messageOf(form, name)}
      options={[...new Set(['', ...published, field.value])]}
      textOf={(slug) => nameOf(slug, quizzes)}
    />
  )
}

function nameOf(slug: string, quizzes: readonly AdminQuizListed[]): string {
  if (slug === '') return texts.noQuiz
  const quiz = quizzes.find((each) => each.slug === slug)
  if (quiz === undefined) return texts.lostQuiz(slug)
  return quiz.published ? quiz.title : texts.hiddenQuiz(quiz.title)
}
