import { HELD_AFTER_HOURS } from '#src/core/outbox.ts'
import type { MailTrouble } from '#src/core/mail-trouble.ts'
import { counted, formatMoment } from '#src/core/lithuanian.ts'

/** Returns, for 1, 4 and 10: `laukia 1 laiškas`, `laukia 4 laiškai`, `laukia 10 laiškų`. */
const waitingMails = (count: number) => `laukia ${counted(count, ['laiškas', 'laiškai', 'laiškų'])}`

/** Says, for 1 and 4 mails, that they go out by themselves unless they are older than so many hours. */
const comeOut = (count: number) =>
  count === 1 ? 'išeis pats, o dėl senesnio' : 'išeis patys, o dėl senesnių'

const triesOn = 'svetainė bando toliau, nė vienas nedings'

/**
 * Says why mails do not go out, in two sentences that all views share: what happened and what the site does by itself,
 * and what the administrator does and when.
 * @param goesOn what the site does by itself, after a colon.
 */
export function troubleWords(
  trouble: MailTrouble,
  goesOn = triesOn,
): { happened: string; todo: string } {
  const waits = waitingMails(trouble.waiting)
  switch (trouble.kind) {
    case 'unset':
      return {
        happened:
          trouble.waiting === 0
            ? 'Laiškų siuntimas dar neįjungtas, todėl nauji laiškai lauks.'
            : `Laiškų siuntimas dar neįjungtas, ${waits}: įjungus ${comeOut(trouble.waiting)} nei ${HELD_AFTER_HOURS} valandų nuspręsite jūs.`,
        todo: 'Paprašykite svetainės prižiūrėtojo jį įjungti.',
      }
    case 'standing':
      return {
        happened: `Paštas neveikia nuo ${formatMoment(trouble.since)}, ${waits}: ${goesOn}.`,
        todo: 'Praneškite svetainės prižiūrėtojui dabar.',
      }
    case 'unreachable':
      return {
        happened: `Siuntimo paslauga neatsako, ${waits}: ${goesOn}.`,
        todo: 'Jei po pusvalandžio niekas nepasikeičia, praneškite svetainės prižiūrėtojui.',
      }
    case 'postponed':
      return {
        happened: `Iš karto išsiųsti nepavyko, ${waits}: ${goesOn}.`,
        todo: 'Jums nieko daryti nereikia.',
      }
  }
}

/** Returns both sentences as one text. */
export function troubleText(trouble: MailTrouble): string {
  const { happened, todo } = troubleWords(trouble)
  return `${happened} ${todo}`
}
