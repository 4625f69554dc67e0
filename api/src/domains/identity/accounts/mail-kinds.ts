import type { Message } from '../../../platform/mail';

/** Emails that someone requested for an address. The address may belong to someone else. */
const REQUESTED_KINDS = ['verify-email', 'reset-password', 'signed-up-again', 'change-email'] as const;
/** Security notices. If the address is verified, they are sent regardless of its budget. */
const SECURITY_KINDS = [
  'new-sign-in',
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'deletion',
  'deletion-undone',
] as const;

export type RequestedKind = (typeof REQUESTED_KINDS)[number];
export type SecurityKind = (typeof SECURITY_KINDS)[number];
export type MailKind = RequestedKind | SecurityKind;

export const isSecurityKind = (kind: string): kind is SecurityKind =>
  (SECURITY_KINDS as readonly string[]).includes(kind);
export const isMailKind = (kind: string): kind is MailKind =>
  isSecurityKind(kind) || (REQUESTED_KINDS as readonly string[]).includes(kind);

/** An email about an account. `to` is set if it goes to another address than the account's. */
export type AccountMail = Omit<Message, 'greeting' | 'to'> & { to?: string };
