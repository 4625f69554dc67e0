/** What is noted of each account, for whoever looks into an attack. */
export type SecurityEvent =
  | 'signed-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'code-asked'
  | 'code-failed'
  | 'locked-out'
  | 'address-proved'
  | 'address-changed'
  | 'password-reset'
  | 'password-changed'
  | 'password-not-confirmed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-renewed'
  | 'suspension-changed'
  | 'role-changed'
  | 'deletion-asked';

/** The account by its id, never by its address; undefined where there is none. */
export type SecurityLog = (event: SecurityEvent, account: string | undefined) => void;

export interface SecurityLogger {
  info(details: object, message: string): void;
}

export const createSecurityLog =
  (logger: SecurityLogger): SecurityLog =>
  (event, account) =>
    logger.info({ event, account }, 'security event');
