import { countWords, proposeReadingTime } from '../reading.ts'

/** The fields that determine the reading time. */
interface TimedText {
  content: string
  readingTime: string
}

const proposedBy = (content: string) => String(proposeReadingTime(countWords(content)))

/**
 * The reading time follows the text while it equals the proposed one; a stored or typed one stays.
 */
export function createReadingTime(opened: TimedText) {
  let last = opened
  let follows = opened.readingTime === proposedBy(opened.content)

  /**
   * Takes the current fields.
   * @param typedIn the field that was typed in; null when the values were set by code.
   */
  function take({ content, readingTime }: TimedText, typedIn: string | null): void {
    const isOther = content !== last.content || readingTime !== last.readingTime
    if (typedIn === 'readingTime') follows = false
    else if (typedIn === null && isOther) follows = readingTime === proposedBy(content)
    last = { content, readingTime }
  }

  /** @returns the new reading time; null when it stays. */
  function propose(): string | null {
    if (!follows) return null
    const proposed = proposedBy(last.content)
    return proposed === last.readingTime ? null : proposed
  }

  return { take, propose }
}
