/** The sections in the header. */
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
