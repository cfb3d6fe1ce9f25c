import * as fc from 'fast-check'

// Thousands of mutants run the same properties, so each run gets a short time; the ordinary run tries all values.
fc.configureGlobal({ interruptAfterTimeLimit: 150, markInterruptAsFailure: false })
