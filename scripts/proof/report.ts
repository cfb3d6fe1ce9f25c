/** Prints one fact of a proof and whether it holds. If it does not hold, the process will end with exit code 1. */
export function report(fact: string, isSo: boolean): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${fact}`)
  if (!isSo) process.exitCode = 1
}
