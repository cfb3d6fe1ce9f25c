/** Prints one fact of a proof and whether it holds; the process fails if one does not. */
export function report(fact: string, isSo: boolean): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${fact}`)
  if (!isSo) process.exitCode = 1
}
