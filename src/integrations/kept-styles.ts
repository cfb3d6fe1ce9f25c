import { readFileSync, writeFileSync } from 'node:fs'
import type { KnownStyles, PageStyles } from '#src/output/used-styles.ts'

interface StylesFile {
  maker: string
  styles: readonly (readonly [string, PageStyles])[]
}

/**
 * The styles that an earlier build has worked out; none when there is no file, or others made it.
 * @param maker changes with the style sheets and with the code that works on them
 */
export function readStyles(file: string, maker: string): KnownStyles {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as StylesFile
    return new Map(kept.maker === maker ? kept.styles : [])
  } catch {
    // No build has left any.
    return new Map()
  }
}

/** Leaves styles for the next build. */
export function writeStyles(file: string, maker: string, styles: KnownStyles): void {
  writeFileSync(file, JSON.stringify({ maker, styles: [...styles] } satisfies StylesFile))
}
