/**
 * Tells whether `npm test` has found that this machine lacks a program (`scripts/tools/needs.ts`); the tests that need
 * it are then skipped.
 */
export function isWithout(program: 'browser' | 'postgres' | 'spamassassin'): boolean {
  return (process.env.TESTS_WITHOUT ?? '').split(' ').includes(program)
}
