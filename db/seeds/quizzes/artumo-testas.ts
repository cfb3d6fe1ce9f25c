import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'artumo-testas',
  title: 'Emocinio ir fizinio artumo testas',
  description:
    'Devyni klausimai apie švelnumą, atvirumą ir saugumo jausmą poroje. Sužinosite, kas jus suartina ir ko artumui šiuo metu trūksta.',
  instructions:
    'Čia nėra nei teisingų, nei neteisingų atsakymų – kiekviena pora turi savo artumo ritmą. Testą verta atlikti kiekvienam atskirai, o rezultatus aptarti tik tada, kai to nori abu.',
  published: true,
  createdAt: '2026-08-18T10:45:00.000Z',
  questions: [
    {
      question: 'Kaip dažnai judu kalbatės apie jausmus?',
      questionType: 'multiple_choice',
      options: [
        'Beveik niekada',
        'Kelis kartus per mėnesį',
        'Kelis kartus per savaitę',
        'Beveik kasdien',
      ],
      weights: [0, 1, 2, 3],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Ar lengva pasakyti partneriui, kokio švelnumo norite?',
      questionType: 'multiple_choice',
      options: [
        'Pasakau tik tada, kai partneris paklausia',
        'Taip, kalbamės apie tai atvirai',
        'Ne, apie tai kalbėti gėda',
        'Lengviau parodyti nei pasakyti',
      ],
      weights: [1, 3, 0, 2],
      marks: [null, null, 'sign', null],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kaip dažniausiai atsisveikinate išeidami iš namų?',
      questionType: 'multiple_choice',
      options: ['Šūktelime „iki“ iš koridoriaus', 'Apsikabiname', 'Išeiname neatsisveikinę'],
      weights: [1, 3, 0],
      dimension: 'Švelnumas',
      required: true,
    },
    {
      question: 'Šalia partnerio jaučiuosi saugiai.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [0, 0, 2, 3, 4],
      marks: ['fear', 'fear', 'sign', null, null],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kaip partneris priima jūsų „šiandien nenoriu“?',
      questionType: 'multiple_choice',
      options: [
        'Kiek nusivilia, bet supranta',
        'Priekaištauja',
        'Ramiai',
        'Nustoja su manimi kalbėtis',
        'Nepaiso mano nenoro',
      ],
      weights: [2, 0, 3, 0, 0],
      marks: [null, 'force', null, 'force', 'force'],
      dimension: 'Švelnumas',
      required: true,
    },
    {
      question: 'Kada paskutinį kartą drauge iš širdies juokėtės?',
      questionType: 'multiple_choice',
      options: [
        'Per pastarąsias kelias dienas',
        'Per pastarąsias kelias savaites',
        'Prieš mėnesį ar seniau',
        'Neprisimenu',
      ],
      weights: [3, 2, 1, 0],
      dimension: 'Laikas dviese',
      required: true,
    },
    {
      question: 'Kiek vakarų per savaitę pabūnate tik dviese?',
      questionType: 'multiple_choice',
      options: ['Nė vieno', 'Vieną', 'Du ar tris', 'Beveik kiekvieną'],
      weights: [0, 1, 2, 3],
      dimension: 'Laikas dviese',
      required: true,
    },
    {
      question: 'Kaip dažnai jaučiate vienatvę, net kai esate kartu?',
      questionType: 'scale',
      options: ['1 – niekada', '2', '3', '4', '5 – nuolat'],
      weights: [4, 3, 2, 1, 0],
      marks: [null, null, null, null, 'sign'],
      dimension: 'Laikas dviese',
      required: true,
    },
    {
      question: 'Kas iš jūsų dažniau apkabina pirmas?',
      questionType: 'multiple_choice',
      options: [
        'Dažniau partneris',
        'Dažniau aš',
        'Abu maždaug po lygiai',
        'Beveik neapsikabiname',
      ],
      weights: [2, 2, 3, 0],
      dimension: 'Švelnumas',
      required: true,
    },
  ],
  dimensions: [
    {
      name: 'Švelnumas',
      advice: {
        low: 'Švelnių ženklų jūsų kasdienybėje dabar mažai, ir galbūt jų esate išsiilgę. Pradėkite nuo mažo gesto, už kurį nieko nesitikite mainais: apkabinkite atsisveikindami ar palieskite partnerio ranką, kai paduodate puodelį. Jei jūsų „ne“ nepaisoma, stiprinti švelnumo neprivalote – jus išklausys Specializuotos kompleksinės pagalbos centre ar emocinės paramos tarnyboje.',
        middle:
          'Švelnumo jūsų poroje yra, tik skubant jis pasimiršta arba pirmą žingsnį dažniau žengia vienas. Susitarkite, kad išeidami ir grįžę bent trumpam stabtelėsite vienas prie kito. O „šiandien nenoriu“ priimkite ramiai: tik ten, kur galima atsisakyti, nuoširdus ir sutikimas.',
        high: 'Jūsų poroje yra vietos ir apkabinimui, ir ramiai priimtam „šiandien nenoriu“. Kai švelnumo nereikia nusipelnyti, šalia kito lengva atsipalaiduoti. Saugokite savo mažus ritualus, o kartais sugalvokite ir naują.',
      },
      articles: [
        'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
        'artumo-zemelapis-darbo-lapas-dviem',
        'aistra-turi-ateiti-savaime-mitas-apie-geisma',
      ],
      talk: 'Kokie švelnumo ženklai tau mieliausi?',
    },
    {
      name: 'Atvirumas',
      advice: {
        low: 'Apie jausmus ir apie tai, kokio artumo norite, dabar kalbėti nelengva. Pradėkite raštu: parašykite partneriui du ar tris sakinius apie tai, ko pasiilgote, ir nieko nereikalaukite mainais. Jei šalia partnerio būti savimi trukdo baimė, pirmiausia pasikalbėkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Apie jausmus kartais prabylate, tačiau norai dažnai lieka užuominomis. Išbandykite sakinį „man būtų gera, jei…“ – jame nėra priekaišto, ir kitam nereikia spėlioti. Išgirdę partnerio norą, pirmiausia padėkokite už atvirumą, net jei patys norite ko kito.',
        high: 'Galite kalbėti apie jausmus bei norus ir būti savimi. Artumui tai tvirčiausias pagrindas: nereikia nei apsimetinėti, nei spėlioti. Laikui bėgant poreikiai keičiasi, todėl retkarčiais paklauskite vienas kito, ko dabar norisi daugiau, o ko – mažiau.',
      },
      articles: [
        'kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti',
        'kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai',
        'jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras',
      ],
      talk: 'Ką tau lengviau parodyti nei pasakyti?',
    },
    {
      name: 'Laikas dviese',
      advice: {
        low: 'Net būdami šalia, dabar galite jaustis vieniši, o bendro džiaugsmo trūksta. Dar šią savaitę suplanuokite vieną mažą malonumą dviese: pasivaikščiojimą, neskubrią vakarienę ar abiejų mėgstamą filmą. Jei vienatvė slegia ir tada, pasikalbėkite su artimu žmogumi, specialistu ar emocinės paramos tarnyba – likti su ja vieniems nereikia.',
        middle:
          'Bendro laiko turite, bet jį dažnai užima reikalai, o juoko būna mažiau, nei norėtųsi. Vieną vakarą per savaitę palikite be planų ir be ekranų – tiesiog pabūti. Prisiminkite, kas judu linksmino anksčiau, ir pabandykite tai pakartoti.',
        high: 'Kartu jums gera: randate laiko vienas kitam ir mokate iš širdies pasijuokti. Tokios akimirkos sušildo ir sunkesnėmis dienomis. Vakarus dviese saugokite taip pat kaip svarbiausius susitikimus.',
      },
      articles: [
        'artumas-ilguose-santykiuose-kaip-ji-islaikyti',
        'trisdesimt-klausimu-dviem-vakarui-be-telefonu',
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
      ],
      talk: 'Kada pastaruoju metu tau buvo geriausia būti kartu?',
    },
  ],
  categories: [
    {
      name: 'Tarp jūsų atsirado atstumas',
      description:
        'Atsakymai rodo, kad švelnumo, atvirumo ar saugumo jausmo jūsų poroje dabar mažai. Artumas retai išnyksta per vieną dieną – dažniau jį po truputį nustelbia nuovargis, nuoskaudos ir kasdieniai rūpesčiai.',
      minScore: 0,
      maxScore: 9,
      advice: [
        'Šią savaitę kasdien pasirinkite vieną mažą dalyką: pasisveikinkite apkabinimu, pasivaikščiokite dviese arba pasiteiraukite, kaip partneris jaučiasi.',
        'Jei apie artumą kalbėti nejauku, parašykite trumpą laišką apie tai, ko pasiilgote ir kas jums būtų miela.',
        'Neskubinkite nei savęs, nei partnerio: švelnumas grįžta ten, kur jo nereikalaujama.',
        'Jei jūsų „ne“ nepaisoma arba šalia partnerio jaučiate baimę, tai ne jūsų kaltė ir stiprinti artumo neprivalote: kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą, kur su jumis pasikalbės ramiai ir konfidencialiai.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Artumas, kuriam trūksta laiko',
      description:
        'Judu esate vienas kitam artimi, tačiau artumas dažnai užleidžia vietą kasdieniams reikalams. Jį atgaivinti padeda nedidelės, bet nuolatinės pastangos.',
      minScore: 10,
      maxScore: 19,
      advice: [
        'Šią savaitę vieną vakarą palikite tik judviem ir neatiduokite jo darbams.',
        'Kasdien bent minutę tiesiog apsikabinkite – niekur neskubėdami ir nieko nesitikėdami.',
        'Paklauskite vienas kito, kada pastarosiomis dienomis buvo gera būti kartu.',
        'Jei vienam artumo norisi dažniau nei kitam, pasikalbėkite apie tai be kaltinimų ir ieškokite judviem tinkamo ritmo.',
        'Jei pasakyti „ne“ trukdo baimė, apie tai verta pasikalbėti su specialistu arba emocinės paramos tarnyba.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Šiltas ir saugus artumas',
      description:
        'Jūsų poroje yra vietos ir švelnumui, ir juokui, ir nuoširdžiam „šiandien nenoriu“. Šalia vienas kito galite būti savimi – tokiu ryšiu verta rūpintis ir toliau.',
      minScore: 20,
      maxScore: 29,
      advice: [
        'Šią savaitę pakartokite tai, kas jus labiausiai suartina, ir pasakykite vienas kitam, kodėl tai svarbu.',
        'Kartu išbandykite ką nors nauja: trumpą kelionę, šokių pamoką ar vakarą prie senų nuotraukų.',
        'Retkarčiais pasiteiraukite, ar švelnumo ritmas tinka abiem, nes metams bėgant poreikiai keičiasi.',
        'Bendrą laiką saugokite ir tada, kai darbų padaugėja.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
