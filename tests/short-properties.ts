import * as fc from 'fast-check'

// Thousands of mutants run the same properties, so each run gets a short time here. The ordinary run tries all values.
// oxlint-disable-next-line typescript/no-deprecated -- the types let no plugin be global
fc.configureGlobal({ interruptAfterTimeLimit: 150, markInterruptAsFailure: false })
