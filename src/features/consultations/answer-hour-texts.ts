/** The owner's answer hours. They are whole hours of a working day in Vilnius, for example 9 to 18. */
export interface AnswerHours {
  readonly from: number
  readonly to: number
}

/**
 * Default answer hours, until the owner sets them. Null: every hour counts, day and night (specification, section 9).
 */
export const answerHours = null as AnswerHours | null

/** Sentences of the static pages. The sentence with the answer hours is inserted after each of them. */
export const HOURS_FOLLOW = [
  'Atsakymo laikas skaičiuojamas nuo jūsų laiško gavimo.',
  'Savaitės paketo klientams atsakome per 4 valandas, mėnesio prenumeratos klientams – per 2 valandas.',
] as const

/** Returns the hours in words, for all texts that promise an answer time. */
export function answerWords(hours: AnswerHours | null) {
  if (hours === null) {
    return {
      short: null,
      within: (time: string) => time,
      sentence: '',
      counted: 'Atsakymo laikas skaičiuojamas ir naktį, ir savaitgaliais.',
    }
  }
  const short = `darbo dienomis ${hours.from}–${hours.to} val.`
  const stated = `Atsakome ${short} Kitu metu gauto laiško laikas skaičiuojamas nuo artimiausios darbo dienos ${hours.from} val.`
  return {
    /** For use within a sentence. */
    short,
    /** Returns a promised time, followed by the hours. */
    within: (time: string) => `${time} (${short})`,
    /** Begins with a space, since it follows another sentence. Empty if no hours are set. */
    sentence: ` ${stated}`,
    /** Says on its own which hours count, also if no hours are set. */
    counted: stated,
  }
}
