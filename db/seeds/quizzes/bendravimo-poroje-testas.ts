import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'bendravimo-poroje-testas',
  title: 'Bendravimo poroje testas',
  description:
    'Ar judu tik kalbatės, ar ir išgirstate vienas kitą? Dešimt klausimų padės pastebėti, kas jūsų pokalbiams padeda, o ką verta pakeisti.',
  instructions: null,
  published: true,
  comparable: true,
  createdAt: '2026-04-14T07:30:00.000Z',
  questions: [
    {
      question: 'Partneris pasakoja apie sunkią dieną. Ką dažniausiai darote?',
      questionType: 'multiple_choice',
      options: [
        'Iš karto siūlau, ką daryti',
        'Klausausi puse ausies',
        'Išklausau iki galo',
        'Papasakoju, kad ir man diena buvo nelengva',
      ],
      weights: [1, 0, 3, 1],
      dimension: 'Klausymasis',
      required: true,
    },
    {
      question: 'Partneris sako, kad jam nepatinka, kaip pasielgėte. Ką dažniausiai darote?',
      questionType: 'multiple_choice',
      options: [
        'Klausausi, bet mintyse jau ruošiu atsakymą',
        'Pasitikslinu, ar gerai supratau',
        'Iš karto ginuosi',
        'Nutylu, kad tik greičiau baigtųsi',
      ],
      weights: [2, 3, 0, 1],
      dimension: 'Klausymasis',
      required: true,
    },
    {
      question: 'Kaip pasakote, kad partneris jus įskaudino?',
      questionType: 'multiple_choice',
      options: ['Ramiai pasakau, ką pajutau', 'Pasakau su priekaištu', 'Nutyliu', 'Tik užsimenu'],
      weights: [3, 2, 0, 1],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kaip paprašote to, ko jums reikia?',
      questionType: 'multiple_choice',
      options: [
        'Paprašau, bet lyg tarp kitko',
        'Laukiu, kol partneris pats pastebės',
        'Dažniausiai išeina ne prašymas, o priekaištas',
        'Pasakau tiesiai',
      ],
      weights: [2, 1, 0, 3],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kas vyksta, kai jūsų nuomonės nesutampa?',
      questionType: 'multiple_choice',
      options: [
        'Vienas iš mūsų nutyla',
        'Pasiginčijame, bet galiausiai randame kompromisą',
        'Pirmiausia stengiamės suprasti, kodėl kitam tai svarbu',
        'Kalbame vienas per kitą',
      ],
      weights: [1, 2, 3, 0],
      dimension: 'Sunkūs pokalbiai',
      required: true,
    },
    {
      question: 'Ar pykdami judu pasakote vienas kitam žeminančių žodžių?',
      questionType: 'multiple_choice',
      options: ['Ne, niekada', 'Retai', 'Kartais', 'Dažnai'],
      weights: [3, 2, 0, 0],
      marks: [null, null, 'humiliation', 'humiliation'],
      required: true,
    },
    {
      question: 'Kada kalbatės apie rimtus dalykus?',
      questionType: 'multiple_choice',
      options: [
        'Prabėgomis, tarp kitų darbų',
        'Iš anksto sutartu laiku',
        'Tik tada, kai prasiveržia susikaupusios nuoskaudos',
      ],
      weights: [1, 3, 0],
      dimension: 'Sunkūs pokalbiai',
      required: true,
    },
    {
      question: 'Kaip dažnai nuoširdžiai padėkojate partneriui?',
      questionType: 'multiple_choice',
      options: ['Neprisimenu, kada dėkojau', 'Retai', 'Kelis kartus per savaitę', 'Beveik kasdien'],
      weights: [0, 1, 2, 3],
      dimension: 'Atvirumas',
      required: true,
    },
    {
      question: 'Kaip elgiatės, kai pokalbis įkaista?',
      questionType: 'multiple_choice',
      options: [
        'Stengiuosi kalbėti ramiau',
        'Paprašau pertraukos',
        'Pakeliu balsą',
        'Pasitraukiu be paaiškinimo',
      ],
      weights: [2, 3, 0, 1],
      dimension: 'Sunkūs pokalbiai',
      required: true,
    },
    {
      question: 'Ar telefonai trukdo jūsų pokalbiams?',
      questionType: 'multiple_choice',
      options: ['Taip, dažnai', 'Kartais', 'Ne, beveik niekada'],
      weights: [0, 2, 3],
      dimension: 'Klausymasis',
      required: true,
    },
  ],
  dimensions: [
    {
      name: 'Klausymasis',
      advice: {
        low: 'Klausytis dabar sunku: mintys greitai nukrypsta į patarimą, pasiteisinimą ar telefoną. Taip nutinka daugeliui, ypač pavargus, o klausytis galima išmokti. Šiandien palikite telefoną kitame kambaryje, penkias minutes klausykitės nieko nepatardami, o paskui savais žodžiais pakartokite, ką supratote.',
        middle:
          'Dažnai išklausote, tačiau kartais atsakymas ateina anksčiau nei supratimas. Kai partneris prabyla apie rūpestį, pirmiausia paklauskite, ko dabar labiau reikia – patarimo ar palaikymo. Vien šis klausimas gali pakeisti visą vakarą.',
        high: 'Mokate būti šalia, kai kitas kalba: neskubate patarti, pasitikslinate, padedate telefoną į šalį. Su žmogumi, kuris taip klausosi, lengviau pasidalyti ir tuo, kas nejauku. Pasirūpinkite, kad išklausytų ir jus: pasakykite, kada jums to reikia.',
      },
      articles: [
        'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
        'trisdesimt-klausimu-dviem-vakarui-be-telefonu',
      ],
      talk: 'Iš ko supranti, kad tavęs tikrai klausausi?',
    },
    {
      name: 'Atvirumas',
      advice: {
        low: 'Apie tai, kas skaudina, ko reikia ir kas džiugina, dabar dažniau nutylite, nei pasakote. Pradėkite nuo lengviausio: šiandien padėkokite partneriui už vieną konkretų dalyką ir pasakykite, kodėl jis jums svarbus. Jei tylite iš baimės, prabilti neskubėkite – pirmiausia pasikalbėkite su žmogumi, šalia kurio jums saugu, arba su emocinės paramos tarnyba.',
        middle:
          'Apie savo jausmus kalbate, tik kartais jie virsta priekaištu arba lieka užuomina. Prieš sunkesnį pokalbį mintyse susidėliokite tris sakinius: kas nutiko, ką pajutote ir ko prašote. O gerų žodžių neatidėliokite – pasakykite juos iš karto.',
        high: 'Mokate pasakyti ir tai, kas skaudina, ir tai, ką partneryje branginate. Dėl tokio atvirumo jums nereikia spėlioti, kuo kitas gyvena. Kartais prabilkite ir apie tai, kas dar tik bręsta: svajonę, abejonę, norą ką nors pakeisti.',
      },
      articles: [
        'kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai',
        'pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku',
        'jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras',
      ],
      talk: 'Kas tau padėtų lengviau prabilti apie tai, kas sunku?',
    },
    {
      name: 'Sunkūs pokalbiai',
      advice: {
        low: 'Kai nuomonės nesutampa, pokalbis greitai įkaista arba nutrūksta, o klausimas lieka neišspręstas. Ramią dieną susitarkite dėl ženklo, kuriuo prašysite pertraukos, ir dėl to, po kiek laiko pokalbį pratęsite. Jei per ginčus jums grasinama ar darosi baisu, tokio ženklo nepakaks – kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą.',
        middle:
          'Susikalbėti dažnai pavyksta, bet įtemptą akimirką kuris nors nutyla arba pakelia balsą. Rimtoms temoms skirkite atskirą laiką, kai abu būsite pavalgę ir niekur neskubėsite. Jei prireikia pertraukos, paskui būtinai grįžkite prie to, ko nebaigėte, net jei prabilti iš naujo nejauku.',
        high: 'Net nesutardami stengiatės suprasti, kas kitam svarbu, ir laiku stabtelite. Po tokių ginčų lieka ne žaizdos, o aiškumas. Ramiu metu prisiminkite, kas jums padeda susikalbėti, kad galėtumėte tuo remtis, kai bus sunkiau.',
      },
      articles: [
        'bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda',
        'pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio',
        'gincas-be-zaizdu-penki-susitarimai-dviem',
      ],
      talk: 'Kas tau padeda nurimti ir kalbėtis toliau, kai mūsų nuomonės skiriasi?',
    },
  ],
  categories: [
    {
      name: 'Vienas kitą išgirstate vis rečiau',
      description:
        'Panašu, kad pokalbiai jūsų poroje dažniau baigiasi priekaištais, tyla ar ginču nei supratimu. Kai žmogus ilgai nesijaučia išgirstas, jis ima gintis, ir pokalbis nutrūksta vos prasidėjęs.',
      minScore: 0,
      maxScore: 10,
      advice: [
        'Šią savaitę išbandykite paprastą taisyklę: penkias minutes kalba vienas, kitas tik klausosi, paskui pasikeičiate.',
        'Prieš atsakydami pakartokite savais žodžiais, ką išgirdote, ir paklauskite, ar supratote teisingai.',
        'Jautriai temai rinkitės laiką, kai abu būsite pavalgę, pailsėję ir niekur neskubėsite.',
        'Jei pajusite, kad pyktis ima viršų, susitarkite dėl pusvalandžio pertraukos ir būtinai grįžkite prie pokalbio.',
        'Jei namuose girdite grasinimus ar pažeminimus arba bijote pasakyti, ką galvojate, vien bendravimo patarimų neužtenka – kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą, kur jus išklausys nesmerkdami.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Kalbatės, bet ne viską išgirstate',
      description:
        'Judu randate bendrą kalbą, tačiau skubėdami ar pykdami ją kartais prarandate. Pagrindas geras: abu norite būti suprasti, tik ne visada pavyksta kalbėti taip, kad kitas išgirstų.',
      minScore: 11,
      maxScore: 20,
      advice: [
        'Šią savaitę atkreipkite dėmesį į pirmąjį sakinį, kuriuo pradedate sunkų pokalbį, – nuo jo dažnai priklauso visa kita.',
        'Priekaištą pakeiskite prašymu: vietoj „tu niekada nepadedi“ sakykite „man labai padėtų, jei šiandien išplautum indus“.',
        'Kai partneris pasakoja apie savo rūpestį, pirmiausia paklauskite, ko dabar labiau reikia – patarimo ar tiesiog klausančio žmogaus.',
        'Vakare bent pusvalandžiui palikite telefonus kitame kambaryje.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Mokate išgirsti vienas kitą',
      description:
        'Jūsų pokalbiuose yra vietos ir skirtingoms nuomonėms, ir pagarbai. Net kai nesutariate, kalbatės tam, kad suprastumėte vienas kitą, o ne kad įrodytumėte, kas teisus.',
      minScore: 21,
      maxScore: 30,
      advice: [
        'Šią savaitę pasidalykite tuo, kas paprastai lieka nepasakyta: svajone, abejone ar mažu džiaugsmu.',
        'Užduokite vienas kitam klausimą „Ko apie tave dar nežinau?“ – atsakymas gali nustebinti ir po daugelio metų kartu.',
        'Ramiu metu aptarkite, kaip norėtumėte kalbėtis, kai bus sunkiau.',
        'Ir toliau dėkokite vienas kitam už mažus dalykus – jie kaupia šilumą, kurios prireikia per ginčą.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
