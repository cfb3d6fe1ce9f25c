import { deleteResult, findResult } from '#db/queries/quiz-results.ts'
import { formatLongDay } from '#src/domain/lithuanian.ts'
import { visitorPageTexts } from '#src/texts/visitor-pages.ts'
import { Notice } from '#src/views/visitor/Notice.tsx'
import { QuizResultView } from '#src/views/visitor/QuizResultView.tsx'
import { shownBand } from '../services/submissions.ts'
import { readVisitorLink } from '../services/visitor-links.ts'
import type { PageAnswer, PageCall, VisitorPage } from './visitor-page.tsx'

const texts = visitorPageTexts.result

/** The result of a quiz behind a private link, which can be deleted there. */
export const resultPage: VisitorPage = {
  path: '/rezultatas/:token',
  get: showResult,
  post: async (call) => {
    if (call.form.get('action') !== 'delete') return await showResult(call)
    await deleteResult(call.db, idOf(call))
    return {
      title: texts.deletedTitle,
      body: <Notice title={texts.deletedTitle} text={texts.deletedText} />,
    }
  },
}

async function showResult(call: PageCall): Promise<PageAnswer> {
  const result = await findResult(call.db, idOf(call))
  if (result === undefined) {
    const title = texts.missingTitle
    return { status: 404, title, body: <Notice title={title} text={texts.missingText} /> }
  }
  const { quizTitle, totalScore, category, expiresAt } = result
  return {
    title: texts.title,
    body: (
      <QuizResultView
        quizTitle={quizTitle}
        result={{ totalScore, category: shownBand(category) }}
        keptUntil={formatLongDay(expiresAt)}
      />
    ),
  }
}

function idOf({ params: { token = '' } }: PageCall): string {
  const [id = ''] = readVisitorLink('quiz-result', token)
  return id
}
