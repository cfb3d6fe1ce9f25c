import type { FullQuiz } from '#src/contracts/quizzes.ts'
import type { Version } from '#src/contracts/versions.ts'
import { EMPTY_QUIZ, toQuizValues, type QuizValues } from '#src/stores/admin/quiz-form.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { quizFormTexts } from '#src/texts/quiz-form.ts'
import type { ItemForm } from '../item-form.ts'
import { ConflictView } from './ConflictView.tsx'
import type { FieldRow } from './Differences.tsx'
import { ItemTools } from './ItemTools.tsx'

type QuizItemForm = ItemForm<QuizValues, FullQuiz>

/** Questions as text: each with its options and their points below. */
function questionsText({ questions }: QuizValues): string {
  return questions
    .map(({ question, options }) =>
      [question, ...options.map(({ text, weight }) => `– ${text} (${weight})`)].join('\n'),
    )
    .join('\n\n')
}

/** Bands as text: name and range, then what is said of them. */
function bandsText({ categories }: QuizValues): string {
  return categories
    .map(({ name, minScore, maxScore, description, advice }) =>
      [`${name} (${quizFormTexts.range(minScore, maxScore)})`, description, advice].join('\n'),
    )
    .join('\n\n')
}

function rowsOf(mine: QuizValues, theirs: QuizValues): FieldRow[] {
  const row = (label: string, read: (values: QuizValues) => string): FieldRow => ({
    label,
    mine: read(mine),
    theirs: read(theirs),
  })
  return [
    row(quizFormTexts.title, ({ title }) => title),
    row(postFormTexts.slug, ({ slug }) => slug),
    row(quizFormTexts.description, ({ description }) => description),
    row(quizFormTexts.instructions, ({ instructions }) => instructions),
    row(postFormTexts.status, ({ status }) => postFormTexts.statuses[status]),
    row(postFormTexts.publishAt, ({ publishAt }) => publishAt),
    row(quizFormTexts.questions, questionsText),
    row(quizFormTexts.bands, bandsText),
  ]
}

/** What differs between the form and a quiz that was saved meanwhile. */
export function QuizConflict({
  item,
  mine,
  theirs,
}: {
  item: QuizItemForm
  mine: QuizValues
  theirs: FullQuiz
}) {
  return (
    <ConflictView
      rows={rowsOf(mine, toQuizValues(theirs))}
      onKeepMine={item.keepMine}
      onTakeTheirs={item.takeTheirs}
      onLater={item.postpone}
    />
  )
}

/** Earlier versions and the preview link of a stored quiz; nothing for a new one. */
export function QuizTools({ id, item }: { id: string | null; item: QuizItemForm }) {
  return <ItemTools kind="quiz" id={id} item={item} valuesOf={valuesOf} rowsOf={rowsOf} />
}

/** What a version puts into the form. */
function valuesOf(version: Version): QuizValues {
  return version.kind === 'quiz' ? toQuizValues(version.item) : EMPTY_QUIZ
}
