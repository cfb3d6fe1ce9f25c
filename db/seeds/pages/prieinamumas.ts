import { ACCESSIBILITY_SLUG } from '#src/core/slugs.ts'
import type { SeedPost } from '../seed-content.ts'

export const page: SeedPost = {
  slug: ACCESSIBILITY_SLUG,
  title: 'Prieinamumas',
  excerpt:
    'Kas padaryta, kad svetaine galėtų naudotis kuo daugiau žmonių, ko dar trūksta ir kaip mums pranešti apie kliūtį.',
  content: `Norime, kad čia būtų patogu visiems: ir tam, kas naršo klaviatūra, ir tam, kas klausosi ekrano skaitytuvo ar skaito padidintą tekstą. Šiame puslapyje rašome, kas jau padaryta, ko dar trūksta ir kaip mums pranešti apie kliūtį, kad ją pašalintume.

## Kas padaryta

Svetainę kuriame ir automatinėmis priemonėmis tikriname pagal tarptautines interneto turinio prieinamumo gaires WCAG 2.2, AA lygį. Jos aprašo, kaip padaryti, kad puslapį būtų galima matyti, suprasti ir valdyti skirtingomis priemonėmis, o ne vien pele ir ekranu.

- **Klaviatūra.** Meniu, testus ir formas galite valdyti vien klaviatūra. Visada matote, kur esate, o pirmoji puslapio nuoroda leidžia praleisti meniu.
- **Didesnis tekstas.** Padidinus puslapį ar vien jo tekstą iki 200 %, net ir siaurame telefone, teksto nereikia slinkti į šoną. Į šoną slenka tik plačios lentelės, ir tai matyti iš šešėlio jų krašte.
- **Spalvos.** Svetainė turi šviesią ir tamsią išvaizdą. Pagal nutylėjimą ji tokia kaip jūsų įrenginyje, o pakeisti ją galite puslapio apačioje. Kontrastas tikrinamas abiejose.
- **Judesys.** Jei įrenginyje pasirinkote mažiau judesio, puslapiai keičiasi be animacijos.
- **Ekrano skaitytuvai.** Antraštės, laukai ir mygtukai turi lietuviškus pavadinimus, o klaidas ir testo eigą skaitytuvas perskaito pats.
- **Be „JavaScript“.** Straipsnius ir kitus puslapius perskaitysite ir tada, kai naršyklė programų nevykdo. Testams ir paieškai jų reikia.

## Kas dar ne taip, kaip norėtume

- **Tikrino programos, ne žmonės.** Automatinės priemonės randa ne visas kliūtis. Žmonės su negalia ir nepriklausomi vertintojai svetainės dar nevertino, o tikrų ekrano skaitytuvų, tokių kaip „NVDA“ ar „VoiceOver“, su ja neišbandėme.
- **Viena naršyklė.** Automatiniai tikrinimai atliekami „Chromium“ naršyklėje. Kitose svetainė turėtų veikti taip pat, bet taip dažnai jų netikriname.
- **Telefonas, padidinus iki 200 %.** Testo klausimas į pirmą ekraną telpa visas, bet atsakymus tenka paslinkti. Ilgi žodžiai kartais lūžta ne skiemenimis.
- **Paveikslėlių aprašymai.** Juos rašo straipsnių autoriai, tad vieni aprašymai tikslesni, kiti glaustesni. Kai viršelio aprašymo nėra, perskaitomas straipsnio pavadinimas.
- **Kalba.** Tekstų lengvai suprantama kalba ir vertimo į gestų kalbą nėra.
- **Apmokėjimas.** Mokate išorinėje mokėjimų sistemoje. Jos puslapiai, kaip ir kitos svetainės, į kurias vedame, priklauso ne mums, todėl už jų prieinamumą atsakyti negalime.

## Radote kliūtį?

Parašykite mums adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt). Padės trys dalykai: kuriame puslapyje buvote, ko nepavyko padaryti ir kokia naršykle ar pagalbine priemone naudojatės. Jei kurio nors teksto negalite perskaityti, parašykite ir apie tai: pasistengsime atsiųsti jį jums tinkamu pavidalu.

## Kada tikrinta

Paskutinį kartą svetainę tikrinome 2026 m. lapkričio 25 d. Šis puslapis pasakoja, kaip yra, ir nėra teisinis patvirtinimas, kad svetainė atitinka visus reikalavimus.`,
  published: true,
  readingTime: 2,
  category: null,
  tags: ['prieinamumas'],
  seoTitle: 'Prieinamumas: kas padaryta ir ko trūksta',
  metaDescription:
    'Klaviatūra, didesnis tekstas, ekrano skaitytuvai ir spalvos: kas svetainėje padaryta, kas dar netobula ir kaip pranešti apie prieinamumo kliūtį.',
  focusKeyword: 'svetainės prieinamumas',
  metaKeywords: ['svetainės prieinamumas', 'prieinamumo kliūtis', 'WCAG 2.2'],
  imageUrl: null,
  imageAltText: null,
  createdAt: '2026-11-25T08:00:00.000Z',
}
