import { consents } from './consents.ts'

/** The newsletter form, the strip around it and the page of its own. */
export const newsletterTexts = {
  heading: 'Santykių akademijos naujienlaiškis',
  intro:
    'Kartą per savaitę – vienas straipsnis, vienas klausimas pokalbiui dviese ir viena nedidelė praktika. Be skubos ir be reklamos.',
  emailLabel: 'El. paštas',
  emailPlaceholder: 'vardas@pastas.lt',
  nameLabel: 'Vardas',
  namePlaceholder: 'Jūsų vardas (neprivalomas)',
  submit: 'Registruotis',
  submitting: 'Registruojame...',
  successTitle: 'Sėkmingai užsiregistravote!',
  emailRequired: 'Prašome įvesti el. pašto adresą',
  failure: 'Nepavyko užsiregistruoti į naujienlaiškį. Bandykite vėliau.',
  noScript: 'Registracijos formai reikia „JavaScript“. Norėdami užsiregistruoti, parašykite mums:',
  /** Shown as before + link + after. */
  consent: {
    before: `${consents.newsletter.text} Plačiau – `,
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },

  // The page
  title: 'Naujienlaiškis',
  description:
    'Užsiregistruokite į Santykių akademijos naujienlaiškį: kartą per savaitę gausite straipsnį, klausimą pokalbiui dviese ir nedidelę praktiką.',
  contentsHeading: 'Ką rasite laiške',
  contents: [
    {
      title: 'Naujausias straipsnis',
      text: 'Trumpai apie tai, kuo jis gali praversti būtent šią savaitę.',
    },
    {
      title: 'Klausimas pokalbiui',
      text: 'Vienas klausimas, kurį verta užduoti vienas kitam prie vakarienės ar pasivaikščiojant.',
    },
    {
      title: 'Nedidelė praktika',
      text: 'Pratimas, kuriam užtenka penkiolikos minučių ir geros valios.',
    },
  ],
  promiseHeading: 'Ką pažadame',
  promises: [
    'Rašome ne dažniau kaip kartą per savaitę.',
    'Jūsų adreso neperduodame reklamos tikslais.',
    'Naujienlaiškio galite atsisakyti bet kada – nuorodą rasite kiekviename laiške.',
  ],
} as const
