import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro'
import nodeLog from 'astro/logger/node'

/** Ends the line of a page: how it came about, or how long it took. */
const END_OF_PAGE = /^ \S*\((?:cached|restored|\+)/

/** What Astro tells of a build, without a line for each page: of thousands, nobody reads one. */
export default function buildLog(): AstroLoggerDestination {
  const log = nodeLog()
  return {
    ...log,
    write: (message: AstroLoggerMessage) => {
      if (!isOfOnePage(message)) log.write(message)
    },
  }
}

function isOfOnePage({ label, newLine, message }: AstroLoggerMessage): boolean {
  return label === 'SKIP_FORMAT' ? END_OF_PAGE.test(message) : !newLine
}
