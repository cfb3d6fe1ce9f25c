/** Advice as steps to take. */
interface AdviceSteps {
  /** What to do this week; null when the advice is a single text. */
  thisWeek: string | null
  steps: string[]
}

/** A number or a dash that the administrator typed before a step: the list has its own. */
const BULLET = /^(?:\d{1,2}[.)]|[-–•*])\s+/

/** Each line that says something is a step; of several the first is for this week. */
export function adviceSteps(advice: string): AdviceSteps {
  const lines = advice.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length < 2) return { thisWeek: null, steps: lines }
  const [thisWeek = null, ...steps] = lines.map((line) => line.replace(BULLET, ''))
  return { thisWeek, steps }
}
