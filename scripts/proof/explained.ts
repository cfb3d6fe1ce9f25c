/** A finding of a tool that stays, and why. */
export interface Explained {
  tool: string
  /** A part of the finding, as it is printed. */
  finding: string
  reason: string
}

/** Every finding that is explained; one that no longer occurs fails the proof. */
export const EXPLAINED: readonly Explained[] = [
  {
    tool: 'csp_evaluator',
    finding: "script-src 'self'",
    reason:
      'The origin serves no JSONP and no AngularJS, and what is uploaded is decoded and encoded anew as an image, sent as one with nosniff.',
  },
  {
    tool: 'csp_evaluator',
    finding: 'script-src https://www.googletagmanager.com',
    reason:
      'Only in the policy of a site with PUBLIC_ANALYTICS_ID, where Google Analytics is loaded after consent; the tool knows no bypass there.',
  },
]
