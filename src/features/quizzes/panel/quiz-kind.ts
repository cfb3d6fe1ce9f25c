import { type FullQuiz, type QuizInput, updateQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { session } from '#src/panel/frame/session.ts'
import { unpublishOptions } from '#src/features/publishing/panel/home-quiz.ts'
import type { FormKind } from '#src/features/publishing/panel/item-form.ts'
import type { FieldRow } from '#src/panel/kit/record-kind.ts'
import { itemFormTexts } from '#src/features/publishing/panel/texts.ts'
import { panel as documentPanel, type Panel } from '#src/panel/frame/panel.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { browserCopies, type CopyStorage, storeForNextForm } from '#src/panel/kit/local-copies.ts'
import { formTexts } from '#src/panel/kit/texts.ts'
import { dimensionsText, isComparable } from './dimensions.ts'
import { publishOptions } from './publish-question.ts'
import { quizFormTexts } from './texts.ts'
import {
  copyOfQuiz,
  EMPTY_QUIZ,
  markOf,
  partOfField,
  quizFieldOf,
  toQuizBody,
  toQuizValues,
  type QuizValues,
} from './quiz-form.ts'

/** Formats questions as text. Each has its dimension and options below it, with points and marks. */
function questionsText({ questions, dimensions }: QuizValues): string {
  return questions
    .map(({ question, options, dimensionId }) =>
      [
        question,
        ...dimensions
          .filter(({ id }) => id === dimensionId)
          .map(({ name }) => quizFormTexts.labelled(quizFormTexts.dimension, name)),
        ...options.map((option) =>
          quizFormTexts.optionLine(option.text, option.weight, markOf(option)),
        ),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Formats bands as text, with range, description and advice. */
function bandsText({ categories }: QuizValues): string {
  return categories
    .map(({ name, minScore, maxScore, description, advice }) =>
      [`${name} (${quizFormTexts.range(minScore, maxScore)})`, description, advice].join('\n'),
    )
    .join('\n\n')
}

/** Fields of a quiz with their labels and their text, in form order. */
const FIELDS: readonly (readonly [
  name: string,
  label: string,
  read: (values: QuizValues) => string,
])[] = [
  ['title', quizFormTexts.title, ({ title }) => title],
  ['slug', itemFormTexts.slug, ({ slug }) => slug],
  ['description', quizFormTexts.description, ({ description }) => description],
  ['instructions', quizFormTexts.instructions, ({ instructions }) => instructions],
  ['status', itemFormTexts.status, ({ status }) => itemFormTexts.statuses[status]],
  ['publishAt', itemFormTexts.publishAt, ({ publishAt }) => publishAt],
  ['publishedAt', itemFormTexts.publishedAt, ({ publishedAt }) => publishedAt],
  ['questions', quizFormTexts.questions, questionsText],
  ['dimensions', quizFormTexts.dimensions, ({ dimensions }) => dimensionsText(dimensions)],
  ['comparable', quizFormTexts.comparable, (values) => quizFormTexts.yesOrNo(isComparable(values))],
  ['categories', quizFormTexts.bands, bandsText],
]

function rowsOf(mine: QuizValues, theirs: QuizValues): FieldRow[] {
  return FIELDS.map(([, label, read]) => ({ label, mine: read(mine), theirs: read(theirs) }))
}

/** Defines how the form of a quiz loads, checks and saves (specification, sections 7 and 8). */
export const quizKind: FormKind<QuizValues, FullQuiz, QuizInput> = {
  kind: 'quiz',
  empty: EMPTY_QUIZ,
  toValues: toQuizValues,
  versionToValues: (version) => (version.kind === 'quiz' ? toQuizValues(version.item) : EMPTY_QUIZ),
  toBody: toQuizBody,
  schema: updateQuiz.body,
  fieldOf: quizFieldOf,
  placeOf: partOfField,
  asNew: copyOfQuiz,
  labels: Object.fromEntries(FIELDS.map(([name, label]) => [name, label])),
  rowsOf,
  confirmBefore: (stored, quiz) =>
    (stored && unpublishOptions(stored, quiz)) ?? publishOptions(stored, quiz),
  load: (id) => session.call(routes.getFullQuiz, { params: { id } }),
  create: ({ updatedAt: _, publishedAt: __, ...body }, attemptId) =>
    session.call(routes.createQuiz, { body: { ...body, attemptId } }),
  update: (id, body, updatedAt) =>
    session.call(routes.updateQuiz, { params: { id }, body: { ...body, updatedAt } }),
  created: quizFormTexts.created,
  updated: quizFormTexts.updated,
  saveFailed: quizFormTexts.saveFailed,
  saveUnexplained: quizFormTexts.saveUnexplained,
}

/** Opens the form of a new quiz with the values of a stored one. Stores nothing before the copy is saved. */
export async function copyQuiz(
  id: string,
  {
    panel = documentPanel,
    copies = browserCopies,
    ...given
  }: Tools & { panel?: Pick<Panel, 'go'>; copies?: Pick<CopyStorage, 'write'> } = {},
): Promise<void> {
  const { session, explain, showError } = toolsOf(given)
  const stored = await session.call(routes.getFullQuiz, { params: { id } })
  if (!stored.ok) {
    explain(stored.failure, formTexts.loadFailed)
    return
  }
  const { kind } = quizKind
  const values = copyOfQuiz(toQuizValues(stored.data))
  const kept = { values, loadedVersion: null, keptAt: new Date().toISOString() }
  if (storeForNextForm({ keptAs: kind, id: null }, kept, copies)) {
    await panel.go({ screen: 'form', kind, id: null })
  } else {
    showError(formTexts.keepingFailed)
  }
}
