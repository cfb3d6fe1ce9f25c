import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The script of axe-core, which defines the page's global `axe`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Finds every violation of WCAG 2.2 A and AA in the page's current state, one line each: all rules in the light colour
 * scheme, and the rule about contrast in the dark one too.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  await page.evaluate(transitionsDone)
  await page.evaluate(unstick)
  const light = await violationsOf(page, { type: 'tag', values: WCAG })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(transitionsDone)
  const dark = await violationsOf(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...describeViolations(page, light, 'light'), ...describeViolations(page, dark, 'dark')]
}

/** Lets the panel's bar scroll with the page, since axe does not scroll to elements under it; runs in the page. */
function unstick(): void {
  const bar = document.querySelector<HTMLElement>('.panel-bar')
  if (bar !== null) bar.style.position = 'relative'
}

/** Waits for CSS transitions, such as that of a colour under the pointer; runs in the page. */
async function transitionsDone(): Promise<void> {
  const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
    return violations
  }, runOnly)
}

function describeViolations(page: Page, violations: axe.Result[], scheme: string): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      return `${page.url()} ${scheme} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`
    }),
  )
}
