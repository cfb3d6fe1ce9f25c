/** What visitors are told of what was made by AI, where the owner wants it said. */
export const aiTexts = {
  image: 'Paveikslėlį sukūrė dirbtinis intelektas.',
  text: 'Šio teksto juodraštį parengė dirbtinis intelektas.',
} as const
