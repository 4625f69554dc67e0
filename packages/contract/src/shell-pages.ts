/** The shell's own pages, which concern the account. The shell bundles only these paths. */
export const SHELL_PAGES = {
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
  'reset-password': '/reset-password',
} as const;
