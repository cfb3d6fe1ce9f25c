/** Prints one fact of a proof and whether it holds. If it does not, the process ends with exit code 1. */
export function report(fact: string, isSo: boolean): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${fact}`)
  if (!isSo) process.exitCode = 1
}
