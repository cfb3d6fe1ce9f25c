import type { StepName } from './steps-left.ts'

/** Texts of the steps before the launch. */
export const stepTexts = {
  heading: 'Pirmieji žingsniai',
  intro: (done: number, all: number) =>
    `Padaryta ${done} iš ${all}. Ką padarėte, svetainė pastebi pati; ką galite žinoti tik jūs, patvirtinkite.`,
  others: (count: number) => `Kiti žingsniai (${count})`,
  confirm: 'Tinka',
  confirmFailed: 'Nepavyko pažymėti. Bandykite vėliau.',
  end: 'Pirmieji žingsniai padaryti',
  endText:
    'Svetainė paruošta: galite kviesti klientus. Ką įrašėte, bet kada pakeisite skiltyje „Nustatymai“.',
  endClose: 'Paslėpti',
  names: {
    seller: 'Įrašykite pardavėjo duomenis',
    password: 'Pasikeiskite slaptažodį',
    passkey: 'Pridėkite prieigos raktą',
    codes: 'Išsisaugokite atkūrimo kodus',
    notices: 'Patikrinkite, kur gausite pranešimus',
    city: 'Patikrinkite miestą',
    hours: 'Nuspręskite, kada atsakote į laiškus',
    prices: 'Patikrinkite kainas ir mokėjimo nuorodas',
    expert: 'Pristatykite ekspertą',
    genuine: 'Patikrinkite skaičius ir atsiliepimus',
    purchase: 'Išbandykite pirkimą',
  } satisfies Record<StepName, string>,
  links: {
    seller: 'Įrašyti',
    password: 'Pakeisti',
    passkey: 'Pridėti',
    codes: 'Sukurti',
    notices: 'Keisti',
    city: 'Keisti',
    hours: 'Keisti',
    prices: 'Keisti',
    expert: 'Pristatyti',
    genuine: 'Pakeisti arba paslėpti',
    purchase: 'Atverti paketus',
  } satisfies Record<StepName, string>,
  seller: (details: readonly string[]) =>
    `Nustatymuose dar neįrašyta: ${details.join(', ')}. Kol neįrašyta, svetainė to nemini, nors pardavėją įstatymai įpareigoja tai nurodyti.`,
  password: 'Dabar galioja slaptažodis, kurį nustatė svetainės prižiūrėtojas.',
  passkey: 'Tada prisijungsite piršto atspaudu, veidu arba įrenginio PIN kodu.',
  codes: (areMade: boolean) =>
    areMade
      ? 'Kodai sukurti, bet nepažymėjote, kad juos išsisaugojote. Jei jų neturite, sukurkite naujus.'
      : 'Jei pamirštumėte slaptažodį, jais patys nustatysite naują.',
  codesMade: 'Pažymėti',
  notices: (address: string | null) =>
    address === null
      ? 'Laiškų siuntimas dar neįjungtas, todėl apie klientų laiškus nesužinosite. Paprašykite svetainės prižiūrėtojo jį įjungti.'
      : `Apie klientų laiškus ir užklausas pranešame adresu ${address}. Ar jis jūsų ir ar jį skaitote?`,
  city: (city: string) => `Svetainės apačioje ir kontaktuose rašoma „${city}“. Ar taip ir yra?`,
  /** @param hours `darbo dienomis 9–18 val.`; null for day and night. */
  hours: (hours: string | null) =>
    hours === null
      ? 'Dabar žadate atsakyti visą parą: savaitės paketo klientui per 4 valandas, mėnesio – per 2, taip pat naktį ir savaitgalį.'
      : `Dabar žadate atsakyti ${hours}`,
  prices: (sales: readonly { title: string; price: number; hasLink: boolean }[]) => {
    const lacking = sales.filter(({ hasLink }) => !hasLink).map(({ title }) => `„${title}“`)
    const told = sales.map(({ title, price }) => `„${title}“ – ${price}\u00A0€`).join(', ')
    return lacking.length === 0
      ? `Dabar parduodate: ${told}. Ar kainos jūsų, o mokėjimo nuorodos – iš jūsų mokėjimų sistemos paskyros?`
      : `Dabar siūlote: ${told}. Mokėjimo nuorodos dar nėra: ${lacking.join(', ')}. Be jos klientas negali sumokėti.`
  },
  expert: 'Save arba kolegą: lankytojai nori žinoti, kas jiems atsakys.',
  genuine: (names: readonly string[]) =>
    `Svetainėje dar nepatikrinti: ${names.join(', ')}. Įrašykite tikrus ir kada patikrinote arba juos paslėpkite.`,
  /** @param price lowest price in euros. */
  purchase: (price: number) =>
    `Nusipirkite paketą ir pažiūrėkite, ką gauna klientas. Tai tikras pirkimas: iš kortelės nuskaičiuojama ${price}\u00A0€. Paskui pinigus grąžinkite sau: mokėjimų sistemoje atverkite šį mokėjimą ir paspauskite „Grąžinti“ („Refund“). Savo mokesčio ji gali negrąžinti. Žingsnis bus padarytas, kai svetainė gaus užsakymą.`,
} as const
