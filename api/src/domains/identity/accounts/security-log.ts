/** Account security events, used to investigate attacks. */
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

/** `account` is the account id, never the email address, or undefined if there is no account. */
export type SecurityLog = (event: SecurityEvent, account: string | undefined) => void;

export interface SecurityLogger {
  info(details: object, message: string): void;
}

export const createSecurityLog =
  (logger: SecurityLogger): SecurityLog =>
  (event, account) =>
    logger.info({ event, account }, 'security event');
