import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'pasitikejimo-testas',
  title: 'Pasitikėjimo testas',
  description:
    'Vienuolika klausimų apie pažadus, atvirumą ir ramybę šalia mylimo žmogaus. Testas padės suprasti, kiek jūsų poroje pasitikėjimo ir nuo ko pradėti jį stiprinti.',
  instructions:
    'Kai kur vietoj klausimo rasite teiginį – skalėje nuo 1 iki 5 pažymėkite, kiek jis tinka jums. Į paskutinį klausimą galite ir neatsakyti: jis skirtas pamąstyti, todėl balų už jį neskiriama.',
  published: true,
  createdAt: '2026-06-09T09:15:00.000Z',
  questions: [
    {
      question: 'Partneris laikosi to, ką pažada.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [0, 1, 2, 3, 4],
      dimension: 'Pažadai',
      required: true,
    },
    {
      question: 'Kaip elgiatės, kai savo pažado ištesėti nepavyksta?',
      questionType: 'multiple_choice',
      options: [
        'Atsiprašau, kai partneris apie tai primena',
        'Perspėju iš anksto',
        'Ieškau pasiteisinimų',
        'Tyliu',
      ],
      weights: [2, 3, 1, 0],
      dimension: 'Pažadai',
      required: true,
    },
    {
      question: 'Ar galite nesiteisindami susitikti su draugais be partnerio?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [3, 0],
      marks: [null, 'sign'],
      dimension: 'Ramybė',
      required: true,
    },
    {
      question: 'Partneris grįžta gerokai vėliau, nei žadėjo. Kokia pirmoji jūsų mintis?',
      questionType: 'multiple_choice',
      options: [
        'Turbūt kas nors sulaikė',
        'Su manimi vėl nesiskaitoma',
        'Ar tik nenutiko kas nors bloga?',
        'Nuo manęs kažkas slepiama',
      ],
      weights: [3, 1, 2, 0],
      dimension: 'Ramybė',
      required: true,
    },
    {
      question: 'Man kyla pagunda patikrinti partnerio telefoną.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [4, 3, 2, 1, 0],
      dimension: 'Ramybė',
      required: true,
    },
    {
      question: 'Ar partneris tikrina jūsų telefoną?',
      questionType: 'multiple_choice',
      options: [
        'Kartais paprašo parodyti, ir galiu atsisakyti',
        'Kartais paprašo parodyti, o atsisakyti nejauku',
        'Ne, be mano leidimo jo neima',
        'Taip, nors aš to nenoriu',
      ],
      weights: [2, 1, 3, 0],
      marks: [null, 'sign', null, 'fear'],
      dimension: 'Ramybė',
      required: true,
    },
    {
      question:
        'Ar per pastarąjį pusmetį nuslėpėte nuo partnerio ką nors, ką jam būtų svarbu žinoti?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [0, 3],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kas nutinka, kai patikite partneriui ką nors labai asmeniška?',
      questionType: 'multiple_choice',
      options: [
        'Kartais tai sužino kiti',
        'Tai lieka tarp mūsų',
        'Partneris nukreipia kalbą',
        'Per ginčą tai atsisuka prieš mane',
      ],
      weights: [1, 3, 1, 0],
      marks: ['sign', null, null, 'humiliation'],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kaip dažnai sunkią akimirką galite pasikliauti partneriu?',
      questionType: 'scale',
      options: ['1 – niekada', '2', '3', '4', '5 – visada'],
      weights: [0, 1, 2, 3, 4],
      marks: ['sign', null, null, null, null],
      dimension: 'Pažadai',
      required: true,
    },
    {
      question: 'Ar galite nebijodami prisipažinti partneriui, kad suklydote?',
      questionType: 'yes_no',
      options: ['Taip', 'Ne'],
      weights: [3, 0],
      marks: [null, 'fear'],
      required: true,
    },
    {
      question: 'Jei pasitikėjimas jūsų poroje buvo pažeistas, kaip sekasi jį atkurti?',
      questionType: 'multiple_choice',
      options: [
        'Apie tai nekalbame',
        'Bandome, bet žaizda vis atsiveria',
        'Po truputį vėl mokomės pasitikėti',
        'Mums to neprireikė',
      ],
      weights: [0, 0, 0, 0],
      required: false,
    },
  ],
  dimensions: [
    {
      name: 'Pažadai',
      advice: {
        low: 'Duotu žodžiu jūsų poroje dabar pasikliauti sunku, ir tai vargina. Šią savaitę pažadėkite vieną mažą dalyką, kurį tikrai galite ištesėti, pavyzdžiui, parašyti, jei vėluosite. To paties paprašykite ir partnerio: pasitikėjimą grąžina ne didelės priesaikos, o ištesėtos smulkmenos.',
        middle:
          'Dažniausiai judu galite vienas kitu pasikliauti, bet kai kurie pažadai lieka pakibę ore. Žadėkite mažiau, o supratę, kad pažado ištesėti nepavyks, perspėkite iš anksto. Pastebėkite ir tai, kas pavyko: paprastas „ačiū, kad prisiminei“ skatina ir toliau laikytis žodžio.',
        high: 'Jūsų poroje žodžiai ir darbai dažniausiai sutampa, o sunkią akimirką turite kuo pasikliauti. Tokį tikrumą sukūrė daugybė mažų ištesėtų pažadų. Laikykitės jų ir toliau, o jei kartą nepavyks, pasakykite apie tai patys, nelaukdami, kol paklaus.',
      },
      articles: [
        'pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga',
        'kaip-po-melo-atkurti-pasitikejima',
        'pasitikejimas-arba-yra-arba-jo-nera-mitas',
      ],
      talk: 'Kuris mano ištesėtas pažadas tau buvo svarbiausias?',
    },
    {
      name: 'Atvirumas',
      advice: {
        low: 'Tarp judviejų dabar nemažai nutylėjimų, ir prabilti atvirai nelengva. Pagalvokite, kas liko nepasakyta, ir pasirinkite vieną dalyką, nuo kurio galėtumėte pradėti, kai abu būsite ramūs. Jei bijote, kad atvirumas atsisuks prieš jus, pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Apie daug ką kalbatės atvirai, bet kai kurias temas vis apeinate. Nebūtina pasakyti visko iš karto: užtenka užsiminti, kad yra dalykas, apie kurį norėtumėte pasikalbėti, ir sutarti dėl laiko. O tai, ką jums patiki partneris, saugokite taip, kaip saugotumėte savo paslaptį.',
        high: 'Galite patikėti vienas kitam tai, kas asmeniška, ir svarbūs dalykai ilgai nelieka nutylėti. Toks atvirumas nėra savaime suprantamas, todėl verta už jį padėkoti. Retkarčiais paklauskite vienas kito, ar nėra ko nors, ką dar norėtųsi pasakyti.',
      },
      articles: [
        'kaip-po-melo-atkurti-pasitikejima',
        'nutyleta-skola-atvejis-ir-kelias-atgal',
        'pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku',
      ],
      talk: 'Kas tau padėtų pasakyti man tai, ką pasakyti nelengva?',
    },
    {
      name: 'Ramybė',
      advice: {
        low: 'Santykiuose dabar daugiau budrumo nei ramybės: galvoje sukasi blogiausi spėjimai, ir norisi viską patikrinti. Kitą kartą kilus įtarimui, užsirašykite, ką iš tikrųjų žinote, o ką tik spėjate, ir tik tada klauskite – ramiai ir tiesiai. Jei nuolat tikrinami jūsų susitikimai, žinutės ar buvimo vieta, tai jau kontrolė – saugiai pasitarti galite Specializuotos kompleksinės pagalbos centre.',
        middle:
          'Dažniausiai jaučiatės ramiai, bet kai kurios situacijos vis pažadina nerimą. Pabandykite suprasti, iš kur jis kyla: iš to, kas vyksta dabar, ar iš senų skaudulių. Partneriui pasakykite ne kuo jį įtariate, o ko jums pritrūko: dėmesio, žinutės, laiko dviese.',
        high: 'Paliekate vienas kitam erdvės, ir dėl pavėluotos valandos įtarimų nekyla. Tokią ramybę palaiko aiškumas, todėl ir toliau perspėkite vienas kitą, kai keičiasi planai. O jei suneramins kokia smulkmena, prabilkite apie ją iš karto, kol ji nedidelė.',
      },
      articles: [
        'pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu',
        'telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo',
        'pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga',
      ],
      talk: 'Kas tau padeda jaustis ramiai, kai esame ne kartu?',
    },
  ],
  categories: [
    {
      name: 'Trapus pasitikėjimas',
      description:
        'Atsakymai rodo, kad šalia partnerio dabar daugiau budrumo nei ramybės. Priežasčių gali būti įvairių: sulaužyti pažadai, nutylėjimai, ankstesnių santykių patirtis ar per ilgai neaptartos abejonės.',
      minScore: 0,
      maxScore: 10,
      advice: [
        'Šią savaitę užsirašykite vieną konkrečią situaciją, po kurios pasitikėti tapo sunkiau, ir pagalvokite, kas padėtų jums nurimti.',
        'Apie tai, kas neramina, kalbėkite be tardymo: papasakokite, ką jautėte, ir paprašykite vieno pažado, kurį partneris tikrai gali ištesėti.',
        'Netikrinkite partnerio telefono: tai nuramina tik trumpam, todėl verčiau klauskite tiesiai.',
        'Jei abejonės neatslūgsta, kreipkitės į konsultantą – kartu jas išnarplioti lengviau.',
        'Jei jus seka, riboja jums pinigus ar bendravimą su artimaisiais, gąsdina ar jums grasina, nelikite su tuo vieni: Specializuotos kompleksinės pagalbos centruose ir emocinės paramos tarnybose galite saugiai pasitarti, ką daryti.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Pasitikėjimas su klaustukais',
      description:
        'Daug kur judu vienas kitu pasikliaujate, bet kai kurios situacijos vis dar kelia nerimą. Tai gera proga stabtelėti ir išsiaiškinti, kas tą nerimą žadina: tai, kas vyksta dabar, ar seni skauduliai.',
      minScore: 11,
      maxScore: 21,
      advice: [
        'Šią savaitę susitarkite dėl dviejų ar trijų mažų pažadų, kuriuos abu tikrai galite ištesėti, pavyzdžiui, perspėti, jei vėluojate.',
        'Kai kyla įtarimas, prieš darydami išvadas paklauskite savęs, ką iš tikrųjų žinote, o ką tik spėjate.',
        'Pasakykite partneriui, kuris jo poelgis pastaruoju metu suteikė jums ramybės.',
        'Jei yra dalykas, kurį nutylite, pagalvokite, kada ir kaip galėtumėte apie jį pasikalbėti.',
        'Jei kalbėtis atvirai trukdo baimė, pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Ramus pasitikėjimas',
      description:
        'Judu galite pasikliauti vienas kitu ir paliekate erdvės draugams, pomėgiams ir savoms mintims. Toks pasitikėjimas leidžia suklysti, prisipažinti ir vėl susikalbėti.',
      minScore: 22,
      maxScore: 33,
      advice: [
        'Šią savaitę papasakokite partneriui apie akimirką, kai pajutote, kad juo tikrai galite pasikliauti.',
        'Pasidalykite tuo, apie ką kalbėti dar nedrąsu: pasitikėjimas gilėja tada, kai ryžtamės atsiverti.',
        'Susitarkite, kaip elgsitės, jei vienam iš jūsų kada nors kils abejonių, – apie tai lengviausia kalbėtis ramiu metu.',
        'Mažų pažadų laikykitės taip pat rimtai kaip ir didelių.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
