import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'pasitikejimo-testas',
  title: 'Pasitikėjimo testas',
  description:
    'Devyni klausimai apie pažadus, atvirumą ir ramybę šalia mylimo žmogaus. Testas padės suprasti, kiek jūsų poroje pasitikėjimo ir nuo ko pradėti jį stiprinti.',
  instructions:
    'Kai kur vietoj klausimo rasite teiginį – skalėje nuo 1 iki 5 pažymėkite, kiek jis tinka jums. Į paskutinį klausimą galite ir neatsakyti.',
  published: true,
  createdAt: '2026-06-09T09:15:00.000Z',
  questions: [
    {
      question: 'Partneris laikosi to, ką pažada.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [0, 1, 2, 3, 4],
      required: true,
    },
    {
      question: 'Ar galite ramiai ir nesiteisindami susitikti su draugais be partnerio?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [3, 0],
      warningOptions: [1],
      required: true,
    },
    {
      question:
        'Partneris grįžta gerokai vėliau, nei žadėjo, ir neperspėja. Kokia pirmoji jūsų mintis?',
      questionType: 'multiple_choice',
      options: [
        'Turbūt kas nors sulaikė, papasakos, kai grįš',
        'Ar tik nenutiko kas nors bloga?',
        'Su manimi vėl nesiskaitoma',
        'Nuo manęs kažkas slepiama',
      ],
      weights: [3, 2, 1, 0],
      required: true,
    },
    {
      question: 'Man kyla pagunda patikrinti partnerio telefoną, žinutes ar buvimo vietą.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [4, 3, 2, 1, 0],
      required: true,
    },
    {
      question:
        'Ar per pastarąjį pusmetį nuslėpėte nuo partnerio ką nors, ką jam būtų svarbu žinoti?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [0, 3],
      required: true,
    },
    {
      question: 'Kas nutinka, kai patikite partneriui ką nors labai asmeniška?',
      questionType: 'multiple_choice',
      options: [
        'Per ginčą tai atsisuka prieš mane',
        'Partneris nukreipia kalbą arba greitai pamiršta',
        'Išklauso, bet kartais papasakoja kitiems',
        'Išklauso, ir tai lieka tarp mūsų',
      ],
      weights: [0, 1, 1, 3],
      warningOptions: [0],
      required: true,
    },
    {
      question: 'Kaip dažnai sunkią akimirką galite pasikliauti partneriu?',
      questionType: 'scale',
      options: ['1 – niekada', '2', '3', '4', '5 – visada'],
      weights: [0, 1, 2, 3, 4],
      required: true,
    },
    {
      question: 'Ar galite nebijodami prisipažinti partneriui, kad suklydote?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [3, 0],
      warningOptions: [1],
      required: true,
    },
    {
      question: 'Jei pasitikėjimas jūsų poroje buvo pažeistas, kaip sekasi jį atkurti?',
      questionType: 'multiple_choice',
      options: [
        'Apie tai nekalbame, ir skauda kaip anksčiau',
        'Bandome, bet žaizda vis atsiveria',
        'Pasikalbėjome ir po truputį vėl mokomės pasitikėti',
        'Mums to neprireikė',
      ],
      weights: [0, 1, 2, 2],
      required: false,
    },
  ],
  categories: [
    {
      name: 'Trapus pasitikėjimas',
      description:
        'Atsakymai rodo, kad šalia partnerio dabar daugiau budrumo nei ramybės. Priežasčių gali būti įvairių: sulaužyti pažadai, nutylėjimai, ankstesnių santykių patirtis ar per ilgai neaptartos abejonės.',
      minScore: 0,
      maxScore: 9,
      advice:
        'Šią savaitę užsirašykite vieną konkrečią situaciją, po kurios pasitikėti tapo sunkiau, ir pagalvokite, kas padėtų jums nurimti. Pasikalbėkite apie ją ramiai, be tardymo: papasakokite, ką jautėte, ir paprašykite vieno pažado, kurį partneris tikrai gali ištesėti. Patikrintas telefonas nuramina tik trumpam, todėl verčiau klauskite tiesiai. Jei abejonės neatslūgsta, jas lengviau išnarplioti kartu su konsultantu. O jei jus seka, riboja jums pinigus ar bendravimą su artimaisiais, gąsdina ar jums grasina, nelikite su tuo vieni: Specializuotos kompleksinės pagalbos centruose ir emocinės paramos tarnybose galite saugiai pasitarti, ką daryti.',
      color: '#ef4444',
    },
    {
      name: 'Pasitikėjimas su klaustukais',
      description:
        'Daug kur judu vienas kitu pasikliaujate, bet kai kurios situacijos vis dar kelia nerimą. Tai gera proga stabtelėti ir išsiaiškinti, kas tą nerimą žadina: tai, kas vyksta dabar, ar seni skauduliai.',
      minScore: 10,
      maxScore: 19,
      advice:
        'Šią savaitę susitarkite dėl dviejų ar trijų mažų pažadų, kuriuos abu tikrai galite ištesėti, pavyzdžiui, perspėti, jei vėluojate. Kai kyla įtarimas, prieš darydami išvadas paklauskite savęs, ką iš tikrųjų žinote, o ką tik spėjate. Pasakykite partneriui, kuris jo poelgis pastaruoju metu suteikė jums ramybės. Jei yra dalykas, kurį nutylite, pagalvokite, kada ir kaip galėtumėte apie jį pasikalbėti. O jei kalbėtis atvirai trukdo baimė, pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
      color: '#f59e0b',
    },
    {
      name: 'Ramus pasitikėjimas',
      description:
        'Judu galite pasikliauti vienas kitu ir paliekate erdvės draugams, pomėgiams ir savoms mintims. Toks pasitikėjimas leidžia suklysti, prisipažinti ir vėl susikalbėti.',
      minScore: 20,
      maxScore: 29,
      advice:
        'Šią savaitę papasakokite partneriui apie akimirką, kai pajutote, kad juo tikrai galite pasikliauti. Pasidalykite ir tuo, apie ką kalbėti dar nedrąsu: pasitikėjimas gilėja tada, kai ryžtamės atsiverti. Susitarkite, kaip elgsitės, jei vienam iš jūsų kada nors kils abejonių, – apie tai lengviausia kalbėtis ramiu metu. Mažų pažadų laikykitės taip pat rimtai kaip ir didelių.',
      color: '#10b981',
    },
  ],
}
