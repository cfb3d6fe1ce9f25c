import { z } from 'zod'
import type { Submission } from './submission-queries.ts'
import type { QuizResult } from '../contracts.ts'

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('No JSON')
    return z.NEVER
  }
})

const storedAnswer = z.object({ question: z.string(), option: z.string() })

/** Stored answer, in the wording the visitor saw. */
export type StoredAnswer = z.output<typeof storedAnswer>

const shares = z.array(z.object({ name: z.string(), share: z.number() }))

/**
 * JSON columns of `quiz_submissions`. Lists parse them without throwing, so that a damaged row does not make a list
 * fail.
 */
const stored = z.object({
  category: json
    .pipe(
      z.object({
        name: z.string(),
        color: z.string(),
        description: z.string().default(''),
        advice: z.string().default(''),
      }),
    )
    .nullable(),
  breakdown: z.object({ shares: shares.optional(), dimensions: shares.default([]) }).nullable(),
  answers: json.pipe(z.array(storedAnswer)),
})

/**
 * Reads the stored band; null if there is none or it is unreadable. After a warning, the visitor did not see this band.
 */
export function storedBand(category: string | null): QuizResult['category'] {
  return stored.shape.category.safeParse(category).data ?? null
}

/** Reads the share of each dimension, also after a warning; empty if unreadable. */
export function storedShares(breakdown: unknown): z.output<typeof shares> {
  const read = stored.shape.breakdown.safeParse(breakdown).data
  return read?.shares ?? read?.dimensions ?? []
}

/** Reads the answers as text; empty if unreadable. */
export function answersInWords(answers: string): { question: string; answer: string }[] {
  const read = stored.shape.answers.safeParse(answers).data ?? []
  return read.map(({ question, option }) => ({ question, answer: option }))
}

/** Whether all JSON columns of a submission are readable. */
export function isReadable(row: Pick<Submission, keyof typeof stored.shape>): boolean {
  return stored.safeParse(row).success
}
