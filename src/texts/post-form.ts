/** The forms of articles and pages. */
export const postFormTexts = {
  // Fields
  title: 'Pavadinimas',
  slug: 'Adresas',
  slugHint: 'siūlomas pagal pavadinimą',
  slugPreview: (path: string) => `Puslapio adresas: ${path}`,
  slugChecking: 'Tikrinama, ar adresas laisvas...',
  slugFree: 'Adresas laisvas',
  slugTaken: 'Šis adresas jau užimtas. Pakeiskite jį.',
  slugUnknown: 'Nepavyko patikrinti, ar adresas laisvas. Tai paaiškės išsaugant.',
  excerpt: 'Trumpas aprašymas',
  excerptHint: 'rodomas sąraše ir po pavadinimu',
  content: 'Turinys',
  category: 'Kategorija',
  chooseCategory: 'Pasirinkite kategoriją',
  tags: 'Žymos',
  tagsHint: 'atskirkite kableliais',
  readingTime: 'Skaitymo laikas minutėmis',
  readingTimeHint: 'siūlomas pagal žodžių skaičių',
  status: 'Būsena',
  statuses: { draft: 'Juodraštis', published: 'Publikuota', scheduled: 'Suplanuota' },
  publishAt: 'Kada paskelbti',
  publishAtHint: 'Lietuvos laiku, iki tada svetainėje nerodoma',

  // Parts of the forms
  textPart: 'Tekstas',
  publishingPart: 'Skelbimas',
  pageNote:
    'Puslapiai skirti pastoviam turiniui: dažniausiems klausimams, privatumo politikai, informacijai apie mus. Jie neturi kategorijų ir žymų.',

  // Saving
  postCreated: 'Straipsnis sukurtas',
  postUpdated: 'Straipsnis atnaujintas',
  postSaveFailed: 'Nepavyko išsaugoti straipsnio',
  pageCreated: 'Puslapis sukurtas',
  pageUpdated: 'Puslapis atnaujintas',
  pageSaveFailed: 'Nepavyko išsaugoti puslapio',

  // Preview link
  previewLink: 'Peržiūros nuoroda',
  previewMaking: 'Kuriama nuoroda...',
  previewFailed: 'Nepavyko sukurti peržiūros nuorodos',
  previewNote: (moment: string) =>
    `Šia nuoroda išsaugotą juodraštį matys visi, kam ją nusiųsite. Galioja iki ${moment}.`,
  previewUnsaved: 'Neišsaugotų pakeitimų nuoroda nerodo.',
  previewCopy: 'Kopijuoti nuorodą',
  previewCopied: 'Nuoroda nukopijuota',
  previewCopyFailed: 'Nukopijuoti nepavyko. Pažymėkite nuorodą ir nukopijuokite patys.',
  previewOpen: 'Atverti',
  previewRevokeNote:
    'Jei nuoroda pateko ne tam žmogui, panaikinkite visas iki šiol sukurtas šio įrašo peržiūros nuorodas.',
  previewRevoke: 'Panaikinti nuorodas',
  previewRevoking: 'Naikinamos nuorodos...',
  previewsRevoked: 'Peržiūros nuorodos panaikintos',
  previewsRevokedText: 'Nė viena iki šiol sukurta šio įrašo nuoroda nebeatsidaro.',
  previewRevokeFailed: 'Nepavyko panaikinti peržiūros nuorodų',
} as const
