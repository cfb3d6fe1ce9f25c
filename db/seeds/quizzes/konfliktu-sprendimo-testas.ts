import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'konfliktu-sprendimo-testas',
  title: 'Konfliktų sprendimo testas',
  description:
    'Vienuolika klausimų apie tai, kaip judu ginčijatės ir kaip susitaikote. Testas padės pastebėti, kas ginčą paverčia susitarimu, o kas – nuoskauda.',
  instructions:
    'Prisiminkite kelis pastaruosius nesutarimus ir pasirinkite atsakymą, kuris tinka dažniausiai.',
  published: true,
  createdAt: '2026-10-27T12:00:00.000Z',
  questions: [
    {
      question: 'Kaip dažniausiai pradedate pokalbį apie tai, kas jums nepatinka?',
      questionType: 'multiple_choice',
      options: [
        'Užuomina',
        'Pasakau, kas man nepatinka',
        'Ramiai paprašau to, ko norėčiau',
        'Priekaištu',
      ],
      weights: [1, 2, 3, 0],
      dimension: 'Ginčo eiga',
      required: true,
    },
    {
      question: 'Kas per ginčą nutinka senoms nuoskaudoms?',
      questionType: 'multiple_choice',
      options: ['Lieka nuošalyje', 'Kartais iškyla', 'Beveik visada iškyla'],
      weights: [2, 1, 0],
      dimension: 'Ginčo eiga',
      required: true,
    },
    {
      question: 'Pajuntate, kad pyktis ima viršų. Ką dažniausiai darote?',
      questionType: 'multiple_choice',
      options: ['Ginčijuosi toliau', 'Paprašau pertraukos', 'Nutraukiu pokalbį be paaiškinimo'],
      weights: [0, 2, 1],
      dimension: 'Ginčo eiga',
      required: true,
    },
    {
      question: 'Ar jaučiatės saugiai, kai partneris labai pyksta?',
      questionType: 'multiple_choice',
      options: ['Taip, visada', 'Dažniausiai, bet ne visada', 'Ne, man baisu'],
      weights: [2, 1, 0],
      marks: [null, 'sign', 'fear'],
      required: true,
    },
    {
      question: 'Kokius skaudžiausius žodžius girdite, kai judu labai pykstate?',
      questionType: 'multiple_choice',
      options: ['Įžeidžiančius', 'Žeminančius', 'Grasinančius', 'Piktus, bet neįžeidžiančius'],
      weights: [1, 0, 0, 2],
      marks: ['sign', 'humiliation', 'fear', null],
      dimension: 'Ginčo eiga',
      required: true,
    },
    {
      question: 'Kaip dažniausiai vienas kito atsiprašote?',
      questionType: 'multiple_choice',
      options: [
        'Atsiprašome, bet kartu ir teisinamės',
        'Atsiprašome nesiteisindami',
        'Neatsiprašome',
      ],
      weights: [1, 2, 0],
      dimension: 'Susitaikymas',
      required: true,
    },
    {
      question: 'Kas po ginčo žengia pirmą žingsnį susitaikymo link?',
      questionType: 'multiple_choice',
      options: [
        'Dažniau vienas iš mūsų',
        'Beveik visada tas pats žmogus',
        'Tai vienas, tai kitas',
        'Niekas',
      ],
      weights: [2, 1, 3, 0],
      marks: [null, 'sign', null, null],
      dimension: 'Susitaikymas',
      required: true,
    },
    {
      question: 'Kas po ginčo būna su klausimu, dėl kurio ginčijotės?',
      questionType: 'multiple_choice',
      options: [
        'Nurimę aptariame jį iki galo',
        'Lieka neaptartas iki kito ginčo',
        'Kartais prie jo grįžtame, bet nebaigiame',
      ],
      weights: [2, 0, 1],
      dimension: 'Susitaikymas',
      required: true,
    },
    {
      question: 'Kaip ieškote sprendimo, kai norite skirtingų dalykų?',
      questionType: 'multiple_choice',
      options: [
        'Vienas nusileidžia, kad tik būtų ramu',
        'Ieškome tol, kol sprendimas tinka abiem',
        'Nusprendžia tas, kuris atkaklesnis',
        'Randame vidurį, nors juo patenkinti ne visada abu',
      ],
      weights: [1, 3, 0, 2],
      marks: ['sign', null, null, null],
      dimension: 'Susitarimai',
      required: true,
    },
    {
      question: 'Kaip judviem sekasi laikytis to, dėl ko susitarėte po ginčo?',
      questionType: 'multiple_choice',
      options: [
        'Laikomės kurį laiką',
        'Viskas greitai grįžta į senas vėžes',
        'Laikosi tik vienas iš mūsų',
        'Dažniausiai laikomės abu',
      ],
      weights: [1, 0, 1, 2],
      dimension: 'Susitarimai',
      required: true,
    },
    {
      question: 'Ar po kurio laiko aptariate, kaip veikia susitarimas?',
      questionType: 'multiple_choice',
      options: [
        'Tik tada, kai jis sulaužomas',
        'Ne, prie jo nebegrįžtame',
        'Taip, net kai viskas klostosi gerai',
      ],
      weights: [1, 0, 2],
      dimension: 'Susitarimai',
      required: true,
    },
  ],
  dimensions: [
    {
      name: 'Ginčo eiga',
      advice: {
        low: 'Ginčai dabar greitai įsibėgėja: temos pinasi, emocijos kyla, o sustoti sunku. Ramią dieną sutarkite žodį, kuris reikš pertrauką, ir laiką, kada grįšite prie pokalbio. Jei per ginčus jums baisu, pirmiausia pasirūpinkite savo saugumu: kreipkitės į Specializuotos kompleksinės pagalbos centrą, o jei pavojus gresia dabar, skambinkite 112.',
        middle:
          'Dažnai ginčą pavyksta suvaldyti, bet pavargus prasiveržia senos nuoskaudos ar aštresnis žodis. Prieš pokalbį vienu sakiniu įvardykite, dėl ko norite susitarti, o kitas temas užsirašykite vėlesniam laikui. Pertraukos prašykite anksčiau, nei esate įpratę, – tada grįžti prie pokalbio lengviau.',
        high: 'Net pykdami laikotės vienos temos, laiku stabtelite ir nepamirštate pagarbos. Tai saugo judu nuo žodžių, kurių paskui tektų gailėtis. Ramiu metu aptarkite, kas jums padeda labiausiai, ir pasiremkite tuo sunkesnę dieną.',
      },
      articles: [
        'pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio',
        'gincas-be-zaizdu-penki-susitarimai-dviem',
        'konfliktai-poroje-kodel-kartojasi-tie-patys-gincai',
      ],
      talk: 'Iš ko galėčiau suprasti, kad tau jau reikia pertraukos?',
    },
    {
      name: 'Susitaikymas',
      advice: {
        low: 'Po ginčo dabar ilgai lieka tyla ar nuoskauda, ir vėl priartėti nelengva. Mažas žingsnis galėtų būti vienas sakinys – „Man gaila, kad pakėliau balsą“ – be „bet“ ir be paaiškinimų. Jei taikotės tik todėl, kad bijote partnerio pykčio, apie tai verta pasikalbėti su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Susitaikote, bet kartais per vėlai arba nepasikalbėję apie tai, kas iš tikrųjų užgavo. Nurimę skirkite dešimt minučių trims klausimams: kas įvyko, ką jautėte ir ko norėtumėte kitą kartą. Nelaukite, kol pirmas prabils kitas: pradžiai užtenka sakinio „noriu susitarti, o ne pyktis“.',
        high: 'Mokate atsiprašyti, žengti pirmą žingsnį ir grįžti prie to, kas liko neišspręsta. Todėl po ginčų vienas kitą suprantate geriau nei iki jų. Pasakykite partneriui, kuris jo susitaikymo ženklas jums brangiausias.',
      },
      articles: [
        'atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai',
        'lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip',
        'gincas-be-zaizdu-penki-susitarimai-dviem',
      ],
      talk: 'Koks žodis ar gestas tau labiausiai padeda susitaikyti?',
    },
    {
      name: 'Susitarimai',
      advice: {
        low: 'Sprendimai dabar dažniau tinka tik vienam iš jūsų arba greitai pasimiršta. Pasirinkite vieną nedidelį klausimą, užsirašykite, dėl ko susitarėte, ir po savaitės kartu pasižiūrėkite, kaip sekėsi. Jei nusileidžiate iš baimės, tai ne susitarimas – pasitarkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Susitarti dažnai pavyksta, tačiau prigyja ne visi susitarimai. Tarkitės konkrečiai: kas, ką ir kada darys ir kurią dieną apie tai vėl pasikalbėsite. Jei susitarimo laikytis nesiseka, ieškokite ne kaltojo, o lengvesnio būdo.',
        high: 'Ieškote sprendimų, kurie tinka abiem, ir jų laikotės. Taip po truputį auga ir pasitikėjimas. Pasikeitus darbui, sveikatai ar šeimos ritmui, peržiūrėkite savo susitarimus nelaukdami ginčo.',
      },
      articles: [
        'gincas-del-indu-atvejis-zingsnis-po-zingsnio',
        'lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip',
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
      ],
      talk: 'Kurį mūsų susitarimą norėtum pakeisti, kad jo laikytis būtų lengviau?',
    },
  ],
  categories: [
    {
      name: 'Ginčai sekina',
      description:
        'Panašu, kad konfliktai jūsų poroje dažnai lieka neišspręsti arba palieka nuoskaudų. Tikėtina, kad per ginčą ginatės vienas nuo kito, užuot kartu ieškoję išeities.',
      minScore: 0,
      maxScore: 8,
      advice: [
        'Šią savaitę susitarkite dėl ženklo, reiškiančio „man reikia pertraukos“, ir abu jo paisykite.',
        'Prieš pokalbį įvardykite vieną klausimą, kurį norite išspręsti, o kitus atidėkite vėlesniam laikui.',
        'Nurimę pradėkite nuo savęs: pasakykite, ką kitą kartą darytumėte kitaip.',
        'Jei per ginčus skamba grasinimai, skraido daiktai ar bijote dėl savęs arba vaikų, kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą, o jei pavojus gresia dabar, skambinkite 112.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Mokotės susitarti',
      description:
        'Kartais ginčą pavyksta paversti susitarimu, o kartais jis lieka pakibęs ore. Jau turite įgūdžių, kuriuos verta naudoti sąmoningiau ir dažniau.',
      minScore: 9,
      maxScore: 16,
      advice: [
        'Šią savaitę susitarkite rimtų pokalbių nepradėti vėlai vakare, alkani ar skubėdami.',
        'Prisiminkite paskutinį ginčą, kuris baigėsi gerai, ir kartu išsiaiškinkite, kas tąkart padėjo.',
        'Po ginčo skirkite dešimt minučių trims klausimams: kas įvyko, ką jautėme ir ką kitą kartą darysime kitaip.',
        'Atsiprašydami venkite žodžio „bet“ – jis nubraukia viską, kas pasakyta prieš tai.',
        'Jei taikotės ar nusileidžiate iš baimės, pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Ginčai padeda suprasti vienas kitą',
      description:
        'Judu mokate nesutarti pagarbiai: laiku sustojate, atsiprašote ir laikotės susitarimų. Dėl to nesutarimai jūsų santykių negriauna, o padeda geriau pažinti vienas kitą.',
      minScore: 17,
      maxScore: 25,
      advice: [
        'Šią savaitę padėkokite partneriui už tai, kaip jis elgiasi, kai judviem nelengva.',
        'Pasirinkite vieną seniai atidėliojamą klausimą ir aptarkite jį dabar, kol abu nusiteikę gerai.',
        'Užsirašykite savo ginčų taisykles – jos pravers, kai būsite pavargę ar įsitempę.',
        'Jei ta pati tema vis sugrįžta, pasidomėkite, koks poreikis už jos slypi.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
