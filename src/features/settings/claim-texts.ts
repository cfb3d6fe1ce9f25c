import type { Claims } from './claims.ts'

const MADE_UP = { shown: true, checkedOn: null } as const

/** Figures and testimonials until the owner has set genuine ones (specification, section 1). */
export const startingClaims: Claims = {
  figures: {
    couples: { ...MADE_UP, value: '1000+', label: 'porų, kurioms padėjome' },
    success: { ...MADE_UP, value: '89\u00a0%', label: 'sėkmės rodiklis' },
    experience: { ...MADE_UP, value: '10+', label: 'metų patirties' },
    articles: { ...MADE_UP, value: '50+', label: 'straipsnių apie santykius' },
    years: { ...MADE_UP, value: '5', label: 'metai, kai padedame poroms' },
    improvement: {
      ...MADE_UP,
      value: '3',
      label: 'mėnesiai, per kuriuos pajuntamas pagerėjimas',
    },
  },
  testimonials: [
    {
      ...MADE_UP,
      name: 'Ieva',
      city: 'Vilnius',
      relationship: 'Santuoka, 9\u00A0metai',
      rating: 5,
      text: 'Ilgai kalbėdavomės tik apie vaikus ir sąskaitas. Po mėnesio susirašinėjimo su ekspertu vėl atsirado vakarų, kai kalbamės apie mus. Pradėjome nuo dešimties minučių per dieną\u00A0– ir to užteko, kad ledai pajudėtų.',
    },
    {
      ...MADE_UP,
      name: 'Mantas',
      city: 'Kaunas',
      relationship: 'Gyvena kartu, 4\u00A0metai',
      rating: 5,
      text: 'Testą atlikau iš smalsumo, o\u00A0rezultatas privertė susimąstyti. Supratau, kad per ginčus ne klausausi, o\u00A0ruošiu atsakymą. Dabar susitarėme dėl pauzės, ir barniai nebesitęsia iki paryčių.',
    },
    {
      ...MADE_UP,
      name: 'Rasa',
      city: 'Klaipėda',
      relationship: 'Santykiai per atstumą, 2\u00A0metai',
      rating: 5,
      text: 'Gyvenant skirtinguose miestuose pavydas ėmė viršų. Gavome labai konkrečių patarimų, kaip apie jį kalbėtis be priekaištų. Po trijų mėnesių pasitikėjimo tarp mūsų gerokai daugiau.',
    },
  ],
  testimonialsCheck:
    'Atsiliepimų netikriname: nesame patvirtinę, kad juos parašė mūsų paslaugomis pasinaudoję žmonės.',
}
