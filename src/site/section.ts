/** The five sections of the header, one of them highlighted. */
export const SECTIONS = ['home', 'blog', 'tests', 'consultations', 'about'] as const
export type Section = (typeof SECTIONS)[number]

/** Targets of the header's links. */
export const SECTION_PATHS: Record<Section, string> = {
  home: '/',
  blog: '/blog',
  tests: '/testai',
  consultations: '/consultations',
  about: '/about',
}
