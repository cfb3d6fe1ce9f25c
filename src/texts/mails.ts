import { brand } from './brand.ts'

/** The mails that the product sends. */
export const mailTexts = {
  /** Footer of every mail that answers what the reader did on the site. */
  becauseYouWrote: `Šį laišką gavote, nes jūsų el. paštas buvo nurodytas „${brand.name}“ svetainėje.`,

  /** Footer of the mails to the owner. */
  fromYourSite: 'Šį pranešimą siunčia jūsų svetainė.',

  bookingNotice: {
    subject: (name: string) => `Nauja konsultacijos užklausa: ${name}`,
    heading: 'Nauja konsultacijos užklausa',
    preview: 'Susisiekite per 24 valandas.',
    intro: 'Gavote naują užklausą. Svetainė pažada susisiekti per 24 valandas – iki',
    reply: 'Atsakykite į šį laišką, ir jūsų atsakymas pasieks užklausos autorių.',
    open: 'Atidaryti užklausas',
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

  /** Its subject tells nobody who looks on what it is about. */
  dataLink: {
    subject: 'Jūsų prašyta nuoroda',
    heading: 'Jūsų prašyta nuoroda',
    preview: 'Nuoroda veikia vieną kartą.',
    text: (hours: number) =>
      `Paspaudę mygtuką, pamatysite, ką šiuo adresu saugome. Nuoroda galioja ${hours} val. ir veikia vieną kartą.`,
    open: 'Atverti',
    wrongPerson: 'Jei nuorodos neprašėte, šį laišką tiesiog ištrinkite.',
  },

  withdrawalReceipt: {
    subject: 'Gavome jūsų sutarties atsisakymą',
    preview: 'Patvirtiname, kad sutarties atsisakymą gavome.',
    text: 'Jums priklausančius pinigus grąžinsime ne vėliau kaip per 14 dienų, ta pačia mokėjimo priemone, kuria mokėjote. Jei norite ką nors patikslinti, tiesiog atsakykite į šį laišką.',
    wrongPerson: 'Jei sutarties neatsisakėte, parašykite mums.',
  },

  withdrawalNotice: {
    subject: (name: string) => `Sutarties atsisakymas: ${name}`,
    heading: 'Gautas sutarties atsisakymas',
    preview: 'Pinigus grąžinkite per 14 dienų.',
    intro:
      'Vartotojas atsisakė sutarties. Patvirtinimą jam siunčia svetainė. Priklausančius pinigus grąžinkite ne vėliau kaip per 14 dienų nuo gavimo.',
    reply: 'Atsakykite į šį laišką, ir jūsų atsakymas pasieks atsisakymo autorių.',
    open: 'Atidaryti atsisakymus',
  },
} as const
