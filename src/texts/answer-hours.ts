/** When the owner answers the letters of a consultation. */
export interface AnswerHours {
  /** Within a sentence, as `darbo dienomis 9–18 val.`. */
  short: string
  /** From when the hours of a letter that comes at another time are counted: a sentence. */
  otherwise: string
}

/** None are set: the times of answer hold day and night (specification, section 9). */
const answerHours = null as AnswerHours | null

/** What is said of the hours wherever a time of answer is promised. */
export function answerWords(hours: AnswerHours | null) {
  return {
    /** A promised time. */
    within: (time: string) => (hours === null ? time : `${time} (${hours.short})`),
    /** Begins with a space, since it follows another sentence; empty without hours. */
    sentence: hours === null ? '' : ` Atsakome ${hours.short} ${hours.otherwise}`,
  }
}

export const answers = answerWords(answerHours)
