/** Texts of the dialog that confirms the session. */
export const proofTexts = {
  title: 'Patvirtinkite, kad tai jūs',
  text: (minutes: number) =>
    `Nuo prisijungimo arba paskutinio patvirtinimo praėjo daugiau kaip ${minutes} minučių, todėl svarbų veiksmą prašome patvirtinti. Dar kartą jo pradėti nereikės.`,
  act: (name: string) => `Patvirtinate veiksmą: ${name}.`,
  /** Names of grave acts, by route. */
  acts: {
    anonymiseSubmissions: 'ištrinti el. paštus ir vardus, saugomus be sutikimo',
    createPasskey: 'pridėti prieigos raktą',
    createStep: 'pridėti serijos laišką',
    deleteBooking: 'ištrinti užklausą',
    deletePasskey: 'ištrinti prieigos raktą',
    deleteStopped: 'ištrinti sustabdytus prenumeratorius',
    deleteSubmission: 'ištrinti testo atsakymus',
    deleteSubscriber: 'ištrinti prenumeratorių',
    downloadBookings: 'atsisiųsti užklausų lentelę',
    downloadClient: 'atsisiųsti kliento duomenis',
    downloadOrders: 'atsisiųsti užsakymų lentelę',
    downloadSubmissions: 'atsisiųsti testų atsakymų lentelę',
    downloadSubscribers: 'atsisiųsti prenumeratorių lentelę',
    eraseClient: 'ištrinti kliento duomenis',
    pauseSeries: 'pakeisti, ar serija siunčiama',
    resendNotices: 'dar kartą išsiųsti pranešimų adreso patvirtinimo nuorodą',
    sendLetter: 'išsiųsti naujienlaiškį',
    updateStep: 'pakeisti serijos laišką',
    updateLetter: 'pakeisti suplanuotą naujienlaiškį',
  } as Readonly<Record<string, string>>,
  /** Name of `sendLetter` with a time. */
  planLetter: (moment: string) => `suplanuoti naujienlaiškį ${moment}`,
  /** Names a change by its fields. */
  change: (fields: readonly string[]) => `pakeisti ${new Intl.ListFormat('lt').format(fields)}`,
  changed: {
    legalName: 'pardavėjo vardą',
    legalForm: 'teisinę formą',
    code: 'įmonės arba veiklos kodą',
    vatCode: 'PVM kodą',
    address: 'adresą',
    email: 'el. paštą lankytojams',
    phone: 'telefoną',
    packages: 'konsultacijų paketus',
  } as Readonly<Record<string, string>>,
  buttons: {
    act: 'Patvirtinti',
    acting: 'Tikrinama...',
    byPasskey: 'Prieigos raktu',
  },
  failed: 'Nepavyko patvirtinti. Bandykite vėliau.',
} as const
