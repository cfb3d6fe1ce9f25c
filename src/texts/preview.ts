/** What a preview link shows. */
export const previewTexts = {
  label: 'Peržiūra',
  note: 'Taip įrašas atrodys svetainėje. Šį puslapį mato tik tie, kas turi nuorodą.',
  quizEndTitle: 'Testo peržiūra baigta',
  quizEndText:
    'Čia lankytojas įrašo el. pašto adresą ir sužino rezultatą. Peržiūroje atsakymai niekur nesiunčiami.',
  back: 'Atgal',
  refusedTitle: 'Peržiūros nuoroda negalioja',
  refusedText: (days: number) =>
    `Nuoroda galioja ${days} dienas, jei nepanaikinama anksčiau, ir tik tada, kai nukopijuota visa. Paprašykite naujos.`,
  toHome: 'Grįžti į pradžią',
} as const
