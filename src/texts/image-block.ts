/** An image of an article: by its address, uploaded, generated or chosen from those stored. */
export const imageBlockTexts = {
  heading: 'Paveikslėlis',
  address: 'Paveikslėlio adresas',
  addressHint: 'arba įkelkite failą',
  alt: 'Paveikslėlio aprašymas',
  altHint: 'ką jame matyti; skaitomas nematantiems',
  upload: 'Įkelti failą',
  uploadHint: 'JPEG, PNG arba WebP, iki 5 MB',
  choose: 'Rinktis iš įkeltų',
  clear: 'Pašalinti paveikslėlį',
  none: 'Paveikslėlio nėra: svetainėje bus rodomas kategorijos piešinys.',
  previewFailed: 'Šiuo adresu paveikslėlio parodyti nepavyko.',

  // Uploading
  preparing: 'Paveikslėlis paruošiamas...',
  uploading: (name: string, percent: number) => `Įkeliama „${name}“: ${percent} %`,
  progress: 'Įkėlimo eiga',
  cancelUpload: 'Atšaukti įkėlimą',
  retryUpload: 'Įkelti dar kartą',
  dismiss: 'Uždaryti',
  uploaded: 'Paveikslėlis įkeltas',
  uploadFailed: 'Nepavyko įkelti paveikslėlio',

  // Choosing among the stored
  libraryTitle: 'Įkelti paveikslėliai',
  librarySearch: 'Ieškoti pagal failo pavadinimą',
  libraryLoading: 'Paveikslėliai įkeliami...',
  libraryFailed: 'Nepavyko įkelti paveikslėlių. Bandykite vėliau.',
  libraryNone: 'Įkeltų paveikslėlių dar nėra.',
  libraryEmpty: 'Tokių paveikslėlių nėra.',
  libraryUnnamed: 'Paveikslėlis be pavadinimo',
  libraryMore: 'Rodyti daugiau',
} as const
