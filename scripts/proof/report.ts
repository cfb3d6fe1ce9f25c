/** Prints one fact of a proof, and whether it is so; the process fails when one is not. */
export function report(fact: string, isSo: boolean): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${fact}`)
  if (!isSo) process.exitCode = 1
}
