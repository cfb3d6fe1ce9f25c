import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest when nothing else runs, so that both workers end together. The files of the
 * browser tests stand together: a worker keeps its browser as long as the next file is one of them.
 */
const ORDER: readonly RegExp[] = [
  /\/build-cache\.test/,
  /\/e2e\/(publishing|panel-archive|panel-images|panel-lists)\.test/,
  /\/e2e\/(consent|search|quiz)\.test/,
  /\/e2e\/(accessibility|booking|content-edges|reading|blog-lists|api-stopped|every-page)\.test/,
  /\/tests\/e2e\//,
  /\/faults\/crash\.test/,
  /\/(start-database|pglite-engine|emulator|build-hook|site|bundle)\.test/,
  /\/tests\/(api|faults|budgets)\//,
]

function rank({ moduleId }: TestSpecification): number {
  const index = ORDER.findIndex((pattern) => pattern.test(moduleId))
  return index === -1 ? ORDER.length : index
}

/** Runs the longest files first, whichever project they are of. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
