import { articles } from '#db/seeds/articles/index.ts'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import type { PublicQuiz } from '#src/features/quizzes/contracts.ts'
import { PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { callerOf } from '../../scripts/tools/caller.ts'
import { calmOptions, optionOf } from '../../scripts/tools/quiz-answers.ts'

/** Number of visitors who book, subscribe and submit the quiz. */
const PEOPLE = 9

/** Fills the inbox through the public API. @param url URL of the running site. @throws when a call is rejected. */
export async function fillInbox(url: string): Promise<void> {
  const call = callerOf(url)
  const { questions } = (await call('GET', `/api/quiz/${quiz.slug}`)) as PublicQuiz
  const send = (path: string, body: unknown) => call('POST', path, body)
  for (let person = 1; person <= PEOPLE; person += 1) {
    const email = `skaitytojas${person}@pastas.lt`
    const message = articles[person % articles.length]?.excerpt
    const name = person % 3 === 0 ? null : `S. ${person}`
    await send('/api/newsletter/subscribe', { email, name })
    if (person % 2 === 0) {
      await send('/api/consultation/book', {
        name: `S. ${person}`,
        email,
        phone: '+370 600 00000',
        consultationType: PACKAGE_IDS[person % PACKAGE_IDS.length],
        message,
      })
    }
    for (const { id } of questions.slice(0, person + 2)) {
      await send(`/api/quiz/${quiz.slug}/progress`, { questionId: id })
    }
    const options = quiz.questions.map((question, index) => {
      // Every fourth visitor is frightened.
      if (person % 4 === 0) return optionOf(question, 'frightened')
      const calm = calmOptions(question)
      return calm[(index * person) % calm.length]
    })
    const answers = questions.map(({ id }, index) => ({ questionId: id, answer: options[index] }))
    if (person > 2)
      await send(`/api/quiz/${quiz.slug}/submit`, { answers, email, name, consent: true })
  }
}
