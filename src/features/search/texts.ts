/** The search over all articles. */
export const searchTexts = {
  label: 'Ieškoti straipsnių',
  submit: 'Ieškoti',
  results: 'Paieškos rezultatai',
  searching: 'Ieškoma...',
  found: (count: number) => `Rasta straipsnių: ${count}.`,
  nothing: (query: string) =>
    `Pagal „${query}“ nieko neradome. Pabandykite kitą žodį arba pasirinkite temą.`,
  failed: 'Paieška šiuo metu neveikia. Bandykite vėliau arba pasirinkite temą.',
  more: 'Rodyti daugiau',
} as const
