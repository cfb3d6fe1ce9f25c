/** Limits of the SEO fields, in characters or keywords (specification, sections 5 and 9). */
export const SEO_TITLE_MAX = 60
export const SEO_TITLE_INPUT_MAX = 70
export const META_DESCRIPTION_MIN = 120
export const META_DESCRIPTION_MAX = 160
export const IMAGE_ALT_TEXT_MAX = 120
export const META_KEYWORDS_MIN = 3
export const META_KEYWORDS_MAX = 10
export const FOCUS_KEYWORD_MIN = 2
/** Maximum length of a keyword in characters. */
export const KEYWORD_MAX = 100
