export { backUp } from './back-up';
export { BackupError } from './backup-error';
export type { Manifest } from './manifest';
export { restore } from './restore';
