import type { Publishing } from '#src/features/publishing/contracts.ts'
import type { SellerDetail } from '#src/features/settings/seller.ts'
import type { ScheduleName } from '../schedules.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { SENDER_REFUSED_PERCENT } from '#src/features/newsletter/newsletter.ts'
import { SILENT_CHECKOUT_DAYS } from '#src/features/orders/orders.ts'
import { REFUND_DAYS } from '#src/features/orders/withdrawals.ts'

const list = new Intl.ListFormat('lt')

/** Urgency of a finding. */
export type Level = 'urgent' | 'knowable' | 'waits' | 'unfinished'

interface MailCounts {
  waiting: number
  /** Mails scheduled for later. */
  planned: number
  /** Mails that wait for a decision of the administrator. */
  attention: number
}

const plannedMails = (count: number) =>
  count === 0 ? '' : ` Suplanuota vėlesniam laikui: ${count}.`

/** Texts on whether the site works and what the administrator has to do. */
export const healthTexts = {
  heading: 'Svetainės būklė',
  intro: 'Ar svetainė veikia ir ar reikia ką nors padaryti jums.',
  loadFailed: 'Nepavyko patikrinti svetainės būklės. Bandykite vėliau.',
  again: 'Patikrinti dar kartą',
  checking: 'Tikrinama...',
  well: 'Jums nieko daryti nereikia.',
  todoHeading: 'Ką padaryti',
  levels: {
    urgent: 'Skubu',
    knowable: 'Žinotina',
    waits: 'Laukia jūsų',
    unfinished: 'Užbaikite',
  } satisfies Record<Level, string>,
  factsHeading: 'Kaip veikia svetainė',

  findings: {
    database:
      'Duomenų bazė neatsako, todėl lankytojai negali siųsti formų ir baigti testų. Paskelbti straipsniai rodomi toliau. Jei po kelių minučių niekas nepasikeičia, praneškite svetainės prižiūrėtojui.',
    readOnly:
      'Duomenų bazė nieko nebeįrašo – greičiausiai joje nebeliko vietos. Lankytojai negali siųsti formų, o jūs – išsaugoti pakeitimų; paskelbti straipsniai rodomi toliau. Praneškite svetainės prižiūrėtojui.',
    storage:
      'Paveikslėlių saugykla neatsako, todėl kai kurių paveikslėlių lankytojai gali nematyti. Jei po kelių minučių niekas nepasikeičia, praneškite svetainės prižiūrėtojui.',
    unknown:
      'Nepavyko patikrinti duomenų bazės ir paveikslėlių saugyklos. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    publishing:
      'Pakeitimai išsaugoti ir lankytojai juos mato, tik nepavyko atnaujinti paieškos ir susijusių straipsnių. Paskelbkite dar kartą; jei nepavyksta ir vėl, praneškite svetainės prižiūrėtojui.',
    senderRefused: (subject: string, cause: string) =>
      `Daugiau nei ${SENDER_REFUSED_PERCENT} % naujienlaiškio „${subject}“ gavėjų pašto serveriai jo nepriėmė. Priežastis: ${cause}. Tiek adresų vienu metu neišnyksta: greičiausiai laiškų nepriima dėl siuntėjo, todėl nė vienos prenumeratos nesustabdėme. Paprašykite svetainės prižiūrėtojo patikrinti laiškų siuntimą.`,
    attention: (count: number) =>
      `Laiškų, dėl kurių turite nuspręsti: ${count}. Peržiūrėkite, kurį siųsti dar kartą, o kurį ištrinti.`,
    /** Messages by scheduled function. `lastRun` is formatted by `formatMoment`. */
    schedules: {
      'publish-pending': (lastRun: string) =>
        `Nebevyksta darbai, kuriuos svetainė atlieka kas 5 minutes: paskutinį kartą atlikti ${lastRun}. Suplanuoti tekstai ir naujienlaiškiai nepasirodo laiku, o neišsiųsti laiškai nebekartojami. Praneškite svetainės prižiūrėtojui.`,
      'delete-expired': (lastRun: string) =>
        `Nebevyksta naktinis darbas, kuris ištrina duomenis, kurių saugojimo laikas baigėsi: paskutinį kartą atliktas ${lastRun}. Praneškite svetainės prižiūrėtojui.`,
      'read-mailbox': (lastRun: string) =>
        `Nebeskaitoma pašto dėžutė: paskutinį kartą perskaityta ${lastRun}. Klientų atsakymai el. paštu nepatenka prie užsakymų, o grįžę laiškai neskaičiuojami. Praneškite svetainės prižiūrėtojui.`,
    } satisfies Record<ScheduleName, (lastRun: string) => string>,
    stuck:
      'Kontaktai neperduodami „Omnisend“ jau ilgiau nei pusvalandį. Svetainė bando toliau, nė vienas nedings. Praneškite svetainės prižiūrėtojui.',
    removals: (count: number) =>
      `Adresų, kuriuos reikia ištrinti „Omnisend“ paskyroje: ${count}. Ištrinkite juos ten ir pažymėkite čia.`,
    withdrawals: (count: number) =>
      `Sutarčių atsisakymų, kurių dar nebaigėte tvarkyti: ${count}. Pinigus reikia grąžinti per ${REFUND_DAYS} dienų nuo atsisakymo.`,
    orders: {
      letter: (count: number) => `Klientų laiškų, kurie laukia jūsų atsakymo: ${count}.`,
      payment: (count: number) =>
        `Mokėjimų, kuriems reikia jūsų: ${count}. Ką su kuriuo daryti, rasite skiltyje „Šiandien“.`,
      subscription: (count: number) =>
        `Prenumeratų, kurias reikia nutraukti mokėjimų sistemoje: ${count}.`,
    },
    paymentsUnset:
      'Svetainė nesužino, kas sumokėjo: mokėjimų pranešimai nesukonfigūruoti. Paprašykite svetainės prižiūrėtojo nustatyti PAYMENT_WEBHOOK_SECRET.',
    missingPage: (slug: string) =>
      `Svetainėje parduodamos konsultacijos, bet nepaskelbtas puslapis, kuriuo remiasi kiekvienas pirkimas (adresas „${slug}“). Paskelbkite jį; jei ištrynėte, atkurkite.`,
    silentCheckout: `Jau ${SILENT_CHECKOUT_DAYS} dienas iš mokėjimų sistemos negavome jokio pranešimo, nors prenumeratų yra. Tikriausiai jie nepasiekia svetainės: „Stripe“ paskyroje pažiūrėkite, ar nėra nepristatytų, ir praneškite svetainės prižiūrėtojui.`,
    marks: (title: string) =>
      `Teste „${title}“ įspėjamieji atsakymai pažymėti dar nepasirenkant, apie ką jie, todėl po kiekvieno iš jų rodomas bendras saugumo pranešimas. Atverkite testą, prie šių atsakymų pasirinkite tinkamą žymą ir išsaugokite.`,
    bookings: (count: number) =>
      `Konsultacijų užklausų, į kurias dar neatsakyta: ${count}. Žmonės laukia jūsų atsakymo.`,
    otherHours: (title: string) =>
      `Puslapyje „${title}“ atsakymo į laiškus valandos nesutampa su nurodytomis skiltyje „Nustatymai“. Pataisykite puslapį arba nustatymus.`,
    otherSeller: (title: string) =>
      `Puslapyje „${title}“ nėra tokių rekvizitų, kokie nurodyti skiltyje „Nustatymai“. Pataisykite puslapį arba nustatymus.`,
    /** Law that requires each of the seller's details. */
    laws: {
      code: 'Informacinės visuomenės paslaugų įstatymo 6 straipsnis',
      address: 'Informacinės visuomenės paslaugų įstatymo 6 straipsnis',
      phone: 'Civilinio kodekso 6.228(7) straipsnis',
    } satisfies Record<SellerDetail, string>,
    missing: (what: readonly string[], laws: readonly string[]) =>
      `Nustatymuose neįrašyta: ${list.format(what)}. Tai nurodyti įpareigoja ${list.format(laws)}.`,
    plain: (title: string) =>
      `„${title}“ svetainėje rodomas neapdorotas, nes jo tekstas per sudėtingas. Supaprastinkite jį.`,
    madeUp: (what: readonly string[]) =>
      `Svetainėje dar rodomi nepatikrinti ${list.format(what)}. Įrašykite tikrus skiltyje „Nustatymai“ arba juos paslėpkite.`,
  },
  edit: 'Redaguoti',
  actions: {
    again: 'Patikrinti dar kartą',
    publish: 'Skelbti dar kartą',
    outbox: 'Atverti laiškų būseną',
    waiting: 'Atverti laukiančius laiškus',
    planned: 'Atverti suplanuotus laiškus',
    bookings: 'Atverti užklausas',
    withdrawals: 'Atverti atsisakymus',
    today: 'Atverti „Šiandien“',
    order: 'Atverti užsakymą',
    pages: 'Atverti puslapius',
    settings: 'Atverti nustatymus',
    deliveries: 'Atverti „Stripe“ pranešimus',
  },
  publishFailed: 'Nepavyko paprašyti atnaujinimo. Bandykite vėliau.',

  parts: {
    site: 'svetainė',
    database: 'duomenų bazė',
    storage: 'paveikslėlių saugykla',
    marketing: 'ryšys su „Omnisend“',
  },
  allWork: (parts: readonly string[]) => `Viskas veikia: ${list.format(parts)}.`,
  work: (parts: readonly string[]) => `Veikia: ${list.format(parts)}.`,
  mailboxRead: (moment: string) =>
    `Pašto dėžutė perskaityta ${moment}. Įtraukti ir grįžę laiškai joje perkeliami į aplanką „${mailboxTexts.folder}“.`,
  live: (moment: string) => `Paskutinį kartą atnaujinta ${moment}.`,
  aiStandIn:
    'Dirbtinis intelektas bandomasis: juodraščiai, pasiūlymai ir paveikslėliai yra pavyzdžiai, pažymėti žodžiu „bandomasis“.',
  site: {
    waiting: 'Pakeitimai matomi, paieška netrukus bus atnaujinta.',
    building: 'Pakeitimai matomi, paieška atnaujinama.',
    failed: 'Pakeitimai matomi, bet paieškos atnaujinti nepavyko.',
    preview: 'Tai šakos peržiūra, ji pati neatnaujinama.',
  } satisfies Record<Exclude<Publishing['status'], 'live'>, string>,
  mail: {
    on: ({ waiting, planned, attention }: MailCounts) => {
      const later = plannedMails(planned)
      if (waiting + attention > 0) {
        return `Laukia išsiuntimo: ${waiting}, jūsų sprendimo: ${attention}.${later}`
      }
      return planned === 0
        ? 'Visi laiškai išsiųsti.'
        : `Visi laiškai, kurių laikas atėjo, išsiųsti.${later}`
    },
    unset: ({ waiting, planned, attention }: MailCounts) =>
      `Siuntimas neįjungtas. Laukia: ${waiting + attention}.${plannedMails(planned)}`,
    preview: () => 'Iš šakos peržiūros laiškai nesiunčiami.',
  },
} as const
