/** Texts of the article list and of articles. */
export const blogTexts = {
  title: 'Tinklaraštis',
  intro:
    'Straipsniai apie tai, kaip kalbėtis, pasitikėti, išlikti artimiems ir ginčytis be žaizdų.',
  description:
    'Santykių akademijos tinklaraštis: praktiški straipsniai apie bendravimą, pasitikėjimą, intymumą ir konfliktus poroje.',

  // List
  loading: 'Straipsniai įkeliami...',
  loadFailed: 'Nepavyko įkelti straipsnių. Bandykite vėliau.',
  empty: 'Šiuo metu nėra publikuotų straipsnių.',

  // List, articles and feed
  readingTime: (minutes: number) => `${minutes}\u00A0min. skaitymo`,
  tags: 'Žymos',
  feedTitle: 'Santykių akademijos straipsniai',

  // Topics and pages of the list
  topics: 'Straipsnių temos',
  allArticles: 'Visi straipsniai',
  topicTitle: (topic: string) => `Tema „${topic}“`,
  numbered: (title: string, page: number) => `${title}, ${page} puslapis`,
  numberedDescription: (description: string, page: number) => `${description} ${page} puslapis.`,
  pages: 'Straipsnių sąrašo puslapiai',
  page: (page: number) => `${page} puslapis`,
  previousPage: 'Ankstesnis',
  nextPage: 'Kitas',

  // Article
  back: 'Grįžti į\u00A0tinklaraštį',
  bylineName: 'Santykių akademijos ekspertų komanda',
  bylineText: 'Rašome apie santykius ir atsakome į\u00A0laiškus',
  /** Before the title of the quiz, which is a link. */
  topicQuiz: 'Testas šia tema: ',
  topicQuizFacts: (questions: string, minutes: number) =>
    `${questions}, apie ${minutes}\u00A0min., nemokamai`,
  contents: 'Turinys',
  /** Label of a passage for readers who may not be safe. */
  warning: 'Jei nesaugu',
  table: (number: number) => `Lentelė ${number}`,
  preformatted: (number: number) => `Nelaužomas tekstas ${number}`,
  related: 'Susiję straipsniai',
  neighbours: 'Kiti straipsniai',
  newerArticle: 'Naujesnis straipsnis',
  olderArticle: 'Ankstesnis straipsnis',
  notFoundTitle: 'Straipsnis nerastas',
  notFoundText: 'Nepavyko rasti šio straipsnio.',
} as const

/** Texts of a static page. */
export const pageTexts = {
  updated: (day: string) => `Atnaujinta ${day}`,
  readingTime: (minutes: number) => `${minutes}\u00A0min. skaitymo`,
  tags: 'Žymos',
  notFoundTitle: 'Puslapis nerastas',
  notFoundText: 'Tokio puslapio nėra arba jis nebeskelbiamas.',
  toHome: 'Grįžti į\u00A0pradžią',
} as const

/** Texts that introduce a topic. */
interface TopicTexts {
  heading: string
  /** Two sentences, shown above the list of the topic. */
  intro: string
  /** Shown by search engines. */
  description: string
}

const topics: ReadonlyMap<string, TopicTexts> = new Map([
  [
    'Bendravimas',
    {
      heading: 'Bendravimas: kaip susikalbėti dviese',
      intro:
        'Susikalbėti neretai trukdo ne bloga valia, o\u00A0nuovargis, skuba ir žodžiai, kurie užgauna. Čia rasite, kaip klausytis, kaip pasakyti, kad skauda, ir lapų, kuriuos prieš sunkų pokalbį galima užpildyti.',
      description:
        'Kaip poroje susikalbėti, išklausyti ir pasakyti, kas skauda: straipsniai, pokalbio lapai ir sakiniai, nuo kurių lengviau pradėti.',
    },
  ],
  [
    'Pasitikėjimas',
    {
      heading: 'Pasitikėjimas: kaip jis auga ir grįžta',
      intro:
        'Pasitikėjimą augina maži pažadai, kurių laikomasi, o\u00A0griauna tai, ką tenka spėlioti. Rašome apie pavydą, telefonus ir ribas\u00A0– ir apie tai, nuo ko pradėti po melo.',
      description:
        'Iš ko susideda pasitikėjimas poroje, kaip jis auga ir kaip atkuriamas po melo: straipsniai apie pavydą, ribas ir susitarimus dviem.',
    },
  ],
  [
    'Intymumas',
    {
      heading: 'Intymumas: kaip išlikti artimiems',
      intro:
        'Artumas\u00A0– ne tik seksas, bet ir prisilietimas išeinant, žinutė vidury dienos, vakaras be telefonų. Čia rasite žodžių, kai kalbėtis nejauku, ir lapų, kuriuos pildote dviese.',
      description:
        'Kaip išlaikyti artumą ilguose santykiuose ir kalbėtis apie seksą, kai pradėti nejauku: straipsniai, darbo lapai ir klausimai dviem.',
    },
  ],
  [
    'Konfliktai',
    {
      heading: 'Konfliktai: kaip ginčytis be žaizdų',
      intro:
        'Svarbu ne tik tai, dėl ko ginčijatės, bet ir tai, kas po ginčo lieka. Rašome, kodėl grįžta tie patys ginčai, kaip laiku sustoti ir ką sakyti, kai abu jau nurimote.',
      description:
        'Kodėl kartojasi tie patys ginčai, kaip laiku sustoti ir vėl grįžti prie pokalbio: straipsniai ir lapai poroms apie ginčus be žaizdų.',
    },
  ],
  [
    'Santykių patarimai',
    {
      heading: 'Santykių patarimai: kasdienybė dviese',
      intro:
        'Pinigai, namų darbai, tėvai ir laikas, kurio vis pritrūksta,\u00A0– iš to susideda kasdienybė dviese. Čia rasite susitarimų, klausimų ir lapų, su kuriais apie tai kalbėtis lengviau.',
      description:
        'Kasdienybė dviese be priekaištų: straipsniai apie pinigus, namų darbus, tėvus ir laiką, kurį verta pasilikti vienas kitam.',
    },
  ],
])

/** Returns the texts of a topic by its name; general texts if the topic is not in `topics`. */
export function topicTexts(topic: string): TopicTexts {
  return (
    topics.get(topic) ?? {
      heading: `Tema „${topic}“`,
      intro:
        'Čia surinkti visi mūsų straipsniai šia tema, naujausi\u00A0– viršuje. Jei ieškote ko kito, rinkitės kitą temą arba ieškokite pagal žodį.',
      description: `Santykių akademijos straipsniai tema „${topic}“: praktiški patarimai ir pratimai poroms.`,
    }
  )
}
