/** Messages about possible flaws in a text. */
export const checkTexts = {
  heading: (count: number) => `Ką dar peržiūrėti (${count})`,
  title: (length: number, limit: number) =>
    `Pavadinimas per ilgas paieškos rezultatams (ženklų: ${length}, telpa apie ${limit}), todėl jo pabaiga nebus matoma. Sutrumpinkite jį arba įrašykite trumpesnį pavadinimą paieškos rezultatams.`,
  link: (words: string, address: string) =>
    `Nuoroda „${words}“ niekur neveda: paskelbto puslapio adresu „${address}“ svetainėje nėra.`,
  anchor: (words: string, address: string) =>
    `Nuoroda „${words}“ niekur neveda: šiame tekste nėra antraštės, kurios adresas „${address}“.`,
  scheme: (words: string, address: string) =>
    `Nuoroda „${words}“ neveiks: adresas „${address}“ svetainėje ir laiškuose neleidžiamas. Tinka svetainių, el. pašto, telefono, SMS, „Viber“ ir „WhatsApp“ adresai.`,
  picture: (address: string) =>
    `Paveikslėlis „${address}“ neturi aprašymo: kas jo nemato, nesužinos, kas jame.`,
  jump: (words: string, { level, above }: { level: number; above: number }) =>
    `Antraštė „${words}“ praleidžia lygį: vietoj H${level} čia tinka H${above + 1}.`,
  dismiss: 'Palikti taip',
  dismissThis: (sentence: string) => `Palikti taip: ${sentence}`,
} as const
