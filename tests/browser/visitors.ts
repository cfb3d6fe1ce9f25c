import type { BodyOf, ResponseOf } from '#src/core/contract.ts'
import { openDatabase } from '#db/client.ts'
import type { bookConsultation, Booking } from '#src/features/consultations/contracts.ts'
import type { getQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { currentSite } from './current-site.ts'
import { call, logIn } from './site.ts'

// Entries of visitors, most of them created through the public API, and deleted by a word in their email addresses.

/** Returns a word that occurs in no other email address, name or text. */
export const uniqueWord = () => `zmogus${crypto.randomUUID().slice(0, 8)}`

/** Books a consultation; `changes` replace fields of the request. */
export async function book(
  changes: Partial<BodyOf<typeof bookConsultation>> & { email: string },
): Promise<void> {
  const body = {
    name: 'Ona Petrauskaitė',
    phone: '+370 612 34567',
    consultationType: 'individual',
    preferredDate: 'antradieniais po 18 val.',
    message: 'Norėtume išmokti kalbėtis ramiai.',
    ...changes,
  }
  await call(routes.bookConsultation, { body })
}

/** Stores subscribers directly in the database, since the site sends only few confirmation mails per hour. */
export async function storeSubscribers(
  ...subscribers: readonly {
    email: string
    name: string | null
    subscribed?: boolean
    stoppedAt?: Date
    leftAt?: Date
  }[]
): Promise<void> {
  const rows = subscribers.map((subscriber, index) => ({
    ...subscriber,
    id: crypto.randomUUID(),
    subscribedAt: new Date(Date.now() + index),
  }))
  const { write } = openDatabase(currentSite().databaseUrl)
  await write.insertInto('newsletterSubscriptions').values(rows).execute()
}

export function publicQuiz(slug: string): Promise<ResponseOf<typeof getQuiz>> {
  return call(routes.getQuiz, { params: { slug } })
}

/**
 * Submits a quiz as a visitor who consents to have the answers stored.
 * @param options index of the option for each question.
 * @param who the visitor; null if the answers are only scored, and not stored.
 */
export async function answerQuiz(
  slug: string,
  options: readonly number[],
  who: { email: string; name: string | null } | null,
): Promise<void> {
  const { questions } = await publicQuiz(slug)
  const answers = questions.map(({ id }, index) => ({
    questionId: id,
    answer: options[index] ?? 0,
  }))
  const params = { slug }
  if (who === null) await call(routes.scoreQuiz, { params, body: { answers } })
  else await call(routes.submitQuiz, { params, body: { answers, ...who, consent: true } })
}

/** Returns the stored bookings that a search finds. */
export async function storedBookings(token: string, search: string): Promise<Booking[]> {
  const input = { token, query: { search } }
  return (await call(routes.listBookings, input)).items
}

/** Deletes the bookings, subscriptions and quiz submissions of visitors whose email addresses contain the word. */
export async function forgetVisitors(word: string): Promise<void> {
  const token = await logIn()
  // Three times, since each list returns only its first page.
  for (let round = 0; round < 3; round += 1) {
    const input = { token, query: { search: word } }
    const [bookings, subscribers, submissions] = await Promise.all([
      call(routes.listBookings, input),
      call(routes.listSubscribers, input),
      call(routes.listSubmissions, input),
    ])
    const chosen = (id: string) => ({ token, params: { id } })
    // One at a time: simultaneous deletions would use all connections of the database, which other tests need.
    for (const { id } of bookings.items) await call(routes.deleteBooking, chosen(id))
    for (const { id } of subscribers.items) await call(routes.deleteSubscriber, chosen(id))
    for (const { id } of submissions.items) await call(routes.deleteSubmission, chosen(id))
  }
}
