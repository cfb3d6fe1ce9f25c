import type { Seller } from '#src/features/settings/seller-texts.ts'

/** The withdrawal from a contract (Civil Code, article 6.228-10): form, check, receipt. */
export const withdrawalTexts = {
  title: 'Sutarties atsisakymas',
  /** Shown above the titles of form and check. */
  step: (number: 1 | 2) => `${number} žingsnis iš 2`,
  intro:
    'Jei paslaugą įsigijote kaip vartotojas, per 14 dienų nuo sutarties sudarymo galite jos atsisakyti nenurodydami priežasties. Užpildykite formą\u00A0– prieš patvirtindami dar viską patikrinsite.',
  faultsTitle: 'Pataisykite pažymėtus laukus',
  faults: 'Atsisakymo dar negavome: pataisykite pažymėtus laukus.',
  nameLabel: 'Vardas ir pavardė',
  emailLabel: 'El. paštas',
  emailHint: 'juo atsiųsime patvirtinimą',
  contractLabel: 'Kokios sutarties atsisakote',
  contractHint: 'pavyzdžiui, mėnesio konsultacijų el. paštu',
  noteLabel: 'Užsakymo data ar pastaba',
  noteHint: 'neprivaloma',
  check: 'Toliau',
  nameRequired: 'Įrašykite vardą ir pavardę',
  contractRequired: 'Įrašykite, ką buvote užsisakę',
  /** Shown as before + link + after. */
  privacy: {
    before: 'Šiuos duomenis saugosime tiek, kiek reikalauja teisės aktai. Plačiau\u00A0– ',
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },

  checkTitle: 'Patikrinkite atsisakymą',
  checkIntro: 'Ar viskas teisinga? Sutarties atsisakysite tik paspaudę „Patvirtinti atsisakymą“.',
  /** Shown when a confirmed form is not stored, because the check is too old or the values have changed since. */
  checkAgain:
    'Atsisakymo dar negavome: nuo patikrinimo praėjo daug laiko arba duomenys pasikeitė. Peržiūrėkite juos dar kartą ir patvirtinkite.',
  confirm: 'Patvirtinti atsisakymą',
  edit: 'Taisyti',

  receiptTitle: 'Sutarties atsisakymą gavome',
  receiptMailed: (email: string) => `Patvirtinimą siunčiame ir adresu ${email}.`,
  /** Says in the receipt what happens with the money. The screen, the file and the mail say the same. */
  receiptMoney: {
    due: (sum: string, day: string) =>
      `Grąžinsime ${sum} iki ${day}, ta pačia mokėjimo priemone, kuria mokėjote.`,
    /** Without the order's number, the sum is not known. Does not reveal whether there is an order. */
    unnamed: (day: string) =>
      `Užsakymo numerio atsisakyme neradome, todėl sumos dar nežinome. Jums priklausančius pinigus grąžinsime iki ${day}, ta pačia mokėjimo priemone, kuria mokėjote.`,
    late: 'Jį gavome pasibaigus 14\u00a0dienų terminui, todėl peržiūrėsime ir atsakymą atsiųsime el.\u00a0paštu.',
    disputed: 'Mokėjimą tikrina jūsų bankas, todėl dėl pinigų spręs jis.',
    returned: 'Pinigus už šį užsakymą jau grąžinome.',
    nothingDue: 'Pagal sutarties sąlygas pinigų grąžinti nereikia.',
    /** Said to a client who had withdrawn from the same order before. */
    repeated:
      'Šios sutarties jau buvote atsisakę, todėl galioja pirmasis atsisakymas: antrą kartą daryti nieko nereikia.',
  },
  statement: 'Pranešu, kad atsisakau toliau nurodytos sutarties.',
  download: 'Atsisiųsti patvirtinimą',
  /** Name of the downloaded file, without date and extension. */
  file: 'sutarties-atsisakymas',
  notFound: 'Tokio atsisakymo neradome.',
  refundDayInvalid: 'Nurodykite dieną, kai grąžinote pinigus',
  refundDayTooEarly: (from: string) => `Pinigus grąžinti galėjote ne anksčiau kaip ${from}`,
  refundDayInFuture: 'Diena, kai grąžinote pinigus, negali būti ateityje',
} as const

interface Withdrawal {
  name: string
  email: string
  contract: string
  note: string | null
}

/** Returns the labelled values of the form. */
export function withdrawalFacts({ name, email, contract, note }: Withdrawal) {
  return [
    [withdrawalTexts.nameLabel, name],
    [withdrawalTexts.emailLabel, email],
    ['Sutartis', contract],
    [withdrawalTexts.noteLabel, note],
  ] as const
}

/** Returns the labelled facts of a receipt. The screen, the file and the mail show the same facts. */
export function receiptFacts(
  withdrawal: Withdrawal & { id: string },
  receivedAt: string,
  { legalName, email }: Pick<Seller, 'legalName' | 'email'>,
) {
  return [
    ['Gauta', `${receivedAt} (Lietuvos laiku)`],
    ...withdrawalFacts(withdrawal),
    ['Kam', `${legalName}, ${email}`],
    ['Numeris', withdrawal.id],
  ] as const
}
