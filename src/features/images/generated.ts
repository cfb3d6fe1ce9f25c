/** Which model has made an image or a text, and when. */
export interface GeneratedBy {
  model: string
  /** ISO instant. */
  at: string
}

/** A text that a model has drafted; `reviewedAt`: when a person confirmed to have read it, null: nobody has. */
export interface GeneratedText extends GeneratedBy {
  reviewedAt: string | null
}

/** Parts of an item that may be said to be made by AI. */
export const AI_PARTS = ['image', 'text'] as const
export type AiPart = (typeof AI_PARTS)[number]

/** Whether an item would publish, now or later, a generated text that nobody has read. */
export function isUnread(item: {
  generated?: GeneratedText | null | undefined
  published: boolean
  publishAt: unknown
}): boolean {
  return item.generated?.reviewedAt === null && (item.published || item.publishAt !== null)
}
