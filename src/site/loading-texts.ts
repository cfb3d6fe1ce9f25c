/** Texts shared by lists that could not be loaded. Each list has its own sentence besides. */
export const loadingTexts = {
  retry: 'Bandyti dar kartą',
} as const
