import type { Steps } from '../contracts.ts'

/** Whether each step before the launch is done, in order. */
const DONE = {
  seller: ({ missing }) => missing.length === 0,
  password: ({ isPasswordOwn }) => isPasswordOwn,
  passkey: ({ hasPasskey }) => hasPasskey,
  codes: ({ hasCodes, confirmed }) => hasCodes && confirmed.includes('codes'),
  notices: ({ noticeEmail, confirmed }) => noticeEmail !== null && confirmed.includes('notices'),
  city: ({ confirmed }) => confirmed.includes('city'),
  hours: ({ confirmed }) => confirmed.includes('hours'),
  prices: ({ sales, confirmed }) =>
    confirmed.includes('prices') && sales.every(({ hasLink }) => hasLink),
  expert: ({ hasExpert }) => hasExpert,
  genuine: ({ madeUp }) => madeUp.length === 0,
  // Without a package on offer there is nothing to buy.
  purchase: ({ hasPurchase, sales }) => hasPurchase || sales.length === 0,
} as const satisfies Record<string, (known: Steps) => boolean>

export type StepName = keyof typeof DONE

const NAMES = Object.keys(DONE) as StepName[]

export const STEPS = NAMES.length

/** Returns the steps that are left before the launch. */
export const stepsLeft = (known: Steps): StepName[] => NAMES.filter((name) => !DONE[name](known))

/** Whether steps are left, or the owner has not yet put away the line that all are done. */
export const areStepsShown = (known: Steps): boolean =>
  stepsLeft(known).length > 0 || !known.confirmed.includes('end')
