/**
 * Steps before the launch that the owner confirms: the recovery codes are kept; prices, answer hours, address of notices
 * and city are hers; all is done (`end`).
 */
export const CONFIRMED_STEPS = ['codes', 'prices', 'hours', 'notices', 'city', 'end'] as const
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number]
