/** Messages about uploaded images. The browser shows the first two without sending the file. */
export const imageTexts = {
  // Specification, section 5
  wrongType: 'Leistini tik JPEG, PNG ir WebP failai',
  tooLarge: 'Failo dydis negali viršyti 5MB',

  // Files
  tooLargeToSend:
    'Tokio didelio failo serveris nepriima: sumažinkite paveikslėlį iki 4,5 MB ir įkelkite iš naujo.',
  empty: 'Failas tuščias.',
  typeMismatch: 'Failo turinys neatitinka nurodyto tipo.',
  foreignContent: 'Faile be paveikslėlio yra ir kito turinio. Įrašykite paveikslėlį iš naujo.',
  damaged: 'Paveikslėlio nepavyko perskaityti: failas sugadintas arba neužbaigtas.',
  tooManyPixels: (megapixels: number) =>
    `Paveikslėlio matmenys per dideli: daugiausia ${megapixels} mln. taškų.`,

  // Links
  linkInvalid: 'Įkėlimo nuoroda negalioja arba jau panaudota. Įkelkite paveikslėlį iš naujo.',
  notAnUpload: 'Tai nėra paveikslėlio įkėlimo nuoroda.',
  notUploaded: 'Šia nuoroda paveikslėlis dar neįkeltas.',

  // Media list
  notFound: 'Paveikslėlis nerastas',
  inUse: (titles: readonly string[]) =>
    `Paveikslėlis naudojamas, todėl jo ištrinti negalima: ${titles.map((title) => `„${title}“`).join(', ')}.`,
  storageDown: 'Paveikslėlių saugykla nepasiekiama. Bandykite vėliau.',
} as const

/** Captions of images and texts made by AI, shown if the owner has chosen to show them. */
export const aiTexts = {
  image: 'Paveikslėlį sukūrė dirbtinis intelektas.',
  text: 'Šio teksto juodraštį parengė dirbtinis intelektas.',
} as const
