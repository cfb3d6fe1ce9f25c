/** What every page of a preview of a branch says. */
export const branchPreviewTexts = {
  label: 'Šakos peržiūra',
  storesNothing: 'Tai peržiūra be duomenų bazės: ji nieko neišsaugo.',
  formStoresNothing:
    'Tai peržiūra be duomenų bazės: formą galite išbandyti, bet ji nieko neišsaugos ir neišsiųs.',
} as const
