/**
 * One result of `npm run doctor`. Its level is `well` if all is in order, `note` for a possible choice, `advice` for
 * what should be fixed, and `missing` for what the site cannot do without.
 */
export interface Finding {
  level: 'well' | 'note' | 'advice' | 'missing'
  what: string
  /** The fix, in one sentence. */
  mend?: string
}

export const well = (what: string): Finding => ({ level: 'well', what })
export const note = (what: string, mend: string): Finding => ({ level: 'note', what, mend })
export const advice = (what: string, mend: string): Finding => ({ level: 'advice', what, mend })
export const missing = (what: string, mend: string): Finding => ({ level: 'missing', what, mend })

const MARKS = { well: '✓', note: '·', advice: '!', missing: '✗' } as const

/** Formats a finding for the terminal: the finding, and on a second line the fix. */
export function describeFinding({ level, what, mend }: Finding): string {
  return `${MARKS[level]} ${what}${mend === undefined ? '' : `\n    ${mend}`}`
}
