import type { Voice } from '#src/features/experts/experts.ts'

const BELIEF = 'artumas, pasitikėjimas ir gebėjimas susitarti yra išmokstami dalykai.'

/** Button to the general quiz. Apart from the pages' texts, so that the panel does not load these. */
export const TO_TEST = 'Atlikti bendrą santykių testą'

/** Texts of the about page. */
export const aboutTexts = {
  title: 'Apie mus',
  description:
    'Santykių akademijos misija, vertybės ir patirtis: padedame poroms kurti artimus, saugius ir ilgalaikius santykius.',
  intro: {
    none: `Tikime, kad ${BELIEF}`,
    one: (name) => `Į\u00A0jūsų laiškus atsako ${name}. Tikime, kad ${BELIEF}`,
    several: `Esame komanda, kuri tiki, kad ${BELIEF}`,
  } satisfies Voice as Voice,
  missionHeading: 'Mūsų misija',
  /** The first paragraph is in large type. */
  mission: [
    'Norime, kad kiekviena pora turėtų kur kreiptis anksčiau, nei nutrūksta pokalbis.',
    'Daugeliui porų trūksta ne meilės, o\u00A0žodžių, įpročių ir ramios vietos, kurioje galima pasakyti tai, kas svarbu. Todėl paprasta kalba rašome straipsnius ir kuriame testus, padedančius pažvelgti į\u00A0save iš šalies.',
    'O\u00A0kai norisi pasitarti su žmogumi, atsakome į\u00A0laiškus. Nežadame stebuklų\u00A0– siūlome aiškius žingsnius, kuriuos galima žengti jau šiandien.',
  ],
  valuesHeading: 'Mūsų vertybės',
  values: [
    {
      title: 'Širdis ir atjauta',
      text: 'Išklausome nesmerkdami. Už kiekvieno priekaišto matome poreikį, kuris dar nerado tinkamų žodžių.',
    },
    {
      title: 'Jums pritaikyti sprendimai',
      text: 'Vienodų porų nėra, todėl patarimus deriname prie jūsų istorijos, tempo ir tikslų.',
    },
    {
      title: 'Bendruomenė',
      text: 'Buriame žmones, kuriems rūpi santykiai. Kartu lengviau pamatyti, kad su sunkumais susiduriame ne mes vieni.',
    },
    {
      title: 'Profesionalumas',
      text: 'Laikomės to, ką pažadame, saugome konfidencialumą ir aiškiai pasakome, kada reikia kitos pagalbos.',
    },
  ],
  claimsHeading: 'Akademija skaičiais',
  callHeading: 'Nuo ko pradėti?',
  callText: 'Atlikite bendrą santykių testą arba pasirinkite konsultaciją el.\u00A0paštu.',
  toTest: TO_TEST,
  toConsultations: 'Peržiūrėti konsultacijas',
} as const

/** Texts of the home page. */
export const homeTexts = {
  description:
    'Santykių akademija padeda poroms geriau suprasti vienas kitą: straipsniai, nemokami santykių testai ir konsultacijos el. paštu.',
  eyebrow: 'Santykių ugdymas ir konsultacijos',
  /** Sentences, in parts that take a line each where the sentence does not fit one. */
  heading: [['Geri santykiai', 'nėra atsitiktinumas.'], ['Jų galima išmokti.']],
  intro:
    'Padedame poroms susikalbėti, vėl pasitikėti ir suartėti. Pradėkite nuo trumpo testo\u00A0– po kelių minučių žinosite, kas jūsų santykiuose stipru ir kam verta skirti dėmesio.',
  toTest: TO_TEST,
  toBlog: 'Skaityti tinklaraštį',

  newestHeading: 'Naujausi straipsniai',

  servicesHeading: 'Kaip galime padėti',
  services: {
    blog: {
      title: 'Tinklaraštis',
      text: 'Praktiški straipsniai apie bendravimą, pasitikėjimą, intymumą ir konfliktus\u00A0– be moralizavimo.',
      link: 'Skaityti straipsnius',
    },
    tests: {
      title: 'Santykių testai',
      text: 'Trumpi testai, padedantys pažvelgti į\u00A0savo santykius iš šalies ir gauti patarimų.',
      link: 'Rinktis testą',
    },
    consultations: {
      title: 'Konsultacijos',
      text: 'Parašykite laišką, kai patogu,\u00A0– atsakysime el.\u00A0paštu.',
      link: 'Peržiūrėti paketus',
    },
  },

  storiesHeading: 'Porų istorijos',
  storiesIntro: 'Poros, kurios pradėjo nuo mažo žingsnio.',
  moreStories: 'Visos istorijos',
  claimsHeading: 'Akademija skaičiais',
} as const

/** Texts about testimonials. */
export const storyTexts = {
  rating: (stars: number) => `Įvertinimas: ${stars} iš 5 žvaigždučių`,
} as const

/** Texts of the contact page. */
export const contactTexts = {
  title: 'Kontaktai',
  description:
    'Kaip susisiekti su Santykių akademija: el. paštas klausimams apie konsultacijas, testus, mokėjimus ir asmens duomenis.',
  intro: 'Rašykite\u00A0– atsakysime žmogiškai ir kaip galėdami greičiau.',
  emailHeading: 'El. paštas',
  emailText: 'Dėl konsultacijų, testų, mokėjimų, duomenų ar bendradarbiavimo rašykite:',
  answersHeading: 'Kada atsakome',
  answers: [
    { about: 'Klausimai ir bendradarbiavimas', time: 'per vieną darbo dieną', package: null },
    { about: 'Savaitės konsultacijos', time: 'per 4\u00A0valandas', package: 'email-weekly' },
    { about: 'Mėnesio konsultacijos', time: 'per 2\u00A0valandas', package: 'email-monthly' },
  ],
  writeHeading: 'Ką parašyti laiške',
  write: [
    'Kas nutiko arba ko norite paklausti. Užtenka kelių sakinių.',
    'Dėl mokėjimo ar prenumeratos – el.\u00A0pašto adresą, kurį nurodėte pirkdami.',
    'Dėl testo – jo pavadinimą ir kokiame įrenginyje jį atlikote. Pačių atsakymų siųsti nereikia.',
  ],
  /** Shown as `before`, the number, `between`, the link and `after`. */
  safety: {
    before: 'Jei jums dabar nesaugu ar labai sunku, laiško nelaukite: skambinkite ',
    between: ' arba pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
  },
  placeHeading: 'Kur esame',
  placeText: 'El. paštu konsultuojame žmones visoje Lietuvoje ir lietuvius, gyvenančius užsienyje.',
  sellerHeading: 'Rekvizitai',
  quickHeading: 'Galbūt atsakymas jau yra',
  quick: {
    faq: 'Dažniausiai užduodami klausimai',
    consultations: 'Konsultacijų paketai ir kainos',
  },
} as const

/** Texts of the testimonials page. */
export const successStoriesTexts = {
  title: 'Porų istorijos',
  description:
    'Porų, kurios su Santykių akademija išmoko kalbėtis ir pasitikėti, istorijos. Čia galite papasakoti ir savąją.',
  intro:
    'Kiekvienos poros kelias kitoks, bet pradžia dažnai panaši: vienas nuoširdus pokalbis ir vienas naujas įprotis.',
  storiesHeading: 'Porų atsiliepimai',
  writeText:
    'Jei straipsnis, testas ar konsultacija ką nors pakeitė jūsų namuose, mums labai rūpi tai išgirsti. Be jūsų sutikimo nieko neskelbiame.',
  write: 'Parašyti mums',
  subject: 'Mūsų istorija',
  callHeading: 'O\u00A0nuo ko pradėti jums?',
  callText: 'Trumpas testas parodys, kas jūsų santykiuose stipru ir kam verta skirti dėmesio.',
  toTest: TO_TEST,
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
