import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'bendras-santykiu-testas',
  title: 'Bendras santykių testas',
  description:
    'Trylika klausimų apie kasdienį bendravimą, pagarbą, artumą ir bendrus planus. Atsakę pamatysite, kas jūsų santykiuose tvirta, o kam šiandien reikia daugiau dėmesio.',
  instructions:
    'Atsakydami galvokite apie pastaruosius tris mėnesius ir rinkitės tai, kas vyksta iš tikrųjų, o ne tai, ko norėtųsi. Partneriu čia vadiname žmogų, su kuriuo esate poroje, – ir vyrą, ir moterį.',
  published: true,
  comparable: true,
  createdAt: '2026-11-12T08:00:00.000Z',
  questions: [
    {
      question: 'Kaip dažniausiai baigiasi jūsų pokalbiai apie tai, kas jums svarbu?',
      questionType: 'multiple_choice',
      options: [
        'Kiekvienas lieka prie savo nuomonės',
        'Ginču',
        'Jaučiu, kad mane išgirdo, net jei nesutariame',
        'Tyla',
      ],
      weights: [1, 0, 2, 0],
      dimension: 'Bendravimas',
      required: true,
    },
    {
      question: 'Jums nutinka kas nors gera. Kada apie tai sužino partneris?',
      questionType: 'multiple_choice',
      options: [
        'Iš karto – pirmiausia pasakau partneriui',
        'Vakare, jei pasitaiko proga',
        'Dažnai nesužino, nes nesitikiu, kad apsidžiaugs',
        'Vėliau – pirmiausia papasakoju kam nors kitam',
      ],
      weights: [2, 1, 0, 1],
      marks: [null, null, 'sign', null],
      dimension: 'Artumas',
      required: true,
    },
    {
      question: 'Kiek laiko per savaitę skiriate tik vienas kitam?',
      questionType: 'multiple_choice',
      options: ['Tris valandas ar daugiau', 'Maždaug valandą ar dvi', 'Beveik nė kiek'],
      weights: [2, 1, 0],
      dimension: 'Artumas',
      required: true,
    },
    {
      question: 'Ar galite pasakyti partneriui „ne“ nebijodami jo reakcijos?',
      questionType: 'multiple_choice',
      options: [
        'Priklauso nuo temos',
        'Taip, toks atsakymas priimamas ramiai',
        'Dažniausiai nutyliu, kad nekiltų barnis',
        'Ne, partnerio reakcija mane gąsdina',
      ],
      weights: [2, 3, 1, 0],
      marks: [null, null, 'sign', 'fear'],
      required: true,
    },
    {
      question: 'Kaip judu susitaikote po ginčo?',
      questionType: 'multiple_choice',
      options: [
        'Apsimetame, kad nieko neįvyko',
        'Vienas atsiprašo, ir tuo viskas baigiasi',
        'Ilgai nesikalbame',
        'Nurimę susitariame, ką kitą kartą darysime kitaip',
      ],
      weights: [0, 1, 0, 2],
      marks: [null, null, 'sign', null],
      dimension: 'Bendravimas',
      required: true,
    },
    {
      question: 'Kaip partneris su jumis kalba, kai suklystate?',
      questionType: 'multiple_choice',
      options: [
        'Priekaištingai',
        'Pagarbiai, net jei supyksta',
        'Su skaudžia pašaipa',
        'Žeminančiai',
      ],
      weights: [1, 2, 0, 0],
      marks: [null, null, 'humiliation', 'humiliation'],
      required: true,
    },
    {
      question: 'Kaip dalijatės namų darbais?',
      questionType: 'multiple_choice',
      options: [
        'Stengiamės dalytis, bet dažnai dėl to pykstamės',
        'Esame pasidaliję taip, kaip tinka abiem',
        'Beveik viskas gula ant vieno iš mūsų pečių',
      ],
      weights: [1, 2, 0],
      dimension: 'Buitis ir planai',
      required: true,
    },
    {
      question: 'Kiek jūsų kasdienybėje švelnumo?',
      questionType: 'multiple_choice',
      options: ['Beveik nėra', 'Būna, bet rečiau, nei norėčiau', 'Jo yra kasdien'],
      weights: [0, 1, 2],
      dimension: 'Artumas',
      required: true,
    },
    {
      question:
        'Ar partneris kada nors yra panaudojęs prieš jus jėgą, pavyzdžiui, pastūmęs ar sugriebęs?',
      questionType: 'multiple_choice',
      options: [
        'Ne, niekada',
        'Ne, bet bijau, kad gali panaudoti',
        'Taip, kartą',
        'Taip, ne kartą',
      ],
      weights: [1, 0, 0, 0],
      marks: [null, 'fear', 'force', 'force'],
      required: true,
    },
    {
      question: 'Ar žinote, kas šiuo metu partneriui kelia daugiausia nerimo?',
      questionType: 'multiple_choice',
      options: [
        'Numanau, bet tiesiai neklausiau',
        'Taip, neseniai apie tai kalbėjomės',
        'Ne, apie tai nekalbame',
      ],
      weights: [1, 2, 0],
      dimension: 'Bendravimas',
      required: true,
    },
    {
      question: 'Kaip kalbatės apie pinigus?',
      questionType: 'multiple_choice',
      options: [
        'Tik tada, kai jau reikia spręsti',
        'Nuolat dėl jų pykstamės',
        'Atvirai – abu žinome, kiek turime',
        'Nekalbame, nes kiekvienas tvarko savo pinigus',
      ],
      weights: [1, 0, 2, 1],
      dimension: 'Buitis ir planai',
      required: true,
    },
    {
      question: 'Ar galite laisvai nusipirkti tai, ko jums reikia?',
      questionType: 'multiple_choice',
      options: [
        'Taip, bet paskui turiu pasiaiškinti',
        'Tik tai, dėl ko iš anksto susitariame',
        'Ne, mano pinigus kontroliuoja partneris',
        'Taip, kiek leidžia mūsų pajamos',
      ],
      weights: [1, 1, 0, 2],
      marks: ['sign', null, 'fear', null],
      required: true,
    },
    {
      question: 'Ką jaučiate, kai įsivaizduojate savo porą po penkerių metų?',
      questionType: 'multiple_choice',
      options: [
        'Ramybę – norime panašių dalykų',
        'Nežinomybę – apie ateitį beveik nekalbame',
        'Nerimą – nežinau, ar dar būsime kartu',
      ],
      weights: [2, 1, 0],
      dimension: 'Buitis ir planai',
      required: true,
    },
  ],
  dimensions: [
    {
      name: 'Bendravimas',
      advice: {
        low: 'Pokalbiai apie tai, kas svarbu, dabar dažniau baigiasi ginču ar tyla nei supratimu, ir nuo to pavargstate abu. Pradėkite nuo mažo žingsnio: šįvakar paklauskite „Kas tau šiandien buvo sunku?“ ir išklausykite nepatardami. Jei tylite todėl, kad bijote partnerio reakcijos, pirmiausia pasikalbėkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Judu kalbatės, tačiau dalis svarbių temų lieka nutylėtos arba neužbaigtos. Pasirinkite vieną iš jų ir grįžkite prie jos, kai abu būsite pailsėję. Pirmiausia išsiaiškinkite, ką kiekvienas jaučiate, ir tik paskui ieškokite sprendimo.',
        high: 'Judu mokate išgirsti vienas kitą, o po ginčo – vėl susikalbėti. Saugokite šį įprotį ir įtemptomis savaitėmis: bent retkarčiais paklauskite vienas kito, kaip sekasi iš tikrųjų. Nebijokite ir sunkesnių temų – joms jau turite tvirtą pagrindą.',
      },
      articles: [
        'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
        'bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda',
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
      ],
      talk: 'Kada pastaruoju metu jautei, kad tave tikrai išgirdau?',
    },
    {
      name: 'Artumas',
      advice: {
        low: 'Švelnumo ir laiko dviese dabar mažai, todėl net ir būnant kartu gali būti vieniša. Didelių gestų nereikia: šiandien dešimčiai minučių padėkite telefonus į šalį ir pabūkite šalia vienas kito. Jei norisi ne priartėti prie partnerio, o jo saugotis, savęs neverskite – pasitarkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Artumo jūsų poroje yra, bet jam dažnai tenka tik tai, kas lieka po darbų ir rūpesčių. Susitarkite dėl vieno vakaro per savaitę, kuris priklausytų tik jums, ir įrašykite jį į kalendorių. Apie švelnumą, kurio pasiilgote, pasakykite tiesiai: „Norėčiau, kad šįvakar pabūtume apsikabinę.“',
        high: 'Randate laiko vienas kitam ir dalijatės tuo, kas džiugina. Tokį artumą palaiko maži kasdieniai ženklai, todėl nepamirškite jų ir tada, kai darbų padaugėja. Kartais dviese išbandykite ką nors nauja – taip vienas kitą pažįstate iš naujo.',
      },
      articles: [
        'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
        'trisdesimt-klausimu-dviem-vakarui-be-telefonu',
        'artumas-ilguose-santykiuose-kaip-ji-islaikyti',
      ],
      talk: 'Ko norėtum daugiau, kai būname dviese?',
    },
    {
      name: 'Buitis ir planai',
      advice: {
        low: 'Buitis, pinigai ar ateitis judviem dabar kelia daugiau įtampos nei ramybės. Neskubėkite spręsti visko iš karto: pasirinkite vieną buities darbą ar vieną išlaidų sritį ir susitarkite tik dėl to. Jei partneris kontroliuoja kiekvieną jūsų išleistą eurą ar neleidžia jums nieko spręsti, tai jau ne nesutarimas dėl buities – saugiai pasitarti galite Specializuotos kompleksinės pagalbos centre.',
        middle:
          'Vienais rūpesčiais jau mokate dalytis, o apie kitus prabylate tik tada, kai atidėlioti nebegalima. Kartu surašykite, kas kuo namuose rūpinasi, ir nepamirškite nematomų darbų: planavimo, priminimų, vizitų pas gydytoją. Pasižiūrėkite, ar toks pasidalijimas tinka abiem, ir pakeiskite bent vieną dalyką.',
        high: 'Rūpesčiais, pinigais ir ateities planais dalijatės abu, ir tai suteikia ramybės. Pasikeitus darbui, pajamoms ar šeimai, susitarimus peržiūrėkite iš naujo. Raskite laiko ir pasvajoti apie tai, ko norėtumėte dviese, net jei iki to dar toli.',
      },
      articles: [
        'namu-darbu-lapas-kaip-pasidalyti-be-priekaistu',
        'pinigai-poroje-kaip-susitarti-ir-nesusipykti',
        'kaip-stiprinti-santykius-vadovas-dviem',
      ],
      talk: 'Dėl ko tau dabar labiausiai norėtųsi susitarti: dėl buities, pinigų ar ateities planų?',
    },
  ],
  categories: [
    {
      name: 'Santykiams dabar reikia dėmesio',
      description:
        'Atsakymai rodo, kad šiuo metu jūsų santykiuose daug įtampos arba atstumo ir kasdienybė dažniau vargina, nei palaiko. Rezultatas nepasako, kas dėl to kaltas ar kaip viskas klostysis toliau, bet primena, kad jūsų savijauta verta dėmesio.',
      minScore: 0,
      maxScore: 8,
      advice: [
        'Šią savaitę kasdien raskite dešimt minučių be telefonų ir paklauskite vienas kito, kaip praėjo diena.',
        'Pasirinkite vieną skaudžią temą ir skirkite jai dvidešimt minučių, kai abu būsite pailsėję.',
        'Kalbėkite apie save: sakinys „man liūdna, kai mažai kalbamės“ atveria daugiau durų nei „tu niekada su manimi nesikalbi“.',
        'Jei pokalbis vis virsta barniu, pasikvieskite į pagalbą žmogų, kuriuo pasitikite abu, arba konsultantą.',
        'Jei partnerio bijote, jei jus žemina, kontroliuoja ar skriaudžia, šiuos patarimus atidėkite ir pirmiausia pasirūpinkite savimi: Specializuotos kompleksinės pagalbos centrai ir emocinės paramos tarnybos jus ramiai išklausys ir padės apsispręsti, ką daryti toliau.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Geras pagrindas, kurį verta stiprinti',
      description:
        'Jūsų santykiuose yra į ką atsiremti, tačiau kai kurios sritys pastaruoju metu buvo primirštos. Taip dažnai nutinka, kai kasdieniai darbai nustumia bendrą laiką ir pokalbius į antrą planą.',
      minScore: 9,
      maxScore: 17,
      advice: [
        'Šią savaitę suplanuokite vieną vakarą dviese ir iš anksto susitarkite, kad tą vakarą apie buitį ir darbus nekalbėsite.',
        'Pagalvokite, į kurį klausimą atsakyti buvo nejaukiausia, – nuo tos srities ir pradėkite.',
        'Kasdien pasakykite partneriui po vieną konkretų gerą dalyką, kurį pastebėjote.',
        'Savaitės pabaigoje paklauskite vienas kito, kas buvo gera ir ko pritrūko.',
        'Jei kuri nors tema kelia ne nejaukumą, o baimę, neskubėkite apie ją kalbėtis namuose – pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Tvirti ir gyvi santykiai',
      description:
        'Judu išgirstate vienas kitą, mokate susitaikyti ir žinote, kuo kitas šiuo metu gyvena. Toks ryšys neatsiranda savaime – jį sukūrėte mažais kasdieniais pasirinkimais.',
      minScore: 18,
      maxScore: 26,
      advice: [
        'Šią savaitę pasakykite vienas kitam, už ką esate labiausiai dėkingi.',
        'Saugokite įpročius, kurie jus jungia, net kai darbų padaugėja: rytinę kavą, pasivaikščiojimą, vakaro pokalbį.',
        'Kartą per mėnesį pasikalbėkite apie ateitį – norai keičiasi, ir gera apie tai sužinoti laiku.',
        'Jei kuris nors testo klausimas vis dėlto privertė suklusti, aptarkite jį dabar, kol tema dar nedidelė.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
