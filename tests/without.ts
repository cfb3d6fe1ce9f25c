/**
 * Whether `npm test` has found that this machine lacks a program (`scripts/tools/needs.ts`). The tests that need the
 * program are then skipped.
 */
export function isWithout(program: 'browser' | 'dovecot' | 'postgres' | 'spamassassin'): boolean {
  return (process.env.TESTS_WITHOUT ?? '').split(' ').includes(program)
}
