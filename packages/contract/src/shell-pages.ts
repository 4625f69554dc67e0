/** The shell's own pages, i.e. the account pages. These are the only paths that the shell bundles. */
export const SHELL_PAGES = {
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
  'reset-password': '/reset-password',
} as const;
