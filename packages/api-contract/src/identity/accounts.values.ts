import { EMAIL_MESSAGE } from '../email';
import {
  PASSWORD_LENGTH,
  RESET_GONE_MESSAGE,
  SHORT_PASSWORD_MESSAGE,
  STRONG_PASSWORD_LENGTH,
  STRONG_PASSWORD_MESSAGE,
} from './passwords';

/** Account limits, shared by the forms and the server. Lengths are in characters. */
export const ACCOUNT_LIMITS = {
  /** Characters in the name of a time zone. */
  timeZone: 64,
  name: 80,
  email: 254,
  password: 256,
  newPassword: PASSWORD_LENGTH,
  strongPassword: STRONG_PASSWORD_LENGTH,
  phone: 16,
  youngest: 16,
  oldest: 120,
  token: 512,
  code: 32,
} as const;

/**
 * Number of minutes for which a sign-in counts as recent. During this time, `/reset-password` requires no emailed link.
 */
export const RECENT_SIGN_IN_MINUTES = 15;
/** Number of days during which the owner can cancel the deletion of an account by signing in. */
export const DELETION_DAYS = 14;
/** Number of hours for which an unverified email address stays reserved. */
export const UNVERIFIED_HOURS = 48;

export const ACCOUNT_MESSAGES = {
  email: EMAIL_MESSAGE,
  shortPassword: SHORT_PASSWORD_MESSAGE,
  weakPassword: STRONG_PASSWORD_MESSAGE,
  commonPassword: 'This password is too common. Please choose another one.',
  credentials: 'Invalid credentials.',
  checkInbox: 'Check your inbox to verify your e-mail.',
  resetSent: 'Success! If the email exists, a reset link has been sent.',
  resetDone: 'Your password has been successfully updated.',
  resetGone: RESET_GONE_MESSAGE,
  verified: 'Email Verified Successfully',
  choosePassword: 'Please choose a password to finish your sign-up.',
  verificationGone: 'This verification link is invalid or has expired.',
  alreadyVerified: 'This email is already verified.',
  verificationSent: 'If this address needs verifying, a link is on its way.',
} as const;

export const THEMES = ['dark', 'light'] as const;

export const SEXES = ['female', 'male', 'other'] as const;

export const DELETION_WORD = 'DELETE';
