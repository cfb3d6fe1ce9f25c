/** When the owner answers the letters of a consultation: whole hours of a working day in Vilnius, as 9 to 18. */
export interface AnswerHours {
  readonly from: number
  readonly to: number
}

/** Until the owner has set some in the panel: the times of answer hold day and night (specification, section 9). */
export const answerHours = null as AnswerHours | null

/** Sentences of the static pages that the sentence of the hours follows. */
export const HOURS_FOLLOW = [
  'Atsakymo laikas skaičiuojamas nuo jūsų laiško gavimo.',
  'Savaitės paketo klientams atsakome per 4 valandas, mėnesio prenumeratos klientams – per 2 valandas.',
] as const

/** What is said of the hours wherever a time of answer is promised. */
export function answerWords(hours: AnswerHours | null) {
  if (hours === null) return { short: null, within: (time: string) => time, sentence: '' }
  const short = `darbo dienomis ${hours.from}–${hours.to} val.`
  return {
    /** Within a sentence. */
    short,
    /** A promised time. */
    within: (time: string) => `${time} (${short})`,
    /** Begins with a space, since it follows another sentence; empty without hours. */
    sentence: ` Atsakome ${short} Kitu metu gauto laiško laikas skaičiuojamas nuo artimiausios darbo dienos ${hours.from} val.`,
  }
}
