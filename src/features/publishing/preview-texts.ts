/** Texts on pages that preview links open. */
export const previewTexts = {
  label: 'Peržiūra',
  note: 'Taip įrašas atrodys svetainėje. Šį puslapį mato tik tie, kas turi nuorodą.',
  quizEndTitle: 'Testo peržiūra baigta',
  quizEndText:
    'Čia lankytojas įrašo el.\u00A0pašto adresą ir sužino rezultatą. Peržiūroje atsakymai niekur nesiunčiami.',
  back: 'Atgal',
  refusedTitle: 'Peržiūros nuoroda negalioja',
  refusedText: (days: number) =>
    `Nuoroda galioja ${days}\u00A0dienas, jei nepanaikinama anksčiau, ir tik tada, kai nukopijuota visa. Paprašykite naujos.`,
  toHome: 'Grįžti į\u00A0pradžią',
} as const
