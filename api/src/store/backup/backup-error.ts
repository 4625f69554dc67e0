/** A failure of a backup or a restore; `message` explains it to the person at the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
