/** When consultations by e-mail are answered; the owner confirms it before launch. */
export const answerHours = {
  /** Within a sentence. */
  short: 'darbo dienomis 9–18 val.',
  /** From when the hours of a letter that comes at another time are counted. */
  otherwise:
    'Jei laišką gauname kitu metu, atsakymo laiką skaičiuojame nuo artimiausios darbo dienos 9 val.',
} as const
