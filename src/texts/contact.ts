/** The contact page. */
export const contactTexts = {
  title: 'Kontaktai',
  description:
    'Kaip susisiekti su Santykių akademija: el. paštas klausimams apie konsultacijas, testus, mokėjimus ir asmens duomenis.',
  intro: 'Rašykite – atsakysime žmogiškai ir kaip galėdami greičiau.',
  emailHeading: 'El. paštas',
  emailText: 'Dėl konsultacijų, testų, mokėjimų, duomenų ar bendradarbiavimo rašykite:',
  answerTime: 'Atsakome per vieną darbo dieną.',
  placeHeading: 'Kur esame',
  placeText: 'Konsultuojame el. paštu visoje Lietuvoje ir lietuvius užsienyje.',
  sellerHeading: 'Rekvizitai',
  quickHeading: 'Galbūt atsakymas jau yra',
  quick: {
    faq: 'Dažniausiai užduodami klausimai',
    support: 'Pagalba dėl testų, mokėjimų ir duomenų',
    consultations: 'Konsultacijų paketai ir kainos',
  },
} as const
