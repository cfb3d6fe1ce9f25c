import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Submission } from '../submission-contracts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import {
  createSubmissionsList,
  type SubmissionsList,
} from '#src/features/inbox/panel/inbox-lists.ts'
import { createQuizChoice } from './quiz-choice.ts'
import { QuizSelect } from './QuizSelect.tsx'
import { submissionListTexts } from '../list-texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { createAnonymising } from '#src/features/newsletter/panel/without-consent.ts'
import { Button } from '#src/ui/Button.tsx'
import { FilterPills, FilterSelect } from '#src/panel/kit/filters.tsx'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import type { InboxEntry } from '#src/features/inbox/panel/InboxRow.tsx'

/** Lists quiz submissions with results and answers. */
export function Submissions() {
  const [list] = useState(() => createSubmissionsList())
  return (
    <InboxFrame
      name="submissions"
      list={list}
      filters={<Filters list={list} />}
      notice={<WithoutConsent list={list} />}
    >
      {submissionEntry}
    </InboxFrame>
  )
}

/** Converts a submission to an entry of the list, with result and answers. */
export function submissionEntry(submission: Submission): InboxEntry {
  const { category, answers, warned, totalScore, unreadable } = submission
  const about = submission.quizTitle ?? submissionListTexts.deletedQuiz
  const warning = (text: string) => <span className="badge badge-clay">{text}</span>
  const noConsent = warning(submissionListTexts.noConsent)
  const isMarked = lacksConsent(submission)
  return {
    badge: warned ? (
      warning(inboxViewTexts.warning)
    ) : unreadable ? (
      warning(submissionListTexts.unreadable)
    ) : isMarked ? (
      noConsent
    ) : (
      <Band category={category} />
    ),
    about,
    when: completionOf(submission),
    facts: (
      <>
        <span>{about}</span>
        <span>{inboxViewTexts.score(totalScore)}</span>
        <span>{inboxViewTexts.completedAt(completionOf(submission))}</span>
      </>
    ),
    details: (
      <>
        {warned || isMarked || unreadable ? (
          <p className="flex flex-wrap gap-2">
            {unreadable ? warning(submissionListTexts.unreadable) : null}
            {warned ? warning(submissionListTexts.warned) : null}
            {unreadable || warned ? null : <Band category={category} />}
            {isMarked ? noConsent : null}
          </p>
        ) : null}
        {answers.length === 0 ? null : <Answers answers={answers} />}
      </>
    ),
  }
}

type Person = Pick<Submission, 'email' | 'consentedAt' | 'completedAt'>

function lacksConsent({ email, consentedAt }: Person): boolean {
  return email !== null && consentedAt === null
}

/** Formats the time of completion. Without an e-mail address, only the day is stored. */
function completionOf({ email, completedAt }: Person): string {
  return email === null ? formatDay(completedAt) : formatMinute(completedAt)
}

/** Renders the button that erases personal data stored without consent; nothing if there is none. */
function WithoutConsent({ list }: { list: SubmissionsList }) {
  const [anonymising] = useState(() => createAnonymising({ list }))
  const state = useStore(list.$state)
  const busy = useStore(anonymising.$busy)
  const count = state.step === 'loaded' ? state.page.withoutConsent : 0
  if (count === 0) return null
  return (
    <div className="panel flex flex-col items-start gap-4 p-5">
      <p>{inboxViewTexts.withoutConsent(count)}</p>
      <Button quiet dangerous busy={busy} onClick={() => void anonymising.anonymise(count)}>
        {inboxViewTexts.anonymise}
      </Button>
    </div>
  )
}

function Filters({ list }: { list: SubmissionsList }) {
  const [quizzes] = useState(() => createQuizChoice())
  const { filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const bands = state.step === 'loaded' ? state.page.bands : []
  return (
    <>
      <QuizSelect
        choice={quizzes}
        value={filters.quiz ?? null}
        none={inboxViewTexts.allQuizzes}
        onChoose={(id) => list.choose({ filters: { quiz: id ?? undefined, band: undefined } })}
      />
      {filters.quiz === undefined ? null : (
        <FilterSelect
          label={inboxViewTexts.bandLabel}
          none={inboxViewTexts.allBands}
          options={bands.map((name) => [name, name] as const)}
          chosen={filters.band}
          onChoose={(band) => list.choose({ filters: { band } })}
        />
      )}
      <FilterPills
        label={inboxViewTexts.warnings}
        options={[
          [undefined, inboxViewTexts.allSubmissions],
          ['yes', inboxViewTexts.warnedOnly],
        ]}
        chosen={filters.warned}
        onChoose={(warned) => list.choose({ filters: { warned } })}
      />
    </>
  )
}

function Band({ category }: Pick<Submission, 'category'>) {
  if (category === null) return <span className="badge">{inboxViewTexts.noCategory}</span>
  return (
    <span className="badge">
      <svg aria-hidden="true" viewBox="0 0 8 8" className="mr-1.5 inline size-2">
        <circle cx="4" cy="4" r="4" fill={category.color} />
      </svg>
      {category.name}
    </span>
  )
}

function Answers({ answers }: Pick<Submission, 'answers'>) {
  return (
    <div>
      <h4 className="font-sans text-base font-semibold">
        {inboxViewTexts.answers(answers.length)}
      </h4>
      <ol className="flex max-w-3xl list-decimal flex-col gap-3 pt-2 pl-7">
        {answers.map(({ question, answer }, index) => (
          <li key={index}>
            <p className="text-sm text-muted">{question}</p>
            <p className="font-semibold">{answer}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
