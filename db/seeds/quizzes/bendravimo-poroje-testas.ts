import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'bendravimo-poroje-testas',
  title: 'Bendravimo poroje testas',
  description:
    'Ar judu tik kalbatės, ar ir išgirstate vienas kitą? Aštuoni klausimai padės pastebėti, kas jūsų pokalbiams padeda, o ką verta pakeisti.',
  instructions: null,
  published: true,
  createdAt: '2026-04-14T07:30:00.000Z',
  questions: [
    {
      question: 'Partneris pasakoja apie sunkią dieną. Ką dažniausiai darote?',
      questionType: 'multiple_choice',
      options: [
        'Klausausi puse ausies ir laukiu, kol baigs',
        'Iš karto siūlau, ką daryti',
        'Papasakoju, kad ir man diena buvo nelengva',
        'Išklausau ir pasiteirauju, kuo galiu padėti',
      ],
      weights: [0, 1, 1, 3],
      required: true,
    },
    {
      question: 'Kaip pasakote, kad partneris jus įskaudino?',
      questionType: 'multiple_choice',
      options: [
        'Ramiai: kas nutiko, ką pajutau ir ko norėčiau',
        'Pasakau, bet dažnai su priekaištu',
        'Užsimenu ir tikiuosi, kad supras',
        'Nutyliu, o paskui pykstu dėl menkniekio',
      ],
      weights: [3, 2, 1, 0],
      required: true,
    },
    {
      question: 'Kas vyksta, kai jūsų nuomonės nesutampa?',
      questionType: 'multiple_choice',
      options: [
        'Kalbame vienas per kitą, kol kuris nors nusileidžia',
        'Vienas iš mūsų nutyla ir pasitraukia',
        'Pasiginčijame, bet galiausiai randame kompromisą',
        'Pirmiausia stengiamės suprasti, kodėl kitam tai svarbu',
      ],
      weights: [0, 1, 2, 3],
      required: true,
    },
    {
      question: 'Ar pykdami judu pasakote vienas kitam pašaipių ar žeminančių žodžių?',
      questionType: 'multiple_choice',
      options: [
        'Ne, pagarbos nepamirštame net pykdami',
        'Retai, o paskui nuoširdžiai atsiprašome',
        'Kartais, ir jie ilgai neišeina iš galvos',
        'Dažnai, tai jau tapo įprasta',
      ],
      weights: [3, 2, 0, 0],
      warningOptions: [2, 3],
      required: true,
    },
    {
      question: 'Kada kalbatės apie rimtus dalykus?',
      questionType: 'multiple_choice',
      options: [
        'Tik tada, kai prasiveržia susikaupusios nuoskaudos',
        'Prabėgomis, tarp kitų darbų',
        'Susitariame dėl laiko, kai abu galime ramiai pasikalbėti',
      ],
      weights: [0, 1, 3],
      required: true,
    },
    {
      question: 'Kaip dažnai nuoširdžiai padėkojate partneriui ar pasakote, ką jame vertinate?',
      questionType: 'multiple_choice',
      options: [
        'Beveik kasdien',
        'Kelis kartus per savaitę',
        'Retai – juk ir taip aišku',
        'Neprisimenu, kada taip sakiau',
      ],
      weights: [3, 2, 1, 0],
      required: true,
    },
    {
      question: 'Kaip elgiatės, kai pokalbis įkaista?',
      questionType: 'multiple_choice',
      options: [
        'Keliu balsą, kad mane išgirstų',
        'Išeinu ir kurį laiką nesikalbu',
        'Paprašau pertraukos, bet prie temos nebegrįžtame',
        'Susitariame dėl pertraukos, o vėliau pokalbį pabaigiame',
      ],
      weights: [0, 1, 2, 3],
      required: true,
    },
    {
      question: 'Ar telefonai trukdo jūsų pokalbiams?',
      questionType: 'multiple_choice',
      options: [
        'Ne, kalbėdamiesi padedame juos į šalį',
        'Kartais, bet tada vienas kitam apie tai primename',
        'Taip, dažnai kalbamės žiūrėdami į ekranus',
      ],
      weights: [3, 2, 0],
      required: true,
    },
  ],
  categories: [
    {
      name: 'Vienas kitą išgirstate vis rečiau',
      description:
        'Panašu, kad pokalbiai jūsų poroje dažniau baigiasi priekaištais, tyla ar ginču nei supratimu. Kai žmogus ilgai nesijaučia išgirstas, jis ima gintis, ir pokalbis nutrūksta vos prasidėjęs.',
      minScore: 0,
      maxScore: 8,
      advice:
        'Šią savaitę išbandykite paprastą taisyklę: penkias minutes kalba vienas, kitas tik klausosi, paskui pasikeičiate. Prieš atsakydami savais žodžiais pakartokite, ką supratote, ir paklauskite, ar supratote teisingai. Jautriai temai rinkitės laiką, kai abu būsite pavalgę, pailsėję ir niekur neskubėsite. Jei pajusite, kad pyktis ima viršų, susitarkite dėl pusvalandžio pertraukos ir būtinai grįžkite prie pokalbio. Jei namuose girdite grasinimus ar pažeminimus arba bijote pasakyti, ką galvojate, vien bendravimo patarimų neužtenka – kreipkitės į Specializuotos kompleksinės pagalbos centrą ar emocinės paramos tarnybą, kur jus išklausys nesmerkdami.',
      color: '#ef4444',
    },
    {
      name: 'Kalbatės, bet ne viską išgirstate',
      description:
        'Judu randate bendrą kalbą, tačiau skubėdami ar pykdami ją kartais prarandate. Pagrindas geras: abu norite būti suprasti, tik ne visada pavyksta kalbėti taip, kad kitas išgirstų.',
      minScore: 9,
      maxScore: 16,
      advice:
        'Šią savaitę atkreipkite dėmesį į pirmąjį sakinį, kuriuo pradedate sunkų pokalbį, – nuo jo dažnai priklauso visa kita. Priekaištą pakeiskite prašymu: vietoj „tu niekada nepadedi“ sakykite „man labai padėtų, jei šiandien išplautum indus“. Kai partneris pasakoja apie savo rūpestį, pirmiausia paklauskite, ko dabar labiau reikia – patarimo ar tiesiog klausančio žmogaus. Vakare bent pusvalandžiui padėkite telefonus kitame kambaryje.',
      color: '#f59e0b',
    },
    {
      name: 'Mokate išgirsti vienas kitą',
      description:
        'Jūsų pokalbiuose yra vietos ir skirtingoms nuomonėms, ir pagarbai. Net kai nesutariate, kalbatės tam, kad suprastumėte vienas kitą, o ne kad įrodytumėte, kas teisus.',
      minScore: 17,
      maxScore: 24,
      advice:
        'Šią savaitę pasidalykite tuo, kas paprastai lieka nepasakyta: svajone, abejone ar mažu džiaugsmu. Užduokite vienas kitam klausimą „Ko apie tave dar nežinau?“ – atsakymas gali nustebinti ir po daugelio metų kartu. Ramiu metu aptarkite, kaip norėtumėte kalbėtis, kai bus sunkiau. Ir toliau dėkokite vienas kitam už mažus dalykus – jie kaupia šilumą, kurios prireikia per ginčą.',
      color: '#10b981',
    },
  ],
}
