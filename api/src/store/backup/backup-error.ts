/** A backup or a restore that cannot be done; `message` says why, for the person at the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
