/** Texts of the notes and the added results in an opened order. */
export const noteViewTexts = {
  heading: 'Pastabos ir sutarti darbai',
  hint: 'Mato tik jūs. Ištrinamos kartu su laiškais. Paprašius klientui jas pateikiate, tad rašykite taip, kad galėtų perskaityti.',
  add: 'Pridėti pastabą ar darbą',
  content: 'Pastaba arba darbas',
  contentHint: 'neišsaugota lieka šioje naršyklėje',
  dueOn: 'Atlikti iki',
  dueOnHint: 'palikite tuščią, jei tai tik pastaba',
  save: 'Išsaugoti',
  change: 'Keisti',
  remove: 'Ištrinti',
  cancel: 'Atšaukti',
  done: (day: string) => `Atlikta ${day}`,
  written: (day: string) => `Parašyta ${day}`,
  saved: 'Pastaba išsaugota',
  removed: 'Pastaba ištrinta',
  ticked: 'Pažymėta, kad atlikta',
  unticked: 'Darbas vėl laukia',
  saveFailed: 'Išsaugoti nepavyko. Tekstas liko čia – bandykite dar kartą.',
  tickFailed: 'Nepavyko pažymėti. Bandykite vėliau.',
  removeFailed: 'Ištrinti nepavyko. Bandykite vėliau.',
  removeTitle: 'Ištrinti pastabą?',
  removeText: 'Ištrintos pastabos atkurti nebus galima.',
  results: 'Kliento pridėti testų rezultatai',
} as const

/** Texts of the answer's box, besides those that lists need too. */
export const answerTexts = {
  insert: 'Įterpti pastraipą',
  from: (moment: string, device: string) =>
    `Čia tai, ką rašėte ${moment}${device === '' ? ' kitame įrenginyje' : ` (${device})`}.`,
  answered:
    'Kai pradėjote šį tekstą, buvo išsiųstas kitas atsakymas – jis matomas tarp laiškų. Šis tekstas liko: nukopijuokite, kas praverčia, išsiųskite kaip dar vieną atsakymą arba ištrinkite.',
  meets: (moment: string, device: string) =>
    `Ten${device === '' ? '' : ` (${device})`} jis keistas ${moment}. Palyginkite ir pasirinkite, kurį rašysite toliau. Grįžus prie laiško liks abu.`,
  sentElsewhere: 'Atsakymas jau išsiųstas iš kito įrenginio',
} as const
