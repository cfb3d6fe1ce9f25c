/** The contact page. */
export const contactTexts = {
  title: 'Kontaktai',
  description:
    'Kaip susisiekti su Santykių akademija: el. paštas klausimams apie konsultacijas, testus, mokėjimus ir asmens duomenis.',
  intro: 'Rašykite\u00A0– atsakysime žmogiškai ir kaip galėdami greičiau.',
  emailHeading: 'El. paštas',
  emailText: 'Dėl konsultacijų, testų, mokėjimų, duomenų ar bendradarbiavimo rašykite:',
  answersHeading: 'Kada atsakome',
  answers: [
    { about: 'Klausimai ir bendradarbiavimas', time: 'per vieną darbo dieną' },
    { about: 'Savaitės konsultacijos', time: 'per 4\u00A0valandas' },
    { about: 'Mėnesio konsultacijos', time: 'per 2\u00A0valandas' },
  ],
  writeHeading: 'Ką parašyti laiške',
  write: [
    'Kas nutiko arba ko norite paklausti. Užtenka kelių sakinių.',
    'Dėl mokėjimo ar prenumeratos – el.\u00A0pašto adresą, kurį nurodėte pirkdami.',
    'Dėl testo – jo pavadinimą ir kokiame įrenginyje jį atlikote. Pačių atsakymų siųsti nereikia.',
  ],
  /** Shown as before + link + after. */
  safety: {
    before:
      'Jei jums dabar nesaugu ar labai sunku, laiško nelaukite: skambinkite 112 arba pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
  },
  placeHeading: 'Kur esame',
  placeText: 'El. paštu konsultuojame žmones visoje Lietuvoje ir lietuvius, gyvenančius užsienyje.',
  sellerHeading: 'Rekvizitai',
  quickHeading: 'Galbūt atsakymas jau yra',
  quick: {
    faq: 'Dažniausiai užduodami klausimai',
    support: 'Pagalba dėl testų, mokėjimų ir duomenų',
    consultations: 'Konsultacijų paketai ir kainos',
  },
} as const
