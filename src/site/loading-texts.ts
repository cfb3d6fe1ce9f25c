/** Texts for lists that could not be loaded. Each list also has its own message. */
export const loadingTexts = {
  retry: 'Bandyti dar kartą',
} as const
