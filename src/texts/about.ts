/** The about page. */
export const aboutTexts = {
  title: 'Apie mus',
  description:
    'Santykių akademijos misija, vertybės ir patirtis: padedame poroms kurti artimus, saugius ir ilgalaikius santykius.',
  intro:
    'Esame komanda, kuri tiki, kad artumas, pasitikėjimas ir gebėjimas susitarti yra išmokstami dalykai.',
  missionHeading: 'Mūsų misija',
  mission: [
    'Norime, kad kiekviena pora turėtų kur kreiptis anksčiau, nei nutrūksta pokalbis. Daugeliui porų trūksta ne meilės, o žodžių, įpročių ir ramios vietos, kurioje galima pasakyti tai, kas svarbu.',
    'Todėl rašome straipsnius paprasta kalba, kuriame testus, kurie padeda pažvelgti į save iš šalies, ir konsultuojame tada, kai norisi pasitarti su žmogumi. Nežadame stebuklų – siūlome aiškius žingsnius, kuriuos galima žengti jau šiandien.',
  ],
  valuesHeading: 'Mūsų vertybės',
  values: [
    {
      title: 'Širdis ir atjauta',
      text: 'Išklausome nesmerkdami. Už kiekvieno priekaišto matome poreikį, kuris dar nerado tinkamų žodžių.',
    },
    {
      title: 'Tiksliniai sprendimai',
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
  callText: 'Atlikite bendrą santykių testą arba pasirinkite konsultaciją el. paštu.',
  toTest: 'Atlikti santykių testą',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
