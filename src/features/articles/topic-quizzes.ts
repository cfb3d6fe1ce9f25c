import { topicSlug } from './article-lists.ts'

/** What an article says of the quiz that it offers. */
export interface OfferedQuiz {
  slug: string
  title: string
  questionCount: number
}

/** The quiz that is tied to an article's topic, however the topic is spelled; null for none. */
export function quizOfTopic<Quiz>(
  quizzes: Readonly<Record<string, Quiz>>,
  category: string | null,
): Quiz | null {
  const topic = topicSlug(category)
  const found = Object.entries(quizzes).find(([name]) => topicSlug(name) === topic)
  return found?.[1] ?? null
}

/** The ties to published quizzes alone, each with what is said of its quiz. */
export function offeredQuizzes(
  ties: Readonly<Record<string, string>>,
  published: readonly OfferedQuiz[],
): Record<string, OfferedQuiz> {
  return Object.fromEntries(
    Object.entries(ties).flatMap(([topic, slug]) => {
      const quiz = published.find((each) => each.slug === slug)
      if (quiz === undefined) return []
      const { title, questionCount } = quiz
      return [[topic, { slug, title, questionCount }]]
    }),
  )
}
