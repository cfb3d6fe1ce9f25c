import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Submission } from '../submission-contracts.ts'
import { submissionListTexts } from '../list-texts.ts'
import { submissionEntry } from './Submissions.tsx'

const submission: Submission = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  quizId: null,
  quizTitle: null,
  email: null,
  name: null,
  totalScore: 3,
  warned: false,
  category: null,
  dimensions: [],
  answers: [],
  consentedAt: null,
  completedAt: '2026-11-20T12:00:00.000Z',
  unreadable: false,
}

test.each([true, false])('a result says whether it could not be read: %s', (unreadable) => {
  const { badge, details } = submissionEntry({ ...submission, unreadable })
  for (const part of [badge, unreadable ? details : badge]) {
    expect(renderToStaticMarkup(part).includes(submissionListTexts.unreadable)).toBe(unreadable)
  }
})

test.each([true, false])(
  'a result names its band unless the safety result was shown: %s',
  (warned) => {
    const category = { name: 'Tvirtas ryšys', color: '#10b981' }
    const { badge, details } = submissionEntry({ ...submission, category, warned })
    const shown = renderToStaticMarkup(
      <>
        {badge}
        {details}
      </>,
    )
    expect(shown.includes(category.name)).toBe(!warned)
    expect(shown.includes(submissionListTexts.warned)).toBe(warned)
  },
)
