import type { Voice } from './experts.ts'

/** Texts of the experts page, which presents only the academy until an expert is entered. */
export const expertsTexts = {
  title: 'Kas atsako į\u00A0laiškus',
  description:
    'Kaip Santykių akademija atsako į laiškus, ką pažada ir kada pataria kreiptis kitos pagalbos.',
  intro: {
    none: 'Į\u00A0jūsų laiškus atsako Santykių akademija. Čia rasite, kaip tai darome, ką pažadame ir kada patarsime kreiptis kitur.',
    one: () =>
      'Susipažinkite su žmogumi, kuris kuria Santykių akademiją ir atsako į\u00A0jūsų laiškus.',
    several:
      'Susipažinkite su žmonėmis, kurie kuria Santykių akademiją ir atsako į\u00A0jūsų laiškus.',
  } satisfies Voice,
  /** Description of an expert's page. */
  profile: (name: string, credentials: string) =>
    `${name}: ${credentials}. Savais žodžiais apie darbą ir straipsniai Santykių akademijoje.`,
  articlesHeading: 'Straipsniai',
  /** Shown before an expert's own words. */
  quoteMark: '„',
  workHeading: 'Kaip atsakome į\u00A0laiškus',
  work: [
    {
      title: 'Perskaitome visą laišką',
      text: 'Jei ko nors trūksta, kad suprastume jūsų istoriją, pirmiausia paklausiame, o\u00A0tik tada patariame.',
    },
    {
      title: 'Atsakome raštu',
      text: 'Per kiek laiko, nurodyta prie kiekvieno paketo. Atsakymas lieka jums, todėl prie jo galite grįžti, kai reikia.',
    },
    {
      title: 'Siūlome žingsnius',
      text: 'Kiekviename atsakyme rasite, ką galite išbandyti jau dabar. Ką iš to daryti, sprendžiate jūs.',
    },
  ],
  promisesHeading: 'Ką pažadame',
  promises: [
    'Konfidencialumą: jūsų laiškų neskelbiame, kitiems nepasakojame ir reklamai nenaudojame.',
    'Nešališkumą: nepalaikome vienos pusės prieš kitą.',
    'Pagarbą: sprendimus dėl savo santykių priimate jūs.',
    'Atvirumą: jei į\u00A0klausimą atsakyti negalime, taip ir parašome.',
  ],
  elsewhereHeading: 'Kada patariame kreiptis kitur',
  elsewhere: [
    'Kai patiriate smurtą, grasinimus ar prievartą: pirmiausia rūpi jūsų saugumas.',
    'Kai kyla minčių žaloti save arba gresia pavojus: tada reikia skubios pagalbos, o\u00A0ne laiško.',
    'Kai reikia gydytojo, psichologo ar psichoterapeuto: konsultacija el.\u00A0paštu jų neatstoja.',
  ],
  toSupport: 'Kur kreiptis pagalbos',
  callHeading: 'Pasitarkite el.\u00A0paštu',
  callText: 'Pirmąjį laišką galite parašyti jau šiandien.',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
