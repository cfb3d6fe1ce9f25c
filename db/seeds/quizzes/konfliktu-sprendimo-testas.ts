import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'konfliktu-sprendimo-testas',
  title: 'Konfliktų sprendimo testas',
  description:
    'Šeši klausimai apie tai, kaip judu ginčijatės ir kaip susitaikote. Testas padės pastebėti, kas ginčą paverčia susitarimu, o kas – nuoskauda.',
  instructions:
    'Prisiminkite kelis pastaruosius nesutarimus ir pasirinkite atsakymą, kuris tinka dažniausiai.',
  published: false,
  createdAt: '2026-10-27T12:00:00.000Z',
  questions: [
    {
      question: 'Ar per ginčą pavyksta kalbėti apie vieną dalyką ir negrįžti prie senų nuoskaudų?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      required: true,
    },
    {
      question: 'Ar sugebate padaryti pertrauką, kai pajuntate, kad pyktis ima viršų?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      required: true,
    },
    {
      question: 'Ar ginčydamiesi išliekate pagarbūs: nešaukiate, nežeminate, negrasinate?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      warningOptions: [0],
      required: true,
    },
    {
      question: 'Ar mokate vienas kito atsiprašyti nepridėdami „bet“?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      required: true,
    },
    {
      question: 'Ar nurimę grįžtate prie ginčo priežasties ir ieškote sprendimo?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      required: true,
    },
    {
      question: 'Ar abu laikotės to, dėl ko susitariate po ginčo?',
      questionType: 'multiple_choice',
      options: ['Ne', 'Iš dalies', 'Taip'],
      weights: [0, 1, 2],
      required: true,
    },
  ],
  categories: [
    {
      name: 'Ginčai sekina',
      description:
        'Panašu, kad konfliktai jūsų poroje dažnai lieka neišspręsti arba palieka nuoskaudų. Tikėtina, kad per ginčą ginatės vienas nuo kito, užuot kartu ieškoję išeities.',
      minScore: 0,
      maxScore: 4,
      advice:
        'Šią savaitę susitarkite dėl ženklo, reiškiančio „man reikia pertraukos“, ir abu jį gerbkite. Prieš pokalbį įvardykite vieną klausimą, kurį norite išspręsti, o kitus atidėkite vėlesniam laikui. Nurimę pradėkite nuo savęs: pasakykite, ką kitą kartą darytumėte kitaip. Jei per ginčus skamba grasinimai, skraido daiktai ar bijote dėl savęs arba vaikų, kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą. Jei pavojus gresia dabar, kvieskite policiją.',
      color: '#ef4444',
    },
    {
      name: 'Mokotės susitarti',
      description:
        'Kartais ginčą pavyksta paversti susitarimu, o kartais jis lieka pakibęs ore. Jau turite įgūdžių, kuriuos verta naudoti sąmoningiau ir dažniau.',
      minScore: 5,
      maxScore: 8,
      advice:
        'Prisiminkite paskutinį ginčą, kuris baigėsi gerai, ir kartu išsiaiškinkite, kas tąkart padėjo. Šią savaitę susitarkite rimtų pokalbių nepradėti vėlai vakare, alkani ar skubėdami. Po ginčo skirkite dešimt minučių trims klausimams: kas įvyko, ką jautėme ir ką kitą kartą darysime kitaip. Atsiprašydami venkite žodžio „bet“ – jis nubraukia viską, kas pasakyta prieš tai.',
      color: '#f59e0b',
    },
    {
      name: 'Ginčai padeda suprasti vienas kitą',
      description:
        'Judu mokate nesutarti pagarbiai: laiku sustojate, atsiprašote ir laikotės susitarimų. Dėl to nesutarimai jūsų santykių negriauna, o padeda geriau pažinti vienas kitą.',
      minScore: 9,
      maxScore: 12,
      advice:
        'Šią savaitę padėkokite partneriui už tai, kaip jis elgiasi, kai judviem nelengva. Pasirinkite vieną seniai atidėliojamą klausimą ir aptarkite jį dabar, kol abu nusiteikę gerai. Užsirašykite savo ginčų taisykles – jos pravers, kai būsite pavargę ar įsitempę. Jei ta pati tema vis sugrįžta, pasidomėkite, koks poreikis už jos slypi.',
      color: '#10b981',
    },
  ],
}
