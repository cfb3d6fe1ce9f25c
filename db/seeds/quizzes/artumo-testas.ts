import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'artumo-testas',
  title: 'Emocinio ir fizinio artumo testas',
  description:
    'Aštuoni klausimai apie švelnumą, atvirumą ir saugumo jausmą poroje. Sužinosite, kas jus suartina ir ko artumui šiuo metu trūksta.',
  instructions:
    'Čia nėra teisingų ir neteisingų atsakymų – kiekviena pora turi savo artumo ritmą. Testą verta atlikti kiekvienam atskirai, o rezultatus aptarti tik tada, kai to nori abu.',
  published: true,
  createdAt: '2026-08-18T10:45:00.000Z',
  questions: [
    {
      question: 'Kaip dažnai judu kalbatės apie jausmus, o ne tik apie darbus ir planus?',
      questionType: 'multiple_choice',
      options: [
        'Beveik niekada',
        'Kelis kartus per mėnesį',
        'Kelis kartus per savaitę',
        'Beveik kasdien',
      ],
      weights: [0, 1, 2, 3],
      required: true,
    },
    {
      question: 'Ar lengva pasakyti partneriui, kokio švelnumo ir artumo norite?',
      questionType: 'multiple_choice',
      options: [
        'Taip, kalbamės apie tai atvirai',
        'Lengviau parodyti nei pasakyti',
        'Pasakau tik tada, kai partneris paklausia',
        'Ne, apie tai kalbėti gėda arba nejauku',
      ],
      weights: [3, 2, 1, 0],
      required: true,
    },
    {
      question: 'Kaip kasdien pasisveikinate ir atsisveikinate?',
      questionType: 'multiple_choice',
      options: [
        'Dažniausiai prabėgame vienas pro kitą',
        'Pasakome „labas“ ir „iki“',
        'Apsikabiname, pasibučiuojame ar bent trumpam stabtelime',
      ],
      weights: [0, 1, 3],
      required: true,
    },
    {
      question: 'Šalia partnerio jaučiuosi saugiai ir galiu būti savimi.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [0, 0, 2, 3, 4],
      warningOptions: [0, 1],
      required: true,
    },
    {
      question: 'Kaip partneris priima jūsų „šiandien nenoriu“?',
      questionType: 'multiple_choice',
      options: [
        'Ramiai, be nuoskaudų',
        'Kiek nusivilia, bet supranta',
        'Priekaištauja arba nustoja kalbėtis',
        'Nepaiso mano nenoro',
      ],
      weights: [3, 2, 0, 0],
      warningOptions: [2, 3],
      required: true,
    },
    {
      question: 'Kada paskutinį kartą kartu iš širdies juokėtės?',
      questionType: 'multiple_choice',
      options: [
        'Neprisimenu',
        'Prieš mėnesį ar seniau',
        'Per pastarąsias kelias savaites',
        'Per pastarąsias kelias dienas',
      ],
      weights: [0, 1, 2, 3],
      required: true,
    },
    {
      question: 'Kaip dažnai jaučiate vienatvę, net kai esate kartu?',
      questionType: 'scale',
      options: ['1 – niekada', '2', '3', '4', '5 – nuolat'],
      weights: [4, 3, 2, 1, 0],
      required: true,
    },
    {
      question:
        'Kas dažniau žengia pirmą žingsnį: apkabina, pakviečia pasivaikščioti, prisiglaudžia?',
      questionType: 'multiple_choice',
      options: [
        'Abu, maždaug po lygiai',
        'Dažniau partneris, ir man tai malonu',
        'Dažniau aš, ir kartais tai vargina',
        'Tokių žingsnių beveik nebūna',
      ],
      weights: [3, 2, 1, 0],
      required: true,
    },
  ],
  categories: [
    {
      name: 'Tarp jūsų atsirado atstumas',
      description:
        'Atsakymai rodo, kad švelnumo, atvirumo ar saugumo jausmo jūsų poroje dabar mažai. Artumas retai išnyksta per vieną dieną – dažniau jį po truputį nustelbia nuovargis, nuoskaudos ir kasdieniai rūpesčiai.',
      minScore: 0,
      maxScore: 8,
      advice:
        'Šią savaitę pradėkite nuo mažų dalykų: pasisveikinkite apkabinimu, pasivaikščiokite dviese, pasiteiraukite, kaip partneris jaučiasi. Jei apie artumą kalbėti nejauku, parašykite trumpą laišką apie tai, ko pasiilgote ir kas jums būtų miela. Neskubinkite nei savęs, nei partnerio: švelnumas grįžta ten, kur jo nereikalaujama. Jei jūsų „ne“ nepaisoma arba šalia partnerio jaučiate baimę, tai ne jūsų kaltė ir stiprinti artumo neprivalote: kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą, kur su jumis pasikalbės ramiai ir konfidencialiai.',
      color: '#ef4444',
    },
    {
      name: 'Artumas, kuriam trūksta laiko',
      description:
        'Judu esate vienas kitam artimi, tačiau artumas dažnai užleidžia vietą kasdieniams reikalams. Jį atgaivinti padeda nedidelės, bet nuolatinės pastangos.',
      minScore: 9,
      maxScore: 17,
      advice:
        'Šią savaitę vieną vakarą palikite tik judviem ir neatiduokite jo darbams. Kasdien bent minutę tiesiog apsikabinkite – niekur neskubėdami ir nieko nesitikėdami. Paklauskite vienas kito, kada šią savaitę buvo gera būti kartu. Jei vienam artumo norisi dažniau nei kitam, pasikalbėkite apie tai be kaltinimų ir ieškokite judviem tinkamo ritmo. O jei pasakyti „ne“ trukdo baimė, apie tai verta pasikalbėti su specialistu arba emocinės paramos tarnyba.',
      color: '#f59e0b',
    },
    {
      name: 'Šiltas ir saugus artumas',
      description:
        'Jūsų poroje yra vietos ir švelnumui, ir juokui, ir nuoširdžiam „šiandien nenoriu“. Šalia vienas kito galite būti savimi – tokiu ryšiu verta rūpintis ir toliau.',
      minScore: 18,
      maxScore: 26,
      advice:
        'Šią savaitę pakartokite tai, kas jus labiausiai suartina, ir pasakykite vienas kitam, kodėl tai svarbu. Kartu išbandykite ką nors nauja: trumpą kelionę, šokių pamoką ar vakarą prie senų nuotraukų. Retkarčiais pasiteiraukite, ar švelnumo ritmas tinka abiem, nes metams bėgant poreikiai keičiasi. Bendrą laiką saugokite ir tada, kai darbų padaugėja.',
      color: '#10b981',
    },
  ],
}
