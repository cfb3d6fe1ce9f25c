import { ownerSettings } from '#src/site/owner.ts'
import { type OfferedQuiz, offeredQuizzes } from '#src/features/articles/topic-quizzes.ts'
import { publishedQuizzes } from './_published.ts'

/** What articles offer, by the name of their topic. */
export async function topicQuizzes(): Promise<Record<string, OfferedQuiz>> {
  const settings = await ownerSettings()
  return offeredQuizzes(settings.topicQuizzes, await publishedQuizzes())
}
