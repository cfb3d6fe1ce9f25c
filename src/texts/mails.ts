import { brand } from './brand.ts'

/** The mails that the product sends. */
export const mailTexts = {
  /** Footer of every mail that answers what the reader did on the site. */
  becauseYouWrote: `Šį laišką gavote, nes jūsų el. paštas buvo nurodytas „${brand.name}“ svetainėje.`,

  letter: {
    preview: 'Naujas „Santykių akademijos“ laiškas',
    reason: 'Šį laišką gavote, nes užsiprenumeravote mūsų naujienlaiškį.',
    leave: 'Atsisakyti naujienlaiškio',
    trialSubject: (subject: string) => `[Bandomasis] ${subject}`,
  },

  bookingNotice: {
    subject: (name: string) => `Nauja konsultacijos užklausa: ${name}`,
    heading: 'Nauja konsultacijos užklausa',
    preview: 'Susisiekite per 24 valandas.',
    intro: 'Gavote naują užklausą. Svetainė pažada susisiekti per 24 valandas – iki',
    reply: 'Atsakykite į šį laišką, ir jūsų atsakymas pasieks užklausos autorių.',
    open: 'Atidaryti užklausas',
    footer: 'Šį pranešimą siunčia jūsų svetainė.',
    name: 'Vardas',
    email: 'El. paštas',
    phone: 'Telefonas',
    type: 'Konsultacija',
    date: 'Pageidaujamas laikas',
    message: 'Žinutė',
  },

  bookingReceipt: {
    subject: 'Gavome jūsų užklausą',
    heading: 'Gavome jūsų užklausą',
    preview: 'Susisieksime per 24 valandas.',
    greeting: 'Laba diena,',
    text: 'ačiū, kad parašėte. Susisieksime su jumis per 24 valandas ir suderinsime viską, ko reikia konsultacijai.',
    question: 'Jei norite ką nors papildyti, tiesiog atsakykite į šį laišką.',
    wrongPerson:
      'Jei užklausos nesiuntėte, į šį laišką nereaguokite arba parašykite mums – užklausą ištrinsime.',
  },
} as const
