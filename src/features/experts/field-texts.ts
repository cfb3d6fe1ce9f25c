/** Labels, hints and messages of an expert's fields. */
export const expertFieldTexts = {
  name: { label: 'Vardas ir pavardė' },
  nameMissing: 'Vardas ir pavardė privalomi',
  qualification: {
    label: 'Kvalifikacija',
    hint: 'tik tai, ką galite patvirtinti, pavyzdžiui, „Psichologė, VU magistrė“',
  },
  qualificationMissing: 'Kvalifikacija privaloma',
  words: {
    label: 'Savais žodžiais',
    hint: 'kodėl ir kaip dirba; pastraipas skirkite tuščia eilute',
  },
  photoUrl: { label: 'Nuotrauka' },
} as const
