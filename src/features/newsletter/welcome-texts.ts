/** Starting text of the first step of the general series, which migration 025 stores. */
export const welcomeTexts = {
  subject: 'Prenumerata patvirtinta',
  content: `Laba diena, ačiū, kad patvirtinote prenumeratą.

Kartą per savaitę atsiųsime vieną straipsnį, vieną klausimą pokalbiui dviese ir vieną nedidelę praktiką. Be skubos ir be reklamos.`,
}
