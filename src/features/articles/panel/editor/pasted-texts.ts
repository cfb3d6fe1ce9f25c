/** Messages about pasting. Not in `texts.ts`, because the panel loads that file with its first view. */
export const pastedTexts = {
  picture: 'įklijuotas paveikslėlis',
  picturesLost: (count: number) =>
    `Kartu su tekstu neperkelta paveikslėlių: ${count}. Įkelkite juos atskirai.`,
  tableTooWide: (columns: number) =>
    `Lentelėje per daug stulpelių (telpa iki ${columns}), todėl kiekviena jos eilutė įklijuota kaip pastraipa.`,
} as const
