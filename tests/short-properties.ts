import * as fc from 'fast-check'

// Thousands of mutants run the same properties: each gets a moment, the ordinary run tries all its values.
fc.configureGlobal({ interruptAfterTimeLimit: 150, markInterruptAsFailure: false })
