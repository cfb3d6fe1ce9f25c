/** Shared texts for lists that could not be loaded; each screen has its own sentence. */
export const loadingTexts = {
  retry: 'Bandyti dar kartą',
} as const
