/** What a result and the help page say to whom it may not be safe or easy to live. */
export const safetyTexts = {
  quickExit: 'Greitai išeiti',

  /** After a warning answer, before the advice. */
  heading: 'Pirmiausia – jūsų saugumas',
  text: 'Bent vienas jūsų atsakymas gali reikšti, kad jums nesaugu ar labai sunku. Jei šalia partnerio jaučiate baimę, jei jus žemina, verčia ar kontroliuoja, tai nėra jūsų kaltė ir kalbėtis apie tai su partneriu neprivalote.',
  beforeAdvice:
    'Toliau pateikti patarimai tinka tada, kai abu jaučiatės saugiai. Jei taip nėra, juos atidėkite ir pirmiausia pasitarkite su žmogumi, kuris padeda tokiose situacijose.',
  helpHeading: 'Kas gali padėti',

  /** Under every result: before + link + after. */
  support: {
    before: 'Jei jums dabar sunku ar nesaugu, pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
  },
} as const

/** Help lines, from public sources of November 2026; the owner confirms them before launch. */
export const helpLines = [
  {
    name: '112',
    address: 'tel:112',
    text: 'Bendrasis pagalbos numeris, kai pavojus gresia dabar.',
  },
  {
    name: '0 800 66366',
    address: 'tel:080066366',
    text: '„Pagalbos moterims linija“ – nemokamai, visą parą.',
  },
  {
    name: '116 123',
    address: 'tel:116123',
    text: '„Vilties linija“ – emocinė parama, nemokamai, visą parą.',
  },
  {
    name: 'Specializuotos kompleksinės pagalbos centrai',
    address: 'https://specializuotospagalboscentras.lt',
    text: 'Nemokama pagalba po artimo žmogaus smurto kiekvienoje savivaldybėje.',
  },
] as const
