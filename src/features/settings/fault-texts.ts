/** Why a day of the settings is refused. */
export const faultTexts = {
  checkedLater: 'Patikrinimo diena dar neatėjo: įrašykite šiandieną arba ankstesnę dieną',
  takenEarlier:
    'Ši diena jau praėjo: įrašykite šiandieną arba vėlesnę dieną, o jei laikų vėl yra, pasirinkite „Siūlomas“',
} as const
