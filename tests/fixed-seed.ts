import fc from 'fast-check'

// Generated values are the same in each run, so that a failing run points to the change that it tests.
// `FUZZ_SEED` gives others.

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })
