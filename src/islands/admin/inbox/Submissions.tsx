import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Submission } from '#src/contracts/inbox.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createSubmissionsList, type SubmissionsList } from '#src/stores/admin/inbox-lists.ts'
import { createQuizChoice } from '#src/stores/admin/quiz-choice.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { session } from '../session.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { QuizSelect } from './QuizSelect.tsx'

/** What visitors have answered to quizzes, and what came out. */
export function Submissions() {
  const [list] = useState(() => createSubmissionsList(session))
  return (
    <InboxFrame name="submissions" list={list} filters={<QuizFilter list={list} />}>
      {(submission, removeButton) => (
        <article className="card gap-3 p-5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="flex min-w-0 flex-col gap-1">
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <h3 className="font-sans text-lg">{submission.name ?? submission.email}</h3>
                <Band category={submission.category} />
              </div>
              <p>{submission.quizTitle ?? inboxTexts.deletedQuiz}</p>
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
                <a href={`mailto:${submission.email}`} className="link wrap-anywhere">
                  {submission.email}
                </a>
                <span>{inboxTexts.score(submission.totalScore)}</span>
                <span>{inboxTexts.completedAt(formatMinute(submission.completedAt))}</span>
              </p>
            </div>
            {removeButton}
          </div>
          {submission.answers.length === 0 ? null : <Answers answers={submission.answers} />}
        </article>
      )}
    </InboxFrame>
  )
}

function QuizFilter({ list }: { list: SubmissionsList }) {
  const [quizzes] = useState(() => createQuizChoice(session))
  const { filter } = useStore(list.$choice)
  return (
    <QuizSelect
      choice={quizzes}
      value={filter}
      none={inboxTexts.allQuizzes}
      onChoose={(id) => list.choose({ filter: id })}
    />
  )
}

function Band({ category }: Pick<Submission, 'category'>) {
  if (category === null) return <span className="badge">{inboxTexts.noCategory}</span>
  const color = readableTextColor(category.color)
  return (
    <span
      className="badge"
      style={color === null ? undefined : { backgroundColor: category.color, color }}
    >
      {category.name}
    </span>
  )
}

function Answers({ answers }: Pick<Submission, 'answers'>) {
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2 font-semibold">
        {inboxTexts.answers(answers.length)}
      </summary>
      <ol className="flex list-decimal flex-col gap-3 pt-2 pl-6">
        {answers.map(({ question, answer }, index) => (
          <li key={index}>
            <p className="text-sm text-muted">{question}</p>
            <p className="font-semibold">{answer}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
