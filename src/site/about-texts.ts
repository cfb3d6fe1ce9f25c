/** The about page. */
export const aboutTexts = {
  title: 'Apie mus',
  description:
    'Santykių akademijos misija, vertybės ir patirtis: padedame poroms kurti artimus, saugius ir ilgalaikius santykius.',
  intro:
    'Esame komanda, kuri tiki, kad artumas, pasitikėjimas ir gebėjimas susitarti yra išmokstami dalykai.',
  missionHeading: 'Mūsų misija',
  /** The first sentence is set large. */
  mission: [
    'Norime, kad kiekviena pora turėtų kur kreiptis anksčiau, nei nutrūksta pokalbis.',
    'Daugeliui porų trūksta ne meilės, o\u00A0žodžių, įpročių ir ramios vietos, kurioje galima pasakyti tai, kas svarbu. Todėl paprasta kalba rašome straipsnius ir kuriame testus, padedančius pažvelgti į\u00A0save iš šalies.',
    'O\u00A0kai norisi pasitarti su žmogumi, atsakome į\u00A0laiškus. Nežadame stebuklų\u00A0– siūlome aiškius žingsnius, kuriuos galima žengti jau šiandien.',
  ],
  valuesHeading: 'Mūsų vertybės',
  values: [
    {
      title: 'Širdis ir atjauta',
      text: 'Išklausome nesmerkdami. Už kiekvieno priekaišto matome poreikį, kuris dar nerado tinkamų žodžių.',
    },
    {
      title: 'Jums pritaikyti sprendimai',
      text: 'Vienodų porų nėra, todėl patarimus deriname prie jūsų istorijos, tempo ir tikslų.',
    },
    {
      title: 'Bendruomenė',
      text: 'Buriame žmones, kuriems rūpi santykiai. Kartu lengviau pamatyti, kad su sunkumais susiduriame ne mes vieni.',
    },
    {
      title: 'Profesionalumas',
      text: 'Laikomės to, ką pažadame, saugome konfidencialumą ir aiškiai pasakome, kada reikia kitos pagalbos.',
    },
  ],
  claimsHeading: 'Akademija skaičiais',
  callHeading: 'Nuo ko pradėti?',
  callText: 'Atlikite bendrą santykių testą arba pasirinkite konsultaciją el.\u00A0paštu.',
  toTest: 'Atlikti santykių testą',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
