/** States of subscribers and texts of their table. */
export const subscriberListTexts = {
  state: {
    pending: 'Laukia patvirtinimo',
    subscribed: 'Prenumeruoja',
    stopped: 'Sustabdyta',
    left: 'Atsisakė',
    suspicious: 'Įtartina',
  },
  beforeConfirmation: 'dar nereikėjo',
  name: 'naujienlaiskio-prenumeratoriai',
  headings: [
    'El. paštas',
    'Vardas',
    'Būsena',
    'Užsiregistravo',
    'Patvirtino',
    'Atsisakė',
    'Sustabdyta',
  ],
} as const
