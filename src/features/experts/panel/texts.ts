/** Texts about the experts whom the site introduces. */
export const expertTexts = {
  // List
  heading: 'Ekspertai',
  intro:
    'Žmonės, kuriuos pristatote puslapyje „Kas atsako į laiškus“ ir kuriuos galite nurodyti kaip straipsnių autorius. Kol nė vieno nėra, svetainė kalba akademijos vardu. Komandą ji visada mini straipsnių paraše, o\u00A0kitur\u00A0– tik kai ekspertų yra bent du.',
  create: 'Naujas ekspertas',
  empty: 'Ekspertų dar nėra. Įrašykite tik tikrus žmones ir tikrą jų kvalifikaciją.',
  edit: 'Redaguoti',
  removeText:
    'Ekspertas dings iš svetainės. Jo straipsniai liks, prie jų bus rodoma tik ekspertų komanda: atkūrus ekspertą, autorių prie jų reikės nurodyti iš naujo.',
  removed: 'Ekspertas ištrintas',
  restore: 'Atkurti',
  restored: (name: string) => `${name} – vėl tarp ekspertų`,
  restoredText: 'Sąrašo gale. Prie straipsnių autorių nurodykite iš naujo.',
  restoreFailed: 'Nepavyko atkurti eksperto. Bandykite vėliau.',
  removeFailed: 'Nepavyko ištrinti eksperto. Bandykite vėliau.',

  // Form
  newHeading: 'Naujas ekspertas',
  editHeading: 'Eksperto redagavimas',
  toList: 'Visi ekspertai',
  photoNone: 'Nuotraukos nėra: svetainėje bus rodomi inicialai.',
  photoClear: 'Pašalinti nuotrauką',
  created: 'Ekspertas pridėtas',
  updated: 'Ekspertas atnaujintas',
  saveFailed: 'Nepavyko išsaugoti eksperto',
  missing: 'Tokio eksperto nebėra. Galbūt jis buvo ištrintas.',

  // Author of an article
  author: 'Autorius',
  team: 'Ekspertų komanda',
} as const
