/** Messages about pasting; separate from the editor's texts, which the first view of the panel loads. */
export const pastedTexts = {
  picture: 'įklijuotas paveikslėlis',
  picturesLost: (count: number) =>
    `Kartu su tekstu neperkelta paveikslėlių: ${count}. Įkelkite juos atskirai.`,
  tableTooWide: (columns: number) =>
    `Lentelėje per daug stulpelių (telpa iki ${columns}), todėl kiekviena jos eilutė įklijuota kaip pastraipa.`,
} as const
