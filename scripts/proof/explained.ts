/** A finding of a tool that is right as it is. */
export interface Explained {
  tool: string
  /** As the tool words it. */
  finding: string
  reason: string
}

/** What the tools find and nothing has to be done about; whatever else they find is a fault. */
export const explained: readonly Explained[] = [
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
