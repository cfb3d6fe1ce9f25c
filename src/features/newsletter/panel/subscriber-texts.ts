import type { LeftOut, Service } from '../subscriber-files.ts'
import type { RowOutcome } from '../subscribers.ts'

const formatNumber = (count: number) => count.toLocaleString('lt-LT')

/** Texts of the form that adds a subscriber. */
export const addingTexts = {
  heading: 'Pridėti prenumeratorių',
  lead: 'Šiuo adresu išsiųsime laišką su prašymu patvirtinti prenumeratą. Kol žmogus nepatvirtins, naujienlaiškių jis negaus.',
  email: 'El. paštas',
  name: 'Vardas',
  optional: 'nebūtina',
  submit: 'Siųsti patvirtinimo laišką',
  mailed: 'Patvirtinimo laiškas siunčiamas',
  mailedText: (email: string) => `Prenumerata įsigalios, kai ją patvirtins ${email}.`,
  failed: 'Nepavyko pridėti prenumeratoriaus. Bandykite vėliau.',
  refused: {
    'mailed-before':
      'Patvirtinimo laiškas šiuo adresu jau siųstas prieš mažiau nei valandą, todėl antro nesiuntėme.',
    subscribed: 'Šiuo adresu naujienlaiškis jau prenumeruojamas.',
    left: 'Šis žmogus naujienlaiškio atsisakė, todėl jo nepridėjome. Sugrįžti jis gali tik pats, užsiprenumeravęs svetainėje.',
    stopped:
      'Siuntimas šiuo adresu sustabdytas, nes tokio adreso nėra, todėl laiško nesiuntėme. Jei adresas vėl veikia, raskite jį sąraše ir spauskite „Siųsti toliau“.',
    departed:
      'Šio adreso duomenys buvo ištrinti, todėl jo nepridėjome. Sugrįžti žmogus gali tik pats, užsiprenumeravęs svetainėje.',
  },
} as const

/** Texts of the import of subscribers. */
export const importTexts = {
  heading: 'Importuoti prenumeratorius',
  lead: 'Tinka „MailerLite“, „Mailchimp“, „Sender“, „Omnisend“ ir šios svetainės prenumeratorių sąrašai arba jūsų lentelė su stulpeliais „El. paštas“, „Data“ ir „Šaltinis“ – kada ir kur žmogus sutiko gauti naujienlaiškį, – gali būti ir „Vardas“ bei „Būsena“. Pirmiausia parodysime, kas bus su kiekviena eilute.',
  choose: 'Pasirinkti failą',
  chooseOther: 'Pasirinkti kitą failą',
  reading: 'Failas skaitomas...',
  read: ({ file, rows }: { file: string; rows: readonly unknown[] }) =>
    `${file}: perskaityta eilučių – ${formatNumber(rows.length)}. Kol nepaspausite „Importuoti“, nieko nekeičiame.`,
  start: (count: number) => `Importuoti (${formatNumber(count)})`,
  done: ({ added, invited, left }: { added: number; invited: number; left: number }) =>
    [
      `Pridėta prenumeratorių: ${formatNumber(added)}.`,
      ...(invited > 0 ? [`Siunčiama patvirtinimo laiškų: ${formatNumber(invited)}.`] : []),
      ...(left > 0
        ? [`Nuo peržiūros kai kas pasikeitė, todėl praleista eilučių: ${formatNumber(left)}.`]
        : []),
    ].join(' '),
  close: 'Užverti',
  tooLarge: 'Failas per didelis: daugiausia 1 MB. Padalykite jį į kelis.',
  tooManyRows: (count: number, most: number) =>
    `Faile per daug eilučių: ${formatNumber(count)}. Vienu kartu galima importuoti ${formatNumber(most)}, todėl padalykite jį į kelis.`,
  workbook:
    'Tokio failo perskaityti negalime. „Excel“ programoje lentelę įrašykite kaip „CSV UTF-8“ ir pasirinkite tą failą.',
  noRows: 'Faile nėra nė vienos eilutės su duomenimis.',
  unclosed: (line: number) =>
    `Failo nepavyko perskaityti: ${formatNumber(line)} eilutėje netvarkingos kabutės.`,
  noEmail:
    'Faile trūksta stulpelio „El. paštas“. Stulpelių pavadinimai turi būti pirmoje eilutėje.',
  leavers: (sign: string) =>
    `Failo neimame: „${sign}“ rodo, kad jame – žmonės, kurie naujienlaiškio atsisakė arba jo negauna. Importuokite prenumeruojančių žmonių sąrašą.`,
  unread: (columns: readonly string[]) => `Neskaitomi stulpeliai: ${columns.join(', ')}.`,
  columnAt: (place: number) => `${place} (be pavadinimo)`,
  source: 'Sutikimo šaltinis',
  sourceHint: 'kur žmonės sutiko gauti naujienlaiškį; eilutėms, kuriose šaltinio nėra',
  sources: {
    own: 'Šios svetainės prenumeratorių sąrašas',
    Mailchimp: 'Mailchimp',
    MailerLite: 'MailerLite',
    Omnisend: 'Omnisend',
    Sender: 'Sender',
  } satisfies Record<Service, string>,
  undated: (count: number) =>
    `Eilučių be sutikimo datos arba su neaiškiais stulpeliais: ${formatNumber(count)}. Šių žmonių laišku galime paklausti, ar jie nori gauti naujienlaiškį. Kol žmogus nepatvirtins, naujienlaiškių jis negaus. Kai laiškų daug, jie išeina per kelias valandas.`,
  invite: (count: number) => `Siųsti patvirtinimo laiškus (${formatNumber(count)})`,
  leftOut: (why: LeftOut) => {
    switch (why.because) {
      case 'no-state':
        return 'Būsena nenurodyta'
      case 'state':
        return `Būsena „${why.cell}“ nereiškia, kad žmogus prenumeruoja`
      case 'left':
        return `Faile pažymėta, kad naujienlaiškio nebegauna (${why.heading}: ${why.cell})`
      case 'refused':
        return `Faile pažymėta, kad nesutiko (${why.heading}: ${why.cell})`
    }
  },
  unclear: ({ heading, cell }: { heading: string; cell: string }) =>
    cell === ''
      ? `Stulpelyje „${heading}“ nieko neparašyta`
      : `Neaišku, ką reiškia (${heading}: ${cell})`,
  leftOutIn: (line: number) => `Pagal ${formatNumber(line)} eilutę šis žmogus neprenumeruoja`,
  severalAddresses: 'Langelyje keli adresai: palikite vieną',
  tooManyInvitations: (most: number) =>
    `Vienu kartu patvirtinimo laiškų siunčiame ne daugiau kaip ${formatNumber(most)}. Likusius žmones importuokite vėliau`,
  checkFailed: 'Nepavyko patikrinti eilučių. Bandykite vėliau.',
  importFailed: 'Importuoti nepavyko. Bandykite dar kartą: niekas nebus pridėtas du kartus.',
  outcomesLabel: 'Kas bus su eilutėmis',
  all: 'Visos',
  outcomes: {
    added: 'Bus pridėta',
    invited: 'Reikia patvirtinimo',
    pending: 'Jau laukia patvirtinimo',
    subscribed: 'Jau prenumeruoja',
    left: 'Atsisakė, nebus pridėta',
    stopped: 'Adresas neegzistuoja',
    departed: 'Duomenys ištrinti, nebus pridėta',
    twice: 'Faile pakartota',
    'left-out': 'Nebus pridėta',
    faulty: 'Eilutė su klaida',
  } satisfies Record<RowOutcome, string>,
  caption: 'Failo eilutės ir kas su jomis bus',
  line: 'Eilutė',
  consent: 'Sutiko',
  columns: ['Eilutė', 'El. paštas', 'Vardas', 'Sutikimo data', 'Kas bus'],
} as const
