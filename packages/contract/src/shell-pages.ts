/** The shell's own pages, i.e. the account pages. The shell bundles no other page paths. */
export const SHELL_PAGES = {
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
  'reset-password': '/reset-password',
} as const;
