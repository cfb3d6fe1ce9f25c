interface Words {
  subject: string
  text: string
}

const words: Readonly<Record<string, Words>> = {
  'invoice.payment_failed': {
    subject: 'Prenumeratos mokėjimas nepavyko',
    text: 'Kliento prenumeratos pratęsti nepavyko. Mokėjimų sistema bandys dar kartą, o klientui tai pasakyta jo puslapyje.',
  },
  'customer.subscription.deleted': {
    subject: 'Prenumerata baigta',
    text: 'Kliento prenumerata baigta: daugiau mokėjimų nebus.',
  },
  'refund.created': {
    subject: 'Grąžinami pinigai',
    text: 'Mokėjimų sistemoje klientui grąžinami pinigai.',
  },
  'refund.failed': {
    subject: 'Pinigų grąžinti nepavyko',
    text: 'Grąžinti pinigų nepavyko. Grąžinkite juos mokėjimų sistemoje dar kartą ar kitu būdu.',
  },
  'charge.dispute.created': {
    subject: 'Ginčijamas mokėjimas',
    text: 'Kliento bankas ginčija mokėjimą. Atsakykite mokėjimų sistemoje iki joje nurodytos dienos, kitaip pinigai bus grąžinti.',
  },
}

const bought: Words = {
  subject: 'Naujas užsakymas',
  text: 'Gautas naujas apmokėtas užsakymas. Klientas jau gavo patvirtinimą su nuoroda į savo puslapį.',
}

/** The mail that tells the owner of an event of the checkout, by its type: any other is a purchase. */
export function paymentNewsWords(type: string): Words {
  return words[type] ?? bought
}

interface News {
  type: string
  /** Names of the clients whose order it is about, or may be. */
  clients: readonly string[]
  sum: string | null
  /** Null: it is not about one order alone. */
  order: { title: string; hours: number; lettersUntil: string | null } | null
}

/** Lists the order, client, sum and time of the event, each with its name. */
export function paymentNewsFacts({ type, clients, sum, order }: News) {
  const isNew = paymentNewsWords(type) === bought
  const facts: (readonly [string, string | null])[] = [
    ['Paketas', order?.title ?? null],
    [clients.length > 1 ? 'Vienas iš klientų' : 'Klientas', clients.join(', ')],
    ['Suma', sum],
    [
      'Terminas',
      isNew && order !== null ? `į kiekvieną laišką atsakykite per ${order.hours} val.` : null,
    ],
    ['Rašyti gali iki', isNew ? null : (order?.lettersUntil ?? null)],
  ]
  return facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  )
}
