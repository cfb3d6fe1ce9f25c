/** Why there is no backup, or nothing was restored: one sentence for the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
