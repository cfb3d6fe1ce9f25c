import { expect, it, vi } from 'vitest'
import { MissingProgram } from './debian.ts'
import { ensureNeeds, NEEDS } from './needs.ts'

/** Simulates a machine with no programs on its `PATH` and a user who may not install any. */
function stubBareMachine(): void {
  vi.stubEnv('PATH', '/nowhere')
  if (process.getuid) vi.spyOn(process, 'getuid').mockReturnValue(1000)
}

it('what neither is there nor can be installed is left out, with its tests and the reason', async () => {
  stubBareMachine()
  const { spamassassin } = NEEDS
  const there = { tests: 'others', ensure: () => Promise.resolve() }
  const broken = {
    tests: 'tests of a broken program',
    ensure: () => Promise.reject(new MissingProgram('it does not start')),
  }
  expect(await ensureNeeds({ spamassassin, there, broken })).toEqual({
    missing: ['spamassassin', 'broken'],
    leftOut:
      'Left out: the spam score of mails (spamassassin: only root on Debian installs packages); ' +
      'tests of a broken program (it does not start)',
  })
})

it('an installation that fails ends the run', async () => {
  const ensure = () => Promise.reject(new Error('apt-get could not install x'))
  await expect(ensureNeeds({ x: { tests: 'x', ensure } })).rejects.toThrow('apt-get')
})
