import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Submission } from '#src/contracts/inbox.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createSubmissionsList, type SubmissionsList } from './inbox-lists.ts'
import { createQuizChoice } from '../statistics/quiz-choice.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { inboxViewTexts } from './texts.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { QuizSelect } from '../statistics/QuizSelect.tsx'

/** Results and answers of quizzes. */
export function Submissions() {
  const [list] = useState(() => createSubmissionsList())
  return (
    <InboxFrame name="submissions" list={list} filters={<QuizFilter list={list} />} withEmail>
      {({ category, answers, ...submission }) => ({
        badge: <Band category={category} />,
        facts: (
          <>
            <span>{inboxViewTexts.score(submission.totalScore)}</span>
            <span>{inboxViewTexts.completedAt(formatMinute(submission.completedAt))}</span>
          </>
        ),
        details: (
          <>
            <p>{submission.quizTitle ?? inboxTexts.deletedQuiz}</p>
            {answers.length === 0 ? null : <Answers answers={answers} />}
          </>
        ),
      })}
    </InboxFrame>
  )
}

function QuizFilter({ list }: { list: SubmissionsList }) {
  const [quizzes] = useState(() => createQuizChoice())
  const { filter } = useStore(list.$choice)
  return (
    <QuizSelect
      choice={quizzes}
      value={filter}
      none={inboxViewTexts.allQuizzes}
      onChoose={(id) => list.choose({ filter: id })}
    />
  )
}

function Band({ category }: Pick<Submission, 'category'>) {
  if (category === null) return <span className="badge">{inboxViewTexts.noCategory}</span>
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
    <details className="open:pb-2 sm:-mb-2">
      <summary className="link w-fit cursor-pointer py-2 font-semibold">
        {inboxViewTexts.answers(answers.length)}
      </summary>
      <ol className="flex max-w-3xl list-decimal flex-col gap-3 pt-2 pl-7">
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
