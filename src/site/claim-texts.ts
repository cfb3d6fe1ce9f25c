/**
 * Figures and testimonials that are made up. Before launch, replace them with genuine, provable ones, and set `left` to
 * false in `features/settings/owner-texts.ts`.
 */
export const claims = {
  couples: { value: '1000+', label: 'porų, kurioms padėjome' },
  success: { value: '89\u00a0%', label: 'sėkmės rodiklis' },
  experience: { value: '10+', label: 'metų patirties' },
  articles: { value: '50+', label: 'straipsnių apie santykius' },
  years: { value: '5', label: 'metai, kai padedame poroms' },
  improvement: { value: '3', label: 'mėnesiai, per kuriuos pajuntamas pagerėjimas' },
} as const

/** States whether testimonials are checked, as the law on reviews requires. Once they are, this must say how. */
export const testimonialsCheck =
  'Atsiliepimų netikriname: nesame patvirtinę, kad juos parašė mūsų paslaugomis pasinaudoję žmonės.'

export interface Testimonial {
  readonly name: string
  readonly city: string
  readonly relationship: string
  /** Stars out of five. */
  readonly rating: number
  readonly text: string
}

export const testimonials = [
  {
    name: 'Ieva',
    city: 'Vilnius',
    relationship: 'Santuoka, 9\u00A0metai',
    rating: 5,
    text: 'Ilgai kalbėdavomės tik apie vaikus ir sąskaitas. Po mėnesio susirašinėjimo su ekspertu vėl atsirado vakarų, kai kalbamės apie mus. Pradėjome nuo dešimties minučių per dieną\u00A0– ir to užteko, kad ledai pajudėtų.',
  },
  {
    name: 'Mantas',
    city: 'Kaunas',
    relationship: 'Gyvena kartu, 4\u00A0metai',
    rating: 5,
    text: 'Testą atlikau iš smalsumo, o\u00A0rezultatas privertė susimąstyti. Supratau, kad per ginčus ne klausausi, o\u00A0ruošiu atsakymą. Dabar susitarėme dėl pauzės, ir barniai nebesitęsia iki paryčių.',
  },
  {
    name: 'Rasa',
    city: 'Klaipėda',
    relationship: 'Santykiai per atstumą, 2\u00A0metai',
    rating: 5,
    text: 'Gyvenant skirtinguose miestuose pavydas ėmė viršų. Gavome labai konkrečių patarimų, kaip apie jį kalbėtis be priekaištų. Po trijų mėnesių pasitikėjimo tarp mūsų gerokai daugiau.',
  },
] as const satisfies readonly Testimonial[]
