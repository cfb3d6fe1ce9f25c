/** A finding of a tool that stays, and why. */
export interface Explained {
  tool: string
  /** A part of the finding, as it is printed. */
  finding: string
  reason: string
}

const NEWER = 'newer than the checker; browsers that do not know it leave it out'

/** Every finding that is explained; one that no longer occurs fails the proof. */
export const EXPLAINED: readonly Explained[] = [
  {
    tool: 'html',
    finding: 'Nu error: CSS: “margin-trim”',
    reason: `CSS Box Model 4, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: Unrecognized at-rule “@view-transition”',
    reason: `CSS View Transitions 2, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: “view-transition-name”',
    reason: `CSS View Transitions 1, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: Parse Error. (sition-',
    reason: `::view-transition-old() and -new() of CSS View Transitions 1, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: Unrecognized at-rule “@property”',
    reason: `CSS Properties and Values 1, as Tailwind writes it, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: “field-sizing”',
    reason: `CSS Basic User Interface 4, ${NEWER}`,
  },
  {
    tool: 'html',
    finding: 'Nu error: CSS: “background-color”: Cannot invoke "org.w3c.css.values',
    reason: 'A fault of the checker itself, at color-mix() with a variable',
  },
  {
    tool: 'html',
    finding: 'Nu info: Trailing slash on void elements has no effect',
    reason: 'As React renders them; every attribute is quoted, so that the slash means nothing',
  },
  {
    tool: 'html',
    finding: 'Nu error: A “style” element in “body” must be the first child of its parent',
    reason:
      'Astro puts the styles of its islands in front of the first one, with no option for that',
  },
  {
    tool: 'wapiti',
    finding: 'Lack of anti CSRF token',
    reason:
      'These forms act on nothing that a browser sends by itself: no cookie and no session exist to be ridden on',
  },
  {
    tool: 'wapiti',
    finding: 'X-XSS-Protection is not set',
    reason: 'Browsers have withdrawn it, as it opened holes of its own (OWASP Secure Headers)',
  },
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
