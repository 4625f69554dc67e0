/** The shell's own pages, which concern the account. It bundles these addresses and no others. */
export const SHELL_PAGES = {
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
  'reset-password': '/reset-password',
} as const;
