/** What visitors are asked before their visits are counted. */
export const consentTexts = {
  label: 'Slapukų pasirinkimas',
  question: 'Ar sutinkate su „Google Analytics“ slapukais?',
  showDetails: 'Plačiau',
  details:
    'Jie padeda suprasti, kurie puslapiai skaitomi. Nesutikus svetainė veikia taip pat, o\u00A0pasirinkimą galite bet kada pakeisti.',
  more: 'Slapukų politika',
  accept: 'Sutinku',
  refuse: 'Nesutinku',
  settings: 'Slapukų nustatymai',
  /** Closes the settings. */
  keep: 'Palikti kaip yra',
} as const
