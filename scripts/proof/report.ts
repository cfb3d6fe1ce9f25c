/** Reports one fact of a proof, and whether it is so. */
export type Report = (fact: string, isSo: boolean) => void
