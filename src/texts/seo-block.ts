/** The fields for search engines. */
export const seoBlockTexts = {
  heading: 'Paieškos sistemoms (SEO)',
  metaDescription: 'Meta aprašymas',
  metaDescriptionHint: 'rekomenduojama 150-160 simbolių',
  count: (length: number, maximum: number) => `${length} iš ${maximum}`,
  fits: 'Tinkamas',
  tooLong: 'Per ilgas',
  focusKeyword: 'Pagrindinis raktažodis',
  seoTitle: 'SEO pavadinimas',
  seoTitleHint: 'neprivalomas: be jo naudojamas straipsnio pavadinimas',
  keywords: 'Raktažodžiai',
  keywordsHint: 'atskirkite kableliais',
  resultTitle: 'Kaip atrodys paieškos rezultatuose',
  resultUntitled: 'Straipsnio pavadinimas',
  resultUndescribed: 'Čia bus meta aprašymas arba trumpas aprašymas.',
} as const
