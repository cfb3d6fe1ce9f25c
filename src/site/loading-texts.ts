/** What any list says when it could not be loaded; the sentence itself is the screen's own. */
export const loadingTexts = {
  retry: 'Bandyti dar kartą',
} as const
