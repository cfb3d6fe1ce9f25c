/** The page that the card payment returns to. */
export const thanksTexts = {
  title: 'Ačiū',
  description: 'Ką daryti sumokėjus: kur rašyti pirmą laišką, ką jame paminėti ir kada atsakysime.',
  heading: 'Ačiū. Dabar\u00A0– pirmas laiškas',
  intro:
    'Jei mokėjimas pavyko, patvirtinimą gausite el.\u00A0paštu. Laukti jo nebūtina: pirmą laišką galite rašyti jau dabar.',

  writeHeading: 'Kur rašyti',
  writeText: 'Rašykite iš to paties adreso, kurį nurodėte mokėdami:',
  subject: 'Pirmas laiškas',

  contentsHeading: 'Ką parašyti pirmame laiške',
  contents: [
    'Kurį paketą įsigijote\u00A0– savaitės ar mėnesio\u00A0– ir kokiu vardu į\u00A0jus kreiptis.',
    'Kas dabar vyksta jūsų santykiuose ir ko labiausiai norėtumėte. Užtenka kelių sakinių, partnerio vardo minėti nereikia.',
    'Ar norite, kad konsultuoti pradėtume iš karto. Jei taip, įrašykite: „Prašau pradėti nelaukiant, kol pasibaigs 14\u00A0dienų atsisakymo terminas.“',
  ],

  answerHeading: 'Kada atsakysime',
  answers: [
    { package: 'Savaitės paketas', time: 'per 4\u00A0valandas' },
    { package: 'Mėnesio prenumerata', time: 'per 2\u00A0valandas' },
  ],

  missingHeading: 'Jei laiško nėra',
  missingText:
    'Pirmiausia patikrinkite nepageidaujamų laiškų aplanką. Jei negavote mokėjimo patvirtinimo arba mūsų atsakymo, parašykite dar kartą ir nurodykite, kada mokėjote,\u00A0– išsiaiškinsime.',

  withdrawalHeading: 'Jei persigalvojote',
  /** Shown as before + form + between + terms + after. */
  withdrawal: {
    before: 'Per 14\u00A0dienų sutarties galite atsisakyti nenurodydami priežasties: užpildykite ',
    form: 'sutarties atsisakymo formą',
    between: '. Kiek grąžinama, kai konsultuoti jau pradėta, paaiškinta ',
    terms: 'naudojimo sąlygose',
    after: '.',
  },

  safetyHeading: 'Jei pagalbos reikia dabar',
  /** Shown as before + link + after. */
  safety: {
    before:
      'Mūsų laiškai nėra skubi pagalba. Jei jums nesaugu, atsakymo nelaukite\u00A0– pažiūrėkite, ',
    link: 'kur kreiptis',
    after: '.',
  },
} as const
