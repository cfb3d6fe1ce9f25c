/** Origin of a generated image or text. */
export interface GeneratedBy {
  model: string
  /** ISO instant. */
  at: string
}

/** Generated text. `reviewedAt`: ISO instant when a person confirmed having read the text; null if nobody has. */
export interface GeneratedText extends GeneratedBy {
  reviewedAt: string | null
}

/** Parts of an item that can be labelled as made by AI. */
export const AI_PARTS = ['image', 'text'] as const
export type AiPart = (typeof AI_PARTS)[number]

/** Whether an item publishes, now or later, a generated text that nobody has read. */
export function isUnread(item: {
  generated?: GeneratedText | null | undefined
  published: boolean
  publishAt: unknown
}): boolean {
  return item.generated?.reviewedAt === null && (item.published || item.publishAt !== null)
}
