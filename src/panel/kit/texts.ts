/** What every list of the panel can say. */
export const listTexts = {
  download: 'Atsisiųsti lentelę (CSV)',
  downloading: 'Ruošiama lentelė...',
  downloadFailed: 'Nepavyko atsisiųsti lentelės. Bandykite vėliau.',
} as const
