/** A backup or restore failure. `message` explains it to the command-line user. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
