import { countWords, proposeReadingTime } from '#src/domain/reading.ts'

/** What of a form the reading time is about, as its fields hold it. */
interface TimedText {
  content: string
  readingTime: string
}

const proposedBy = (content: string) => String(proposeReadingTime(countWords(content)))

/**
 * Lets the reading time of a form follow its text for as long as it is what the text proposes. A time
 * that was stored, or that the administrator has set, is nobody else's to change.
 */
export function createReadingTime(opened: TimedText) {
  let last = opened
  let follows = opened.readingTime === proposedBy(opened.content)

  /**
   * Takes note of what the form holds.
   * @param typedIn the field that was typed in; null when values were put into the form, as when an
   * item is opened, a version taken or a draft generated.
   */
  function take({ content, readingTime }: TimedText, typedIn: string | null): void {
    const isOther = content !== last.content || readingTime !== last.readingTime
    if (typedIn === 'readingTime') follows = false
    else if (typedIn === null && isOther) follows = readingTime === proposedBy(content)
    last = { content, readingTime }
  }

  /** @returns the time to put into the form; null when that stays as it is. */
  function propose(): string | null {
    if (!follows) return null
    const proposed = proposedBy(last.content)
    return proposed === last.readingTime ? null : proposed
  }

  return { take, propose }
}
