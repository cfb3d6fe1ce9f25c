import { ensureBrowser } from './browser.ts'
import { MissingProgram, ensureDovecot, ensurePostgres, ensureSpamAssassin } from './debian.ts'

/** A program that some tests need. */
export interface Need {
  /** Name of the tests that need the program. */
  tests: string
  /** Installs the program if it is missing. @throws {MissingProgram} if that is not possible here. */
  ensure: () => Promise<void>
}

/** Programs by the names used with `isWithout` in `tests/without.ts`. */
export const NEEDS = {
  browser: {
    tests: 'tests in the browser',
    ensure: async () => {
      process.env.BROWSER_PATH = await ensureBrowser()
    },
  },
  dovecot: { tests: 'tests on an IMAP server', ensure: ensureDovecot },
  postgres: { tests: 'tests on a Postgres server', ensure: ensurePostgres },
  spamassassin: { tests: 'the spam score of mails', ensure: ensureSpamAssassin },
} as const satisfies Record<string, Need>

/**
 * Installs programs one after the other, since the package manager is locked while it runs.
 * @returns `missing`: names of the programs that this machine lacks; `leftOut`: one line that says which tests are left
 *   out and why.
 */
export async function ensureNeeds(
  needs: Readonly<Record<string, Need>>,
): Promise<{ missing: string[]; leftOut: string }> {
  const reasons = new Map<string, string>()
  for (const [name, { tests, ensure }] of Object.entries(needs)) {
    try {
      await ensure()
    } catch (error) {
      if (!(error instanceof MissingProgram)) throw error
      reasons.set(name, `${tests} (${error.message})`)
    }
  }
  return { missing: [...reasons.keys()], leftOut: `Left out: ${[...reasons.values()].join('; ')}` }
}
