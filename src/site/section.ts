/** Sections that the header links to. */
export const SECTIONS = ['home', 'blog', 'tests', 'consultations', 'about'] as const
export type Section = (typeof SECTIONS)[number]

/** Paths of the sections. */
export const SECTION_PATHS: Record<Section, string> = {
  home: '/',
  blog: '/blog',
  tests: '/testai',
  consultations: '/consultations',
  about: '/about',
}
