/**
 * Minimum length for a new account. A password that replaces another one must be stronger; see {@link
 * isStrongPassword}.
 */
export const PASSWORD_LENGTH = 6;
export const SHORT_PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_LENGTH} characters.`;
export const RESET_GONE_MESSAGE = 'This reset link is invalid or has expired.';

/**
 * Minimum length of a password that replaces another one. Defined outside the schemas, so that browsers need not load
 * the schemas for it.
 */
export const STRONG_PASSWORD_LENGTH = 8;
export const STRONG_PASSWORD_MESSAGE =
  'Password must be at least 8 characters and include letters, numbers, and a special character.';

export const isStrongPassword = (text: string): boolean =>
  [...text].length >= STRONG_PASSWORD_LENGTH &&
  /\p{L}/u.test(text) &&
  /\p{N}/u.test(text) &&
  /[^\p{L}\p{N}\s]/u.test(text);
