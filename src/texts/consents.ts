/**
 * What visitors consent to by sending a form: shown there, and stored with its version beside the data.
 * A changed text gets a new version.
 */
export const consentTexts = {
  newsletter: {
    version: '2026-11-22',
    text: 'Registruodamiesi sutinkate gauti naujienlaiškį el. paštu. Atsisakyti galite bet kada – nuorodą rasite kiekviename laiške.',
  },
} as const
