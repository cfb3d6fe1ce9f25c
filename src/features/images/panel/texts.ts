/** Texts of the image field of an article or page: URL, upload, generated or stored image. */
export const imageBlockTexts = {
  heading: 'Paveikslėlis',
  address: 'Paveikslėlio adresas',
  addressHint: 'arba įkelkite failą',
  alt: 'Paveikslėlio aprašymas',
  altHint: 'ką jame matyti; skaitomas nematantiems',
  upload: 'Įkelti failą',
  uploadHint: 'JPEG, PNG arba WebP, iki 5 MB; didesnę JPEG arba HEIC nuotrauką sumažins naršyklė',
  choose: 'Rinktis iš įkeltų',
  clear: 'Pašalinti paveikslėlį',
  none: {
    post: 'Paveikslėlio nėra: svetainėje bus rodomas kategorijos piešinys.',
    page: 'Paveikslėlio nėra: puslapis bus rodomas be jo.',
  },
  previewFailed: 'Šiuo adresu paveikslėlio parodyti nepavyko.',

  preparing: 'Paveikslėlis paruošiamas...',
  uploading: (name: string, percent: number) => `Įkeliama „${name}“: ${percent} %`,
  progress: 'Įkėlimo eiga',
  cancelUpload: 'Atšaukti įkėlimą',
  retryUpload: 'Įkelti dar kartą',
  notShrunk:
    'Naršyklei nepavyko sumažinti šios nuotraukos: ji per didelė arba failas sugadintas. Sumažinkite ją kita programa iki 4,5\u00A0MB ir įkelkite iš naujo.',
  heicUnreadable:
    'Šios HEIC nuotraukos naršyklė neatveria. Kad „iPhone“ fotografuotų JPEG formatu, jame pasirinkite Nustatymai → Kamera → Formatai → „Suderinamiausias“.',
  uploaded: 'Paveikslėlis įkeltas',
  uploadFailed: 'Nepavyko įkelti paveikslėlio',

  libraryTitle: 'Įkelti paveikslėliai',
  librarySearch: 'Ieškoti pagal failo pavadinimą',
  libraryLoading: 'Paveikslėliai įkeliami...',
  libraryNone: 'Įkeltų paveikslėlių dar nėra.',
  libraryEmpty: 'Tokių paveikslėlių nėra.',
  libraryMore: 'Rodyti daugiau',
  generateImage: 'Sugeneruoti paveikslėlį',
  generatingImage: 'Generuojamas paveikslėlis...',
  imageTakesLong: 'Tai gali užtrukti kelias minutes. Galite rašyti toliau.',
  imageGenerated: 'Paveikslėlis sugeneruotas',
  imageFailed: 'Nepavyko sugeneruoti paveikslėlio',
  imageNeedsTitle: {
    post: 'Įveskite straipsnio pavadinimą',
    page: 'Įveskite puslapio pavadinimą',
  },
  replaceImageTitle: 'Pakeisti dabartinį paveikslėlį?',
  replaceImageText: 'Sugeneruotas paveikslėlis pakeis tą, kuris dabar yra formoje.',
} as const

/** Texts of the media list in the panel. */
export const mediaTexts = {
  heading: 'Paveikslėliai',
  lead: 'Visi į svetainę įkelti ir sukurti paveikslėliai.',
  upload: 'Įkelti paveikslėlį',
  empty: 'Paveikslėlių dar nėra. Įkelkite pirmąjį.',
  nothingFound: 'Tokių paveikslėlių nerasta.',
  found: (total: number) => `Paveikslėlių: ${total}`,
  loadFailed: 'Nepavyko įkelti paveikslėlių. Bandykite vėliau.',

  unnamed: 'Paveikslėlis be pavadinimo',
  facts: (width: number, height: number, size: string) => `${width} × ${height} tšk., ${size}`,
  generatedOn: (day: string, model: string) => `Sukurta DI ${day} (${model})`,
  uploadedOn: (day: string) => `Įkeltas ${day}`,
  usedIn: 'Naudojamas:',
  unused: 'Niekur nenaudojamas',
  open: 'Atverti',
  copy: 'Kopijuoti adresą',
  copied: 'Adresas nukopijuotas',
  copyFailed: (address: string) => `Nukopijuoti nepavyko. Adresas: ${address}`,

  removeText: 'Paveikslėlis bus ištrintas visam laikui, atkurti jo nebus galima.',
  removed: 'Paveikslėlis ištrintas',
  removeFailed: 'Nepavyko ištrinti paveikslėlio. Bandykite vėliau.',
} as const
